import type { components } from '@consign/api-client/consignment';
import { rangeToUtc, getDay } from '@consign/domain/dates';
import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { kowhaiSite } from '../testing/fixtures.js';
import { aucklandRegion, createLookups, wellingtonRegion } from '../testing/lookups.js';
import { type ReportedConsignment, storeReported } from '../testing/report-rows.js';

type Schemas = components['schemas'];
type DifotPage = Schemas['DifotPage'];
type ExceptionPage = Schemas['ExceptionPage'];

const at = (text: string) => Date.parse(text);
/** Created, staged and delivered on Tuesday 10 March 2026, due that day. */
const onTime: ReportedConsignment = {
  site: 'AKL1',
  serviceType: 'GENERAL',
  createdAt: at('2026-03-09T20:00:00Z'),
  stagedAt: at('2026-03-09T21:00:00Z'),
  status: 'DELIVERED',
  statusAt: at('2026-03-10T03:00:00Z'),
  requestedPickupAt: null,
  requestedAt: at('2026-03-09T11:00:00Z'),
  confirmedAt: null,
  origin: aucklandRegion,
  destination: wellingtonRegion,
  cents: 12_345,
  exceptions: [],
};
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

const body = {
  siteIds: [kowhaiSite('AKL1').id],
  ...rangeToUtc({ from: getDay('2026-03-09'), to: getDay('2026-03-17') }),
};
const difot = { ...body, serviceType: 'GENERAL' };
const it = test.extend('ids', { scope: 'file' }, async ({ database }) => {
  await createLookups(database);
  return storeReported(database, given);
});

it.beforeAll(({ ids }) => {
  if (ids.length !== given.length) throw new Error('Not all were stored');
});

describe('a drill-down', () => {
  it('[DASH-16, CALL-67] says which date a miss was held against, and by how many working days', async ({
    api,
    ids,
  }) => {
    const answer = await api.post('/api/v2/reports/difot/search', { ...difot, difotStatus: 'MISS' });
    const page = answer.body as DifotPage;
    const verdicts = new Map(page.results.map((row) => [row.id, row.difot]));

    expect(verdicts).toEqual(
      new Map([
        [
          ids[1],
          {
            dueDate: '2026-03-13',
            dueDateSource: 'CONFIRMED',
            deliveredDate: '2026-03-16',
            workingDaysLate: 1,
          },
        ],
        [
          ids[2],
          {
            dueDate: '2026-03-13',
            dueDateSource: 'ESTIMATED',
            deliveredDate: '2026-03-16',
            workingDaysLate: 1,
          },
        ],
        [
          ids[3],
          { dueDate: '2026-03-12', dueDateSource: 'REQUESTED', deliveredDate: null, workingDaysLate: 3 },
        ],
      ]),
    );
  });

  it('[DASH-10, CALL-67] of what was on time has no days late, and none outside the filter', async ({
    api,
    ids,
  }) => {
    const search = async (more: object) =>
      (await api.post('/api/v2/reports/difot/search', { ...difot, difotStatus: 'ONTIME', ...more }))
        .body as DifotPage;

    expect((await search({})).results).toMatchObject([
      { id: ids[0], difot: { dueDate: '2026-03-10', deliveredDate: '2026-03-10', workingDaysLate: null } },
    ]);
    expect((await search({ serviceTypeCodes: ['OVERNIGHT'] })).rowCount).toBe(0);
  });

  it('[DASH-16, CALL-68] shows the exceptions of the period, with when each was raised and resolved', async ({
    api,
    ids,
  }) => {
    const kinds = (await api.post('/api/v2/reports/exceptions-by-status', body))
      .body as Schemas['ExceptionCount'][];
    const standardEventId = kinds[0]?.standardEventId;
    const page = (
      await api.post('/api/v2/reports/exceptions/search', {
        ...body,
        standardEventId,
        exceptionStatus: 'OPEN',
      })
    ).body as ExceptionPage;

    expect(kinds).toEqual([
      {
        standardEventId,
        title: 'Closed again',
        openCount: 1,
        totalCount: 1,
        statuses: [{ statusCode: 'FINAL', openCount: 1, totalCount: 1 }],
      },
    ]);
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

  it('[DASH-18, DASH-21, CALL-66] has a page, an order and the fields of the list', async ({ api, ids }) => {
    const search = async (more: object) =>
      (
        await api.post('/api/v2/reports/consignments-by-status/search', {
          ...body,
          statusCode: 'DELIVERED',
          ...more,
        })
      ).body as Schemas['ConsignmentPage'];
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
});

describe('an average', () => {
  it('[DASH-09, DASH-22, CALL-61] averages time on working days, without a trend if nothing came before', async ({
    api,
  }) => {
    const answer = await api.post('/api/v2/reports/consignments-staged-to-delivered', body);

    // 6 hours; 101 and 97 without the weekend.
    expect(answer.body).toEqual({ averageDays: 2.83, previousAverageDays: null, trendPercent: null });
  });
});
