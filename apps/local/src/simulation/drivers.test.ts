import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startOfDayUtc, type Day } from '@consign/domain/dates';
import { fetchTokens } from '@consign/identity/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { freePorts } from '../../../../ports.shared.js';
import { startLocal, type RunningLocal } from '../start/start-local.js';

const minute = 60_000;
const time = { now: Date.parse('2026-06-17T02:00:00Z') };
const faults: unknown[] = [];
let dataDir: string;
let running: RunningLocal;
let product: string;
let authorization: string;

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${product}/api/v1${path}`, {
    method,
    headers: {
      authorization,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.ok, `${method} ${path}: ${response.status} ${text}`).toBe(true);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

interface Site {
  readonly code: string;
  readonly defaultAccount: { readonly id: string };
  readonly defaultParticipant: { readonly id: string };
}

interface Detail {
  readonly reference: string;
  readonly isDeliveryException: boolean;
  readonly confirmedDeliveryDateTimeUtc: string | null;
  readonly statusHistory: readonly {
    readonly code: string;
    readonly statusDate: string;
    readonly deliveryEvents: readonly { readonly title: string }[];
  }[];
}

async function createDraft(): Promise<string> {
  const sites = await call<Site[]>('GET', '/users/me/sites');
  const [from, to] = ['AKL1', 'WLG1'].map((code) => sites.find((site) => site.code === code));
  const created = await call<Detail>('POST', '/consignments', {
    accountId: from?.defaultAccount.id,
    serviceType: 'GENERAL',
    senderParticipantId: from?.defaultParticipant.id,
    receiverParticipantId: to?.defaultParticipant.id,
    requestedDeliveryDate: startOfDayUtc('2026-06-24' as Day),
    lineItems: [
      {
        count: 1,
        packagingType: 'CARTON',
        description: 'Kauri shelf',
        volume: 0.1,
        weight: 10,
        dangerousGoods: null,
      },
    ],
  });
  return created.reference;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'consign-drivers-'));
  const [port = 0, identityPort = 0, inboxPort = 0] = await freePorts(3);
  running = await startLocal({
    port,
    identityPort,
    inboxPort,
    dataDir,
    size: 5,
    still: true,
    clock: { now: () => new Date(time.now) },
    // Delays every consignment.
    random: () => 0,
    onFault: (fault) => faults.push(fault),
  });
  product = `http://localhost:${port}`;
  const client = { clientId: 'consign-tasman', redirectUris: [`${product}/signed-in`] };
  const person = { email: 'dispatch@kowhai.example', password: 'consign-demo' };
  authorization = `Bearer ${(await fetchTokens(`http://localhost:${identityPort}`, client, person)).access_token}`;
});

afterAll(async () => {
  await running.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('[PROV-01] [PROV-03] [PROV-05] [PROV-06] drivers collect, carry and deliver staged consignments, using their own token', async () => {
  const reference = await createDraft();
  const path = `/consignments/${reference}`;
  await running.drivers.step();
  await call('PUT', `${path}/mark-as-ready`, {});
  await call('PUT', `${path}/request-pickup`, {});
  const times: string[] = [];
  const seen: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    time.now += minute;
    times.push(new Date(time.now).toISOString());
    await running.drivers.step();
    seen.push((await call<Detail>('GET', path)).statusHistory.at(-1)?.code ?? '');
  }
  expect(seen).toEqual(['PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED', 'DELIVERED']);

  const { statusHistory, isDeliveryException, ...detail } = await call<Detail>('GET', path);
  const carried = statusHistory.slice(3);
  expect(carried.map(({ statusDate }) => new Date(statusDate).toISOString())).toEqual(times.slice(0, 4));
  expect(carried.map(({ deliveryEvents }) => deliveryEvents.map(({ title }) => title))).toEqual([
    [],
    ['Delayed by a road closure'],
    [],
    [],
  ]);
  expect(isDeliveryException).toBe(true);
  expect(Date.parse(detail.confirmedDeliveryDateTimeUtc ?? '')).toBe(Date.parse(times[3] ?? ''));
  expect(faults).toEqual([]);
});
