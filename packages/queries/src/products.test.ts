import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { productQueries } from './products.js';
import { fakeServer } from './testing/index.js';

const complete = 'GET /api/v1/organisations/{orgId}/productCatalog/auto-complete';

describe('auto-complete of freight items', () => {
  it('[FRGT-35] does not ask for more than 250 characters, and a refusal is no failure of the service', async () => {
    const server = fakeServer({ [complete]: () => new Response(null, { status: 400 }) });
    const cache = new QueryClient();
    const { matches, isOff } = productQueries(server.client);
    expect(await cache.fetchQuery(matches('org', 'ā'.repeat(251)))).toEqual([]);
    expect(server.calls).toHaveLength(0);
    await expect(cache.fetchQuery(matches('org', 'ā'.repeat(250)))).rejects.toThrow('Something went wrong');
    expect(cache.getQueryData(isOff().queryKey) ?? 0).toBe(0);
  });

  it('[FRGT-10] a call superseded by the next keystroke isn’t a failure', async () => {
    const cache = new QueryClient();
    let started: () => void;
    const isAsked = new Promise<void>((resolve) => {
      started = resolve;
    });
    const server = fakeServer({
      [complete]: () => {
        started();
        return new Promise<Response>(() => {});
      },
    });
    const { matches, isOff } = productQueries(server.client);
    const asked = cache.fetchQuery(matches('org', 'bench')).catch(() => 'cancelled');
    await isAsked;
    await cache.cancelQueries();
    expect(await asked).toBe('cancelled');
    expect(cache.getQueryData(isOff().queryKey) ?? 0).toBe(0);
  });
});
