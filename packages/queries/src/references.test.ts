import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { deskQueries } from './desk.js';
import { dangerousGoodsQueries, productQueries } from './products.js';
import { referenceQueries } from './references.js';
import { sessionQueries } from './session.js';
import { fakeServer } from './testing/index.js';

describe('lists of the session', () => {
  it('[PLAT-17] lists that rarely change are fetched once', async () => {
    const server = fakeServer({
      'GET /api/v2/organisations/{id}/participant-sites': [],
      'GET /api/v2/organisations/{id}/service-types': [],
      'GET /api/v2/references/hire-units': [],
      'GET /api/v1/dangerousGoodsClasses': [],
      'GET /api/v1/dangerousGoods/number/{unNumber}': () => new Response(null, { status: 404 }),
      'GET /api/v1/organisations/{orgId}/productCatalog/metadata': { supportsAutoCompletion: true },
    });
    const cache = new QueryClient();
    const { participantSites, serviceTypes, hireUnits } = referenceQueries(server.client);
    const { classes, byNumber } = dangerousGoodsQueries(server.client);
    for (let time = 0; time < 2; time += 1) {
      await cache.fetchQuery(participantSites('org'));
      await cache.fetchQuery(serviceTypes('org'));
      await cache.fetchQuery(hireUnits());
      await cache.fetchQuery(classes());
      expect(await cache.fetchQuery(byNumber('9999'))).toBeNull();
      await cache.fetchQuery(productQueries(server.client).catalog('org'));
    }
    expect(server.calls.map(({ path }) => path)).toEqual([
      '/api/v2/organisations/org/participant-sites',
      '/api/v2/organisations/org/service-types',
      '/api/v2/references/hire-units',
      '/api/v1/dangerousGoodsClasses',
      '/api/v1/dangerousGoods/number/9999',
      '/api/v1/organisations/org/productCatalog/metadata',
    ]);
    expect(
      cache
        .getQueryCache()
        .getAll()
        .map(({ gcTime }) => gcTime),
    ).toEqual(Array(6).fill(Infinity));
  });

  it('[PLAT-17] accounts and packaging types load per organisation', async () => {
    const server = fakeServer({ 'GET /api/v2/organisations/{orgId}/packaging-types': [] });
    const queryClient = new QueryClient();
    const { packagingTypes } = referenceQueries(server.client);
    await queryClient.fetchQuery(packagingTypes('one'));
    await queryClient.fetchQuery(packagingTypes('other'));
    expect(server.calls.map(({ path }) => path)).toEqual([
      '/api/v2/organisations/one/packaging-types',
      '/api/v2/organisations/other/packaging-types',
    ]);
  });

  it('[LIST-20] [ERR-07] statuses are the known ones, sorted, with a message for a failure', async () => {
    const server = fakeServer({
      'GET /api/v1/statuses': [
        { code: 'FINAL', name: 'Ready', displaySequence: 20 },
        { code: 'TELEPORTED', name: 'Teleported', displaySequence: 15 },
        { code: 'DRAFT', name: 'Draft', displaySequence: 10 },
      ],
    });
    const query = referenceQueries(server.client).statuses();
    const statuses = await new QueryClient().fetchQuery(query);
    expect(statuses.map(({ code }) => code)).toEqual(['DRAFT', 'FINAL']);
    expect(query.meta).toEqual({ failure: { text: 'Failed to load consignment statuses' } });
  });

  it('[CALL-19] a lookup sends the trimmed term and its limits', async () => {
    const server = fakeServer({ 'GET /api/v2/lookups/organisations/{orgId}/participant-sites': [] });
    await new QueryClient().fetchQuery(referenceQueries(server.client).siteLookup('org', ' kowhai '));
    expect(server.calls[0]?.query.toString()).toBe('lookupTerm=kowhai&maxResults=20&minChars=2');
  });

  it('[FRGT-35] searches of sites and receivers do not ask for more than the contract allows', async () => {
    const server = fakeServer({});
    const cache = new QueryClient();
    const { siteLookup } = referenceQueries(server.client);
    expect(await cache.fetchQuery(siteLookup('org', 'x'.repeat(257)))).toEqual([]);
    expect(await cache.fetchQuery(deskQueries(server.client).receivers('x'.repeat(251)))).toEqual([]);
    expect(server.calls).toEqual([]);
  });
});

it('[CALL-13] [CALL-14] the signed-in user is requested as "me"', async () => {
  const server = fakeServer({
    'GET /api/v1/users/{id}/name': { id: 'me', name: 'Mere Manager' },
    'GET /api/v1/users/{id}/organisation': {
      id: 'org',
      name: 'Kōwhai Kitchens',
      serviceTypeSettings: [],
      packagingTypes: [],
      accounts: [],
    },
  });
  const queryClient = new QueryClient();
  const session = sessionQueries(server.client);
  expect(await queryClient.fetchQuery(session.userName())).toBe('Mere Manager');
  expect(await queryClient.fetchQuery(session.organisation())).toMatchObject({ name: 'Kōwhai Kitchens' });
  expect(server.calls.map(({ path }) => path)).toEqual([
    '/api/v1/users/me/name',
    '/api/v1/users/me/organisation',
  ]);
});
