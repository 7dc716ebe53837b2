import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { savedViewMutations, savedViewQueries } from './saved-views.js';
import { fakeServer } from './testing/index.js';

const id = '019808b4-5b1e-7c3a-9a51-000000000100';
const body = { name: 'Drafts', query: 'statuses=DRAFT', isDefault: false };

it('[CALL-59] are saved under the caller’s id and refetched', async () => {
  const { client, calls } = fakeServer({
    'GET /api/v1/users/me/views': [{ id, ...body }],
    'PUT /api/v1/users/me/views/{id}': null,
    'DELETE /api/v1/users/me/views/{id}': null,
  });
  const cache = new QueryClient();
  const all = savedViewQueries(client).all();
  expect(await cache.fetchQuery(all)).toEqual([{ id, ...body }]);
  await new MutationObserver(cache, savedViewMutations(client).save()).mutate({ id, body });
  expect(calls.at(-1)).toMatchObject({ path: `/api/v1/users/me/views/${id}`, body });
  expect(cache.getQueryState(all.queryKey)?.isInvalidated).toBe(true);
  await cache.fetchQuery(all);
  await new MutationObserver(cache, savedViewMutations(client).remove()).mutate(id);
  expect(cache.getQueryState(all.queryKey)?.isInvalidated).toBe(true);
});
