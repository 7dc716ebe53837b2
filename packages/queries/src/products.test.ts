import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { dangerousGoodsQueries, productQueries } from './products.js';
import { fakeServer } from './testing/index.js';

const complete = 'GET /api/v1/organisations/{orgId}/productCatalog/auto-complete';

describe('auto-complete of freight items', () => {
  it('[FRGT-09] a term of 3 characters finds up to 30 by code or description, sorted by code', async () => {
    const server = fakeServer({ [complete]: { matches: [] } });
    const { matches } = productQueries(server.client);
    expect(await new QueryClient().fetchQuery(matches('org', ' ab '))).toEqual([]);
    expect(server.calls).toHaveLength(0);
    await new QueryClient().fetchQuery(matches('org', ' abc '));
    expect(server.calls[0]?.query.toString()).toBe(
      'matchField=code&matchField=description&maxMatches=30&searchTerm=abc&sortOrder=code',
    );
  });

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

describe('dangerous goods and the catalogue', () => {
  const found = {
    unitedNationsNumber: '1263',
    nameAndDescription: 'Paint',
    class: '3',
    subsidiaryClass1: null,
    subsidiaryClass2: null,
  };

  it('[CALL-92] a number is looked up once; an unknown one is null', async () => {
    const server = fakeServer({
      'GET /api/v1/dangerousGoods/number/{unNumber}': ({ path }) =>
        path.endsWith('1263') ? found : new Response(null, { status: 404 }),
    });
    const cache = new QueryClient();
    const { byNumber } = dangerousGoodsQueries(server.client);
    expect(await cache.fetchQuery(byNumber('1263'))).toEqual(found);
    expect(await cache.fetchQuery(byNumber('1263'))).toEqual(found);
    expect(await cache.fetchQuery(byNumber('9999'))).toBeNull();
    expect(server.calls).toHaveLength(2);
  });

  it('[CALL-90] [CALL-93] the classes and the capabilities of the catalogue are fetched once', async () => {
    const classes = [{ code: '3', name: 'Flammable liquids' }];
    const capabilities = { supportsAutoCompletion: true };
    const server = fakeServer({
      'GET /api/v1/dangerousGoodsClasses': classes,
      'GET /api/v1/organisations/{orgId}/productCatalog/metadata': capabilities,
    });
    const cache = new QueryClient();
    for (let time = 0; time < 2; time += 1) {
      expect(await cache.fetchQuery(dangerousGoodsQueries(server.client).classes())).toEqual(classes);
      expect(await cache.fetchQuery(productQueries(server.client).catalog('org'))).toEqual(capabilities);
    }
    expect(server.calls).toHaveLength(2);
  });
});
