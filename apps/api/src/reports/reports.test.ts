import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';

import { test as it } from '../testing/reported-week.js';

type Schemas = components['schemas'];
type DifotPage = Schemas['DifotPage'];

// The figures are held against a recount by adds-up, recounts and every-segment; these are what rows show.
it('[DASH-18, DASH-21, CALL-66] rows of a status have a page, an order and the fields of the list', async ({
  report,
  ids,
}) => {
  const search = (more: object) =>
    report<Schemas['ConsignmentPage']>('consignments-by-status/search', { statusCode: 'DELIVERED', ...more });
  const order = { sortOption: 'statusDate', sortDirection: 'desc' };
  const newest = await search({ ...order, pageSize: 25, pageNumber: 1 });
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

it('[DASH-10, DASH-16, CALL-67] says which date a delivery was held against, and by how many working days it missed', async ({
  report,
  ids,
}) => {
  const search = async (difotStatus: string, more: object = {}) => {
    const page = await report<DifotPage>('difot/search', { serviceType: 'GENERAL', difotStatus, ...more });
    return Object.fromEntries(page.results.map((row) => [row.id, row.difot]));
  };
  const late = { dueDate: '2026-03-13', deliveredDate: '2026-03-16', workingDaysLate: 1 };
  expect(await search('MISS')).toEqual({
    [ids[1] ?? '']: { ...late, dueDateSource: 'CONFIRMED' },
    [ids[2] ?? '']: { ...late, dueDateSource: 'ESTIMATED' },
    [ids[3] ?? '']: {
      dueDate: '2026-03-12',
      dueDateSource: 'REQUESTED',
      deliveredDate: null,
      workingDaysLate: 3,
    },
  });
  const inTime = { dueDate: '2026-03-10', deliveredDate: '2026-03-10', workingDaysLate: null };
  const found = await search('ONTIME');
  expect(found).toMatchObject({ [ids[0] ?? '']: inTime });
  expect(Object.keys(found)).toHaveLength(1);
  expect(await search('ONTIME', { serviceTypeCodes: ['OVERNIGHT'] })).toEqual({});
});

it('[DASH-12, DASH-16, DASH-27, CALL-64, CALL-68] counts exceptions once for each kind, and shows when each was raised and resolved', async ({
  report,
  ids,
}) => {
  const kinds = await report<Schemas['ExceptionCount'][]>('exceptions-by-status');
  const standardEventId = kinds[0]?.standardEventId;
  expect(kinds).toEqual([
    {
      standardEventId,
      title: 'Closed again',
      openCount: 1,
      totalCount: 1,
      statuses: [{ statusCode: 'FINAL', openCount: 1, totalCount: 1 }],
    },
  ]);
  const slice = { standardEventId, exceptionStatus: 'OPEN' };
  const page = await report<Schemas['ExceptionPage']>('exceptions/search', slice);
  expect(page.results).toMatchObject([
    {
      id: ids[4],
      exceptions: [
        {
          title: 'Receiver was closed',
          raisedAtDateTimeUtc: '2026-03-12T00:00:00.000Z',
          resolvedAtDateTimeUtc: '2026-03-12T01:00:00.000Z',
        },
        { title: 'Closed again', resolvedAtDateTimeUtc: null },
      ],
    },
  ]);
});
