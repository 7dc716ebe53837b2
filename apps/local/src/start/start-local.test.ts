import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { clientCredentials, createConsignClient, me, webhooks } from '@consign/api-client';
import { type Day, startOfDayUtc } from '@consign/domain/dates';
import { fetchTokens } from '@consign/identity/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { freePorts } from '../../../../ports.shared.js';
import { customerClient } from '../demo/index.js';
import { startLocal, type RunningLocal, type StartOptions } from './start-local.js';

const mailedInvoice = (number: string) => ({
  to: ['accounts@kowhai.example'],
  attachments: [{ name: number }],
});

const minute = 60_000;
const time = { now: Date.parse('2026-06-17T02:00:00Z') };
const faults: unknown[] = [];
const output: string[] = [];
let dataDir: string;
let ports: { port: number; identityPort: number; inboxPort: number };

function start(more: StartOptions['options'] = {}): Promise<RunningLocal> {
  return startLocal({
    options: { ...ports, dataDir, size: 30, still: true, webhookHosts: ['localhost'], ...more },
    clock: { now: () => new Date(time.now) },
    // Delays every consignment on its way.
    random: () => 0,
    say: (line) => output.push(line),
    onFault: (fault) => faults.push(fault),
  });
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

interface Answer {
  status: number;
  body: unknown;
  cookies: readonly string[];
}

/** Sends a request with a Host header, without resolving the host. */
function call(path: string, host: string, token?: string, method = 'GET', body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:${ports.port}`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    };
    const sent = httpRequest({ host: '127.0.0.1', port: ports.port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const json = response.headers['content-type']?.includes('json');
        const cookies = response.headers['set-cookie'] ?? [];
        resolve({ status: response.statusCode ?? 0, body: json ? JSON.parse(text) : text, cookies });
      });
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

async function signIn(
  host = 'tasman.localhost',
  email = 'manager@kowhai.example',
  clientId = 'consign-tasman',
) {
  const client = { clientId, redirectUris: [`http://${host}:${ports.port}/signed-in`] };
  const issuer = `http://localhost:${ports.identityPort}`;
  return fetchTokens(issuer, client, { email, password: 'consign-demo' });
}

async function findPorts() {
  const [port = 0, identityPort = 0, inboxPort = 0] = await freePorts(3);
  return { port, identityPort, inboxPort };
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'consign-start-'));
  ports = await findPorts();
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('a local start', () => {
  let running: RunningLocal;
  let delivered: string;

  it('creates the tenants, users and consignments', async () => {
    running = await start();
    expect(output).toContain('Creating demonstration data: 30 consignments');
    expect(output[0]).toMatch(/^Opening the embedded database in .*: for evaluation, not for production$/);
    const settings = await call(
      '/api/v1/configuration/tenants/tasman.localhost/clientSettings',
      'tasman.localhost',
    );
    expect(settings).toMatchObject({ status: 200, body: { tenantName: 'Tasman Freight' } });
    expect(
      await call('/api/v1/configuration/tenants/nowhere/clientSettings', 'nowhere.localhost'),
    ).toMatchObject({ status: 404 });
  });

  it("[AUTH-05] [AUTH-11] signs in a user whose token the API accepts, and no other tenant's host", async () => {
    const { access_token: token } = await signIn();
    const sites = await call('/api/v1/users/me/sites', 'tasman.localhost', token);
    expect(sites.status).toBe(200);
    expect(sites.body).toHaveLength(8);
    // Every registered host of a tenant has a redirect URI.
    const otherTokens = await signIn('localhost');
    expect((await call('/api/v1/users/me/sites', 'localhost', otherTokens.access_token)).status).toBe(200);
    const foreign = await signIn('aurora.localhost', 'manager@kowhai.example', 'consign-aurora');
    for (const refused of [token, foreign.access_token])
      expect((await call('/api/v1/users/me/sites', 'aurora.localhost', refused)).status).toBe(401);
  });

  it("[PLAT-252] a customer's system signs in with client credentials, and is told on the same machine", async () => {
    const { clientId, secret: clientSecret } = customerClient;
    const client = createConsignClient({
      baseUrl: `http://localhost:${ports.port}`,
      token: clientCredentials({
        issuer: `http://localhost:${ports.identityPort}`,
        clientId,
        clientSecret,
      }),
      appName: clientId,
    });
    const sites = await me.listSites(client);
    expect(sites).toHaveLength(8);
    const created = await webhooks.create(client, {
      url: 'http://localhost:4400/consign',
      description: 'A receiver on this machine',
      eventTypes: ['consignment.delivered'],
      siteIds: sites.map(({ id }) => id),
      isActive: false,
    });
    expect(created.secret).toMatch(/^whsec_/u);
  });

  it('[PROV-01] [PROV-03] [PROV-05] [PROV-06] drivers collect, carry and deliver staged consignments, using their own token', async () => {
    const { access_token: token } = await signIn('localhost', 'dispatch@kowhai.example');
    const ask = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
      const answer = await call(`/api/v1${path}`, 'localhost', token, method, body);
      expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
      return answer.body as Body;
    };
    const sites = await ask<Site[]>('GET', '/users/me/sites');
    const [from, to] = ['AKL1', 'WLG1'].map((code) => sites.find((site) => site.code === code));
    const { reference } = await ask<Detail>('POST', '/consignments', {
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
    delivered = reference;
    const path = `/consignments/${reference}`;
    const began = time.now;
    await running.drivers.step();
    await ask('PUT', `${path}/mark-as-ready`, {});
    await ask('PUT', `${path}/request-pickup`, {});
    const times: string[] = [];
    const seen: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      time.now += minute;
      times.push(new Date(time.now).toISOString());
      await running.drivers.step();
      seen.push((await ask<Detail>('GET', path)).statusHistory.at(-1)?.code ?? '');
    }
    time.now = began;
    expect(seen).toEqual(['PICKUP', 'TRANSIT', 'DELIVERING', 'DELIVERED', 'DELIVERED']);
    const { statusHistory, isDeliveryException, ...detail } = await ask<Detail>('GET', path);
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
    const files = await ask<{ proofKind: string | null }[]>('GET', `${path}/files`);
    expect(files.map(({ proofKind }) => proofKind).toSorted()).toEqual(['Photograph', 'Signature']);
  });

  it('shows received mail in the inbox, above the invoices of the demonstration', async () => {
    const mail = {
      from: 'a@tasman.example',
      to: ['b@kowhai.example'],
      subject: 'Manifest',
      text: 'Here it is.',
    };
    await running.inbox.receive(mail);
    const mails = await fetch(`http://127.0.0.1:${ports.inboxPort}/api/mails`);
    expect(await mails.json()).toMatchObject([
      { ...mail, receivedAt: '2026-06-17T02:00:00.000Z' },
      mailedInvoice('INV-20485.csv'),
      mailedInvoice('INV-20451.csv'),
      mailedInvoice('INV-20417.csv'),
    ]);
  });

  it('shares neither its data folder nor its ports', async () => {
    await expect(start()).rejects.toThrow(`Port ${ports.port} is in use by another program.`);
    await expect(start(await findPorts())).rejects.toThrow(
      `The data folder ${dataDir} is in use by process ${process.pid}. Stop that one, or choose another folder`,
    );
    expect((await call('/readyz', 'localhost')).status).toBe(200);
  });

  it('[PLAT-298] keeps its data, its users and the links that it sent when the address of the identity provider changes', async () => {
    const before = await signIn();
    const path = `/api/v2/consignments/${delivered}/receivers-page`;
    const shared = await call(path, 'tasman.localhost', before.access_token, 'POST');
    const { pathname } = new URL((shared.body as { trackingUrl: string }).trackingUrl);
    await running.close();
    output.length = 0;
    ports = { ...ports, identityPort: (await findPorts()).identityPort };
    running = await start();
    expect(output).toHaveLength(1);
    expect(running.addresses.issuer).toBe(`http://localhost:${ports.identityPort}`);
    const { access_token: token } = await signIn();
    expect((await call('/api/v1/users/me/sites', 'tasman.localhost', token)).status).toBe(200);
    expect((await call(pathname, 'tasman.localhost')).status).toBe(200);
  });

  it('serves a public URL behind a proxy, with the identity provider on the same port', async () => {
    await running.close();
    running = await start({ publicUrl: 'https://consign.example' });
    expect(running.addresses.issuer).toBe('https://consign.example/identity');
    const discovery = await call('/identity/.well-known/openid-configuration', 'consign.example');
    expect(discovery.body).toMatchObject({
      issuer: 'https://consign.example/identity',
      token_endpoint: 'https://consign.example/identity/token',
    });
    const page = await call(
      `/identity/auth?client_id=consign-tasman&response_type=code&scope=openid&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256&redirect_uri=${encodeURIComponent('https://consign.example/signed-in')}`,
      'consign.example',
    );
    expect(page.status).toBe(303);
    expect(page.cookies.length).toBeGreaterThan(0);
    for (const cookie of page.cookies) expect(cookie).toMatch(/; path=\/identity.*; secure/i);
    const settings = await call(
      '/api/v1/configuration/tenants/consign.example/clientSettings',
      'consign.example',
    );
    expect(settings).toMatchObject({ status: 200, body: { tenantName: 'Tasman Freight' } });
    await expect(fetch(`http://127.0.0.1:${ports.identityPort}/`)).rejects.toThrow('fetch failed');
  });

  it('reports no faults from start to close', async () => {
    await running.close();
    expect(faults).toEqual([]);
  });
});
