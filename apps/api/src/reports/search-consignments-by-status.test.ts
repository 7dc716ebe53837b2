import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';

import { test as it } from '../testing/reported-week.js';

type Schemas = components['schemas'];

it('[DASH-18, DASH-21, CALL-66] has a page, an order and the fields of the list', async ({ report, ids }) => {
  const search = (more: object) =>
    report<Schemas['ConsignmentPage']>('consignments-by-status/search', { statusCode: 'DELIVERED', ...more });
  const newest = await search({
    sortOption: 'statusDate',
    sortDirection: 'desc',
    pageSize: 25,
    pageNumber: 1,
  });

  expect(newest.results.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
  expect(newest).toMatchObject({
    currentPage: 1,
    firstRowOnPage: 1,
    lastRowOnPage: 3,
    pageCount: 1,
    pageSize: 25,
    rowCount: 3,
  });
  expect(newest.results[0]).toMatchObject({
    reference: 'TAS9000002',
    statusHistory: [{ code: 'DELIVERED' }],
  });
  expect(await search({ pageNumber: 2 })).toMatchObject({ currentPage: 2, rowCount: 3, results: [] });
  expect((await search({})).results.map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]]);
});
