import { createServer, type ServerResponse } from 'node:http';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { listen } from '../testing/listen.js';
import { hasServer } from '../testing/database.js';
import { type DrillStack, startDrillStack } from '../testing/drill/drill-stack.js';
import { namedDraft } from '../testing/drill/named-drafts.js';
import type { Replica } from '../testing/drill/start-replica.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { runSql } from '../testing/run-sql.js';
import { goodWebhook } from '../testing/webhook-test.js';

const CONSIGNMENTS = 5;
/** Processes take long to start on a busy machine. */
const DRILL_TIMEOUT_MS = 300_000;
const WAIT = { timeout: 120_000, interval: 50 };

interface Received {
  readonly id: string;
  readonly reference: string;
  readonly statusCode: string;
}

/** A receiver that can take a message and hold its answer back. */
async function startHoldingReceiver() {
  const received: Received[] = [];
  let held: ServerResponse[] | null = null;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      const { data } = JSON.parse(body) as { data: Omit<Received, 'id'> };
      received.push({ ...data, id: String(request.headers['webhook-id']) });
      if (held === null) response.writeHead(204).end();
      else held.push(response);
    });
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}/consign`,
    received,
    hold: () => {
      held = [];
    },
    release: () => {
      for (const response of held ?? []) response.writeHead(204).end();
      held = null;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe.runIf(hasServer())('webhooks of two processes on one database', () => {
  let stack: DrillStack;
  let receiver: Awaited<ReturnType<typeof startHoldingReceiver>>;
  let allowed: Record<string, string>;
  let dying: Replica;

  beforeAll(async () => {
    [stack, receiver] = await Promise.all([startDrillStack(), startHoldingReceiver()]);
    allowed = { WEBHOOK_HOSTS: '127.0.0.1', WEBHOOK_PORTS: new URL(receiver.url).port };
    dying = await stack.start('dying', allowed);
  }, DRILL_TIMEOUT_MS);
  afterAll(async () => {
    await stack.close();
    receiver.close();
  });

  /** A process that is overloaded says when to come back: such a call is sent again, as every caller does. */
  const ask: DrillStack['ask'] = async (...call) => {
    const answer = await stack.ask(...call);
    return answer.retryAfter === null ? answer : ask(...call);
  };
  const listDeliveries = () =>
    stack.database.inTenant(kowhaiScope, (tx) =>
      tx.selectFrom('webhook_deliveries').select(['id', 'state']).orderBy('sequence').execute(),
    );

  /** Creates a consignment and takes it to Picked Up; returns its reference. */
  async function pickUp(senderReference: string): Promise<string> {
    const { body } = await ask(dying, 'POST', '/api/v1/consignments', {
      body: namedDraft(senderReference),
      headers: { 'idempotency-key': senderReference },
    });
    const { reference } = body as { reference: string };
    const steps = [
      ['mark-as-ready', { dateTimeUtc: new Date().toISOString() }],
      ['request-pickup', {}],
    ] as const;
    for (const [step, change] of steps) {
      const url = `/api/v1/consignments/${reference}/${step}`;
      expect(await ask(dying, 'PUT', url, { body: change })).toMatchObject({ status: 204 });
    }
    return reference;
  }

  it(
    '[PROV-29] kill -9 while a receiver holds a message loses no message, and keeps ids and order',
    async ({ annotate }) => {
      const webhook = { ...goodWebhook, url: receiver.url, eventTypes: ['consignment.status_changed'] };
      const hook = { body: webhook, headers: { 'idempotency-key': 'drill' } };
      expect(await ask(dying, 'POST', '/api/v2/webhooks', hook)).toMatchObject({ status: 201 });
      receiver.hold();
      const references: string[] = [];
      for (let index = 0; index < CONSIGNMENTS; index += 1) references.push(await pickUp(`HOOK-${index}`));
      await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(0), WAIT);
      await dying.kill();
      const lost = receiver.received.length;
      receiver.release();
      const waiting = await listDeliveries();
      expect(waiting).toHaveLength(CONSIGNMENTS * 2);
      expect(new Set(waiting.map(({ state }) => state))).toEqual(new Set(['Waiting']));

      await stack.start('living', allowed);
      // The leases of the dead process end.
      await runSql(stack.database)`
        update jobs set due_at = now() where kind = 'webhook' and due_at > now() + interval '1 minute'`;
      await vi.waitFor(async () => {
        const states = (await listDeliveries()).map(({ state }) => state);
        expect(new Set(states)).toEqual(new Set(['Delivered']));
      }, WAIT);

      const { received } = receiver;
      expect(new Set(received.map(({ id }) => id))).toEqual(new Set(waiting.map(({ id }) => id)));
      // Only deliveries held at the kill came twice.
      expect(received).toHaveLength(waiting.length + lost);
      for (const reference of references) {
        const statuses = received
          .filter((each) => each.reference === reference)
          .map(({ statusCode }) => statusCode);
        expect(statuses.filter((status, index) => status !== statuses[index - 1])).toEqual([
          'FINAL',
          'STAGED',
        ]);
      }
      await annotate(
        `messages written ${waiting.length}, held at the kill ${lost}, received ${received.length}, different ids ${waiting.length}`,
      );
    },
    DRILL_TIMEOUT_MS,
  );
});
