import { rangeToUtc, getDay } from '@consign/domain/dates';

import { test as base } from './api-test.js';
import { kowhaiSite } from './fixtures.js';
import { aucklandRegion, createLookups, wellingtonRegion } from './lookups.js';
import { type ReportedConsignment, storeReported } from './report-rows.js';

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
  piecesMissing: null,
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

/** A filter of the period in which all of them lie. */
export const weekFilter = {
  siteIds: [kowhaiSite('AKL1').id],
  ...rangeToUtc({ from: getDay('2026-03-09'), to: getDay('2026-03-17') }),
};

/** A test over five consignments whose figures are easily worked out by hand; `ids` has them in order. */
export const test = base
  .extend('ids', { scope: 'file' }, async ({ database }) => {
    await createLookups(database);
    return storeReported(database, given);
  })
  /** The answer of a report for the week. */
  .extend('report', ({ api, ids }) => async <Answer>(name: string, more: object = {}) => {
    if (ids.length !== given.length) throw new Error('Not all were stored');
    return (await api.post(`/api/v2/reports/${name}`, { ...weekFilter, ...more })).body as Answer;
  });
