import type { components } from '@consign/api-client/consignment';
import { expect } from 'vitest';
import { rangeToUtc, getDay } from '@consign/domain/dates';

import { test as base } from '../testing/api-test.js';
import { kowhaiSite } from '../testing/fixtures.js';
import { createLookups } from '../testing/lookups.js';
import { type ReportedConsignment, reported, storeReported } from '../testing/report-rows.js';
import { runSql } from '../testing/run-sql.js';

const at = (text: string) => Date.parse(text);
/** Due on the day of its delivery. */
const onTime: ReportedConsignment = { ...reported, requestedAt: at('2026-03-09T11:00:00Z'), cents: 12_345 };
const given: readonly ReportedConsignment[] = [
  onTime,
  // Due on Friday the 13th, delivered on Monday the 16th.
  {
    ...onTime,
    createdAt: at('2026-03-08T20:00:00Z'),
    confirmedAt: at('2026-03-12T22:00:00Z'),
    requestedAt: at('2026-03-20T11:00:00Z'),
    statusAt: at('2026-03-16T02:00:00Z'),
  },
  // Without a date: staged on Tuesday the 10th after the cut-off, two service days from the 11th.
  {
    ...onTime,
    stagedAt: at('2026-03-10T02:00:00Z'),
    requestedAt: null,
    statusAt: at('2026-03-16T03:00:00Z'),
  },
  // Overdue since Thursday the 12th; today is Tuesday the 17th.
  { ...onTime, status: 'TRANSIT', requestedAt: at('2026-03-11T11:00:00Z') },
  {
    ...onTime,
    status: 'FINAL',
    exceptions: [
      { code: 'CLOSED', title: 'Receiver was closed', at: at('2026-03-12T00:00:00Z'), isResolved: true },
      { code: 'CLOSED', title: 'Closed again', at: at('2026-03-13T00:00:00Z'), isResolved: false },
      { code: 'CLOSED', title: 'Before the period', at: at('2026-03-01T00:00:00Z'), isResolved: false },
    ],
  },
];

/** A filter of the period in which all of them lie. */
const weekFilter = {
  siteIds: [kowhaiSite('AKL1').id],
  ...rangeToUtc({ from: getDay('2026-03-09'), to: getDay('2026-03-17') }),
};

/** A test over five consignments whose figures are easily worked out by hand; `ids` has them in order. */
const it = base
  .extend('ids', { scope: 'file' }, async ({ database }) => {
    await createLookups(database);
    return storeReported(database, given);
  })
  /** The answer of a report for the week. */
  .extend('report', ({ api, ids }) => async <Answer>(name: string, more: object = {}) => {
    if (ids.length !== given.length) throw new Error('Not all were stored');
    return (await api.post(`/api/v2/reports/${name}`, { ...weekFilter, ...more })).body as Answer;
  });

type Schemas = components['schemas'];
type DifotPage = Schemas['DifotPage'];

// The figures are held against a recount by adds-up, recounts and every-segment; these are what rows show.
it('[DASH-18, DASH-21, CALL-66] rows of a status have the fields of the list', async ({ report, ids }) => {
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

it('[DASH-10, DASH-16, CALL-67] says by how many working days a date was missed', async ({ report, ids }) => {
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

it('[DASH-54] names short deliveries without the pieces of one of them', async ({ database, report }) => {
  await runSql(database)`
    insert into delivery_events (tenant_id, organisation_id, consignment_id, id, status_position, event_type,
        standard_event_code, title, created_at)
      select tenant_id, organisation_id, consignment_id, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20', status_position, event_type, 'SHORT',
        'Short delivery: 6 of 8 pieces', created_at from delivery_events where title = 'Closed again'`;
  const kinds = await report<Schemas['ExceptionCount'][]>('exceptions-by-status');
  expect(kinds.map(({ title }) => title).toSorted()).toEqual(['Closed again', 'Short delivery']);
});
