import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

import { freightQueries } from './line-items.js';
import { fakeServer } from './testing/index.js';

const id = '019808b4-5b1e-7c3a-9a51-000000000100';
const item = {
  count: 2,
  packagingTypeObject: { code: 'PALLET', name: 'Pallet', defaultVolume: null, defaultWeight: null },
  dangerousGoods: null,
};

describe('the freight of a row', () => {
  it('[LIST-03] [CALL-36] is fetched once in 60 seconds', async () => {
    vi.useFakeTimers();
    const { client, calls } = fakeServer({
      'POST /api/v2/consignments/consignments-line-items': { [id]: [item] },
    });
    const cache = new QueryClient();
    const { forConsignment } = freightQueries(client);
    expect(await cache.fetchQuery(forConsignment(id))).toEqual([item]);
    vi.advanceTimersByTime(59_000);
    await cache.fetchQuery(forConsignment(id));
    expect(calls.map(({ body }) => body)).toEqual([[id]]);
    vi.advanceTimersByTime(2_000);
    await cache.fetchQuery(forConsignment(id));
    expect(calls).toHaveLength(2);
    vi.useRealTimers();
  });

  it('[LIST-03] [ERR-07] is empty for an unknown id, and has a message for a failure', async () => {
    const { client } = fakeServer({ 'POST /api/v2/consignments/consignments-line-items': {} });
    const query = freightQueries(client).forConsignment(id);
    expect(await new QueryClient().fetchQuery(query)).toEqual([]);
    const text = 'Failed to load line item information. Please try again.';
    expect(query.meta).toEqual({ failure: { text } });
  });
});
