import type { components } from '@consign/api-client/consignment';
import { addDays, getDay, rangeToUtc } from '@consign/domain/dates';
import { expect } from 'vitest';

import { test as base } from '../testing/api-test.js';
import { kowhaiScope, kowhaiSite } from '../testing/fixtures.js';
import { createLookups } from '../testing/lookups.js';
import { type ReportedConsignment, reported, storeReported } from '../testing/report-rows.js';
import { countOwnerDays } from './days/report-days-job.js';

type Schemas = components['schemas'];

/** Days when the clocks change, with their first instant, the next day's, and their length. */
const changes = [
  { day: '2025-04-06', start: '2025-04-05T11:00:00Z', end: '2025-04-06T12:00:00Z', hours: 25 },
  { day: '2025-09-28', start: '2025-09-27T12:00:00Z', end: '2025-09-28T11:00:00Z', hours: 23 },
] as const;

/** Created, staged, delivered and with an exception at one moment; due on the day of `start`. */
function buildAt(at: number, dueAt: number): ReportedConsignment {
  return {
    ...reported,
    createdAt: at,
    stagedAt: at,
    statusAt: at,
    confirmedAt: dueAt,
    cents: 100,
    exceptions: [{ code: 'CLOSED', title: 'Closed', at, isResolved: false }],
  };
}

const counts = (points: readonly (Schemas['CountPoint'] | Schemas['MoneyPoint'])[]) =>
  points.map(({ date, current }) => [date, current]);

/** One at the first and one at the last millisecond of the day, and one on either side of it. */
const it = base.extend('stored', { scope: 'file' }, async ({ database }) => {
  await createLookups(database);
  const all = changes.flatMap(({ start, end }) => {
    const [from, to] = [Date.parse(start), Date.parse(end)];
    const one = [from - 1, from, to - 1, to].map((at) => buildAt(at, from));
    // Staged at noon on the Friday before, delivered at noon on the Monday after.
    const friday = { ...buildAt(to + 12 * 3_600_000, from), stagedAt: from - 36 * 3_600_000 };
    return [...one, { ...friday, site: 'WLG1' }];
  });
  await storeReported(database, all);
  return database;
});

it.for(
  // Counting comes last, as it counts both.
  [false, true].flatMap((isCounted) => changes.map((change) => ({ ...change, isCounted }))),
)(
  '[DASH-34] $day has $hours hours in every report; days counted before: $isCounted',
  async ({ day, start, end, hours, isCounted }, { apiAs, stored }) => {
    if (isCounted) await stored.inTenant(kowhaiScope, (tx) => countOwnerDays(tx, kowhaiScope), 'snapshot');
    const api = await apiAs('manager');
    const on = getDay(day);
    const ask = async <Answer>(path: string, from = on, to = on, site = 'AKL1') => {
      const body = { siteIds: [kowhaiSite(site).id], ...rangeToUtc({ from, to }) };
      return (await api.post(`/api/v2/reports/${path}`, body)).body as Answer;
    };
    const [before, after] = [addDays(on, -1), addDays(on, 1)];

    expect(rangeToUtc({ from: on, to: on })).toEqual({ startDateUtc: start, endDateUtc: end });
    expect((Date.parse(end) - Date.parse(start)) / 3_600_000).toBe(hours);

    expect(await ask('consignments-by-status')).toEqual([{ status: 'DELIVERED', count: 2 }]);
    expect(await ask('consignments-by-status', before, after)).toEqual([{ status: 'DELIVERED', count: 4 }]);

    const around = [
      [before, 1],
      [on, 2],
      [after, 1],
    ];
    for (const path of ['consignments-delivered', 'revenue'])
      expect(counts(await ask(path, before, after))).toEqual(around);

    // Due on the day itself: the one after midnight is late.
    expect(await ask('difot', before, after)).toMatchObject([{ onTimeCount: 3, missCount: 1 }]);
    expect(await ask('difot')).toMatchObject([{ onTimeCount: 2, missCount: 0 }]);

    const total = async (from = on, to = on) =>
      (await ask<Schemas['ExceptionCount'][]>('exceptions-by-status', from, to)).map(
        ({ totalCount }) => totalCount,
      );
    expect(await total()).toEqual([2]);
    expect(await total(before, after)).toEqual([4]);

    // The rest of Friday and half of Monday: the weekend, however long, has no working time.
    expect(await ask('consignments-staged-to-delivered', before, after, 'WLG1')).toMatchObject({
      averageDays: 1,
    });
  },
);
