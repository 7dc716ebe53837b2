import { cancelReason } from '@consign/domain/status';
import { MutationObserver, QueryClient, type MutationObserverOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { bulkMutations, statusMutations } from './status.js';
import { consignmentKeys } from './keys.js';
import { buildMessage, fakeServer } from './testing/index.js';

const result = {
  results: [
    { reference: 'TAS1', messages: [buildMessage('Information', 'Staged')] },
    { reference: 'TAS2', messages: [buildMessage('Error', 'Staged')] },
  ],
};
const server = () =>
  fakeServer({
    'POST /api/v1/consignments/bulk/status': result,
    'POST /api/v2/consignments/bulk/request-pickup-date': result,
    'POST /api/v2/consignments/bulk/cancel': result,
    'PUT /api/v1/consignments/{ref}/mark-as-ready': null,
    'PUT /api/v1/consignments/{ref}/request-pickup': () => Response.json({ messages: [] }, { status: 409 }),
    'POST /api/v2/consignments/{ref}/cancelled': null,
  });

/** A cache with a list and three consignments, and a function that lists the stale ones. */
function cached() {
  const cache = new QueryClient();
  const keys = {
    list: [...consignmentKeys.lists, 'any'],
    TAS1: consignmentKeys.detail('TAS1'),
    TAS2: consignmentKeys.detail('TAS2'),
    TAS3: consignmentKeys.detail('TAS3'),
  };
  for (const key of Object.values(keys)) cache.setQueryData(key, {});
  const stale = () =>
    Object.entries(keys).flatMap(([name, key]) => (cache.getQueryState(key)?.isInvalidated ? [name] : []));
  return { cache, stale };
}

async function run<Answer, Sent>(
  options: MutationObserverOptions<Answer, Error, Sent>,
  sent: Sent,
  { cache, stale }: ReturnType<typeof cached>,
) {
  const answer = await new MutationObserver(cache, options).mutate(sent).catch((error: unknown) => error);
  return { answer, stale: stale() };
}

const references = ['TAS1', 'TAS2'];
const idempotencyKey = 'click-1';

describe('a bulk call', () => {
  it('[BULK-17, BULK-13, CONS-34] sends its key, returns an outcome per consignment, and refreshes lists and consignments', async () => {
    const { client, calls } = server();
    const body = { statusCode: 'STAGED', references, statusDatetimeUtc: '2026-11-21T00:00:00Z' };
    expect(await run(bulkMutations(client).changeStatuses(), { body, idempotencyKey }, cached())).toEqual({
      answer: result,
      stale: ['list', 'TAS1', 'TAS2'],
    });
    expect(calls[0]?.body).toEqual(body);
    expect(calls[0]?.headers.get('idempotency-key')).toBe(idempotencyKey);
  });

  it('[BULK-03] [BULK-04, BULK-20] sets requested pickup dates, and cancels with the reason', async () => {
    const { client, calls } = server();
    const { setRequestedPickupDates, cancel } = bulkMutations(client);
    const dates = { references, requestedPickupDateTimeUtc: '2026-11-22T11:00:00Z' };
    const reason = { references, reason: cancelReason };
    const stale = ['list', 'TAS1', 'TAS2'];
    const moved = await run(setRequestedPickupDates(), { body: dates, idempotencyKey }, cached());
    const cancelled = await run(cancel(), { body: reason, idempotencyKey }, cached());
    expect([moved.stale, cancelled.stale]).toEqual([stale, stale]);
    expect(calls.map(({ body }) => body)).toEqual([dates, reason]);
  });

  it('[ERR-07] [CONS-105] has a message for a failed call', () => {
    const { changeStatuses, setRequestedPickupDates, cancel } = bulkMutations(server().client);
    expect(changeStatuses().meta).toEqual({ failure: { text: 'Update error, please try again later' } });
    expect(setRequestedPickupDates().meta).toEqual({
      failure: { text: 'Failed to update pickup date. Please try again later.' },
    });
    expect(cancel().meta).toEqual({ failure: { text: 'Cancel error, please try again later' } });
  });
});

describe('the status of one consignment', () => {
  it('[CONS-21, CONS-24, CONS-34] is sent with a key, and the consignment is refetched', async () => {
    const { client, calls } = server();
    const sent = { reference: 'TAS1', idempotencyKey };
    expect((await run(statusMutations(client).markReady(), sent, cached())).stale).toEqual(['list', 'TAS1']);
    expect(calls[0]).toMatchObject({ path: '/api/v1/consignments/TAS1/mark-as-ready', body: {} });
    expect(calls[0]?.headers.get('idempotency-key')).toBe(idempotencyKey);
  });

  it('[CONS-22, CONS-24] is refetched after a refusal too', async () => {
    const sent = { reference: 'TAS1', dateTimeUtc: '2026-11-21T00:00:00Z', idempotencyKey };
    const refused = await run(statusMutations(server().client).requestPickup(), sent, cached());
    expect(refused.answer).toMatchObject({ status: 409 });
    expect(refused.stale).toEqual(['list', 'TAS1']);
  });

  it('[CONS-24] isn’t refetched without a response', async () => {
    const { client } = fakeServer({
      'PUT /api/v1/consignments/{ref}/mark-as-ready': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const sent = { reference: 'TAS1', idempotencyKey };
    expect((await run(statusMutations(client).markReady(), sent, cached())).stale).toEqual([]);
  });
});
