import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

import { priceQueries, quoteQueries, type ComparisonInputs, type QuoteInputs } from './quotes.js';
import { fakeServer } from './testing/index.js';

const now = () => new Date('2026-11-21T20:00:00Z');
const inputs: QuoteInputs = {
  serviceType: 'GENERAL',
  siteId: '019808b4-5b1e-7c3a-9a51-000000000010',
  destinationSiteId: '019808b4-5b1e-7c3a-9a51-000000000011',
  units: [{ count: 1, itemTypeCode: 'PALLET', volume: 1.44, weight: 250 }],
};
const priceCall = 'POST /api/v2/consignments/pricing/quote';
const compareCall = 'POST /api/v2/consignments/pricing/comparison';
const pricesCall = 'GET /api/v2/consignments/{ref}/prices';

describe('quotes', () => {
  it('[QUOT-08] are keyed by their inputs, and one that nobody waits for is aborted and forgotten', async () => {
    const { quote } = quoteQueries(fakeServer({}).client, now);
    expect(quote(inputs).queryKey).not.toEqual(quote({ ...inputs, serviceType: 'OVERNIGHT' }).queryKey);
    const server = fakeServer({ [priceCall]: () => new Promise<Response>(() => undefined) });
    const cache = new QueryClient();
    const options = quoteQueries(server.client, now).quote(inputs);
    const stop = new QueryObserver(cache, options).subscribe(() => undefined);
    await expect.poll(() => server.names()).toEqual([priceCall]);
    stop();
    await expect.poll(() => cache.getQueryCache().findAll().length).toBe(0);
  });

  it('[CALL-104] [QUOT-10] compare service types and days in one call', async () => {
    const server = fakeServer({ [compareCall]: { quotes: [] } });
    const { siteId, destinationSiteId, units } = inputs;
    const asked: ComparisonInputs = {
      siteId: siteId ?? null,
      destinationSiteId: destinationSiteId ?? null,
      units,
      serviceTypes: ['GENERAL', 'OVERNIGHT'],
      fromDate: '2026-11-23',
    };
    const found = await new QueryClient().fetchQuery(quoteQueries(server.client, now).comparison(asked));
    expect(found).toEqual([]);
    expect(server.calls.map(({ body }) => body)).toEqual([
      { ...asked, priceDateTimeUtc: '2026-11-21T20:00:00.000Z' },
    ]);
  });
});

it('[CALL-105] [QUOT-14] prices are read again every 3 seconds while an estimate is under way', async () => {
  vi.useFakeTimers();
  const none = { quote: null, estimate: null, confirmed: null, reason: null };
  const answers = [true, true, false].map((isEstimating) => ({ ...none, isEstimating }));
  const server = fakeServer({ [pricesCall]: () => answers.shift() ?? { ...none, isEstimating: false } });
  const options = priceQueries(server.client).forConsignment('tas0000007');
  const stop = new QueryObserver(new QueryClient(), options).subscribe(() => undefined);
  for (const calls of [2, 3, 3]) {
    await vi.advanceTimersByTimeAsync(3_000);
    expect(server.calls.map(({ path }) => path)).toEqual(
      Array.from({ length: calls }, () => '/api/v2/consignments/tas0000007/prices'),
    );
  }
  stop();
  vi.useRealTimers();
});
