import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

import { freightQueries } from './freight.js';
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

  it('[LIST-03] is empty for an unknown id', async () => {
    const { client } = fakeServer({ 'POST /api/v2/consignments/consignments-line-items': {} });
    expect(await new QueryClient().fetchQuery(freightQueries(client).forConsignment(id))).toEqual([]);
  });

  it('[ERR-07] has a message for a failure', () => {
    expect(freightQueries(fakeServer({}).client).forConsignment(id).meta).toEqual({
      failure: { text: 'Failed to load line item information. Please try again.' },
    });
  });
});
