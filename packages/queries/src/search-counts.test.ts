import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { consignmentKeys } from './keys.js';
import { searchCountQuery } from './search-counts.js';
import { fakeServer } from './testing/index.js';

it('[LIST-43, CALL-150] counts searches in one call, and again after a list has changed', async () => {
  const { client, calls } = fakeServer({ 'POST /api/v2/consignments/search/counts': { counts: [12, null] } });
  const cache = new QueryClient();
  const query = searchCountQuery(client, { siteIds: ['site-1'], searches: [{ statuses: ['DRAFT'] }, {}] });
  expect(await cache.fetchQuery(query)).toEqual([12, null]);
  expect(calls).toMatchObject([{ body: { siteIds: ['site-1'], searches: [{ statuses: ['DRAFT'] }, {}] } }]);
  await cache.invalidateQueries({ queryKey: consignmentKeys.lists });
  expect(cache.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
});
