import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, countDays, getDay, rangeToUtc } from '../dates/index.js';
import { anyDay } from '../testing/calendars.js';
import { listDays, pairDays, parseReportPeriod, previousPeriod, trendPercent } from './index.js';

const range = (from: string, to: string) => ({ from: getDay(from), to: getDay(to) });

describe('parseReportPeriod', () => {
  it.each([
    ['a day', '2026-03-16', '2026-03-16'],
    ['the day with 25 hours', '2026-04-05', '2026-04-05'],
    ['the day with 23 hours', '2026-09-27', '2026-09-27'],
    ['93 days over the end of daylight saving', '2026-02-01', '2026-05-04'],
    ['93 days over the start of daylight saving', '2026-08-01', '2026-11-01'],
  ])('[DASH-03] reads %s from its instants', (_name, from, to) => {
    expect(parseReportPeriod(rangeToUtc(range(from, to)))).toEqual({ ok: true, value: range(from, to) });
  });

  it('[DASH-03] a day that the instants only touch counts whole', () => {
    expect(
      parseReportPeriod({ startDateUtc: '2026-03-16T10:59:59Z', endDateUtc: '2026-03-16T11:00:00.001Z' }),
    ).toEqual({ ok: true, value: range('2026-03-16', '2026-03-17') });
  });

  it.each([
    ['2026-02-01', '2026-05-05'],
    ['2026-08-01', '2026-11-02'],
  ])('[DASH-03] 94 days from %s to %s are too many', (from, to) => {
    expect(parseReportPeriod(rangeToUtc(range(from, to)))).toEqual({
      ok: false,
      problems: [{ id: 'DASH-03', path: 'endDateUtc', message: 'A maximum of 3 month(s) is allowed' }],
    });
  });

  it.each([
    ['2026-03-16T11:00:00Z', '2026-03-16T11:00:00Z'],
    ['2026-03-16T11:00:00Z', '2026-03-10T11:00:00Z'],
  ])('[DASH-03] a period from %s to %s is refused', (startDateUtc, endDateUtc) => {
    expect(parseReportPeriod({ startDateUtc, endDateUtc })).toMatchObject({
      ok: false,
      problems: [{ id: 'DASH-03', message: 'To Date cannot be earlier than From Date' }],
    });
  });
});

describe('previousPeriod', () => {
  it.each([
    ['seven days', '2026-03-11', '2026-03-17', '2026-03-04', '2026-03-10'],
    ['a day', '2026-04-05', '2026-04-05', '2026-04-04', '2026-04-04'],
    ['a calendar month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['February', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['a month without its last day', '2026-03-01', '2026-03-30', '2026-01-30', '2026-02-28'],
  ])('[DASH-22] of %s, %s to %s, is %s to %s', (_name, from, to, before, last) => {
    expect(previousPeriod(range(from, to))).toEqual(range(before, last));
  });

  it('[DASH-22] ends on the day before, and of all but months has the same number of days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 92 }), (from, ahead) => {
        const period = { from, to: addDays(from, ahead) };
        const before = previousPeriod(period);

        expect(addDays(before.to, 1)).toBe(from);
        expect(countDays(before) === countDays(period) || from.endsWith('-01')).toBe(true);
      }),
    );
  });
});

it('[DASH-15] pairDays puts every day of both periods into the series once', () => {
  const period = range('2026-02-01', '2026-02-28');
  const pairs = pairDays(period, previousPeriod(period));

  expect(pairs[0]).toEqual({ current: '2026-02-01', previous: '2026-01-01' });
  expect(pairs.at(-1)).toEqual({ current: null, previous: '2026-01-31' });
  const named = (key: 'current' | 'previous') => pairs.map((pair) => pair[key]).filter((day) => day !== null);
  expect(named('current')).toEqual(listDays(period));
  expect(named('previous')).toEqual(listDays(previousPeriod(period)));
});

it.each([
  [3, 2, 50],
  [2, 3, -33.3],
  [2, 2, 0],
  [2, 0, null],
  [2, null, null],
  [null, 2, null],
])('[DASH-09] trendPercent from %s, before %s, is %s', (current, previous, trend) => {
  expect(trendPercent(current, previous)).toBe(trend);
});
