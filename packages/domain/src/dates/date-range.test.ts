import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addDays,
  getDay,
  maxDashboardDays,
  maxSearchDays,
  parseDateRange,
  parseSearchPeriod,
  rangeToUtc,
} from './index.js';

const from = '2026-01-01';

function findProblems(range: { from: string | null; to: string | null }, maxDays = maxSearchDays): unknown {
  const result = parseDateRange({ ...range, maxDays });
  return result.ok ? [] : result.problems;
}

describe('parseDateRange', () => {
  it('[LIST-18] From and To are required without a preset', () => {
    const fromProblem = { id: 'LIST-18', path: 'from', message: 'From Date is invalid' };
    const toProblem = { id: 'LIST-18', path: 'to', message: 'To Date is invalid' };

    expect(findProblems({ from: null, to: null })).toEqual([fromProblem, toProblem]);
    expect(findProblems({ from: '', to: from })).toEqual([fromProblem]);
    expect(findProblems({ from, to: '2026-02-30' })).toEqual([toProblem]);
  });

  it('[LIST-18] To cannot be earlier than From, nor From later than To', () => {
    expect(findProblems({ from: '2026-01-02', to: '2026-01-01' })).toEqual([
      { id: 'LIST-18', path: 'from', message: 'From Date cannot be later than To Date' },
      { id: 'LIST-18', path: 'to', message: 'To Date cannot be earlier than From Date' },
    ]);
    expect(findProblems({ from, to: from })).toEqual([]);
  });

  it.each([
    [maxSearchDays, '2026-12-31', '2027-01-01', 12],
    [maxDashboardDays, '2026-04-03', '2026-04-04', 3],
  ])('[LIST-18] [DASH-03] at most %i days: to %s, but not to %s', (maxDays, longest, tooLong, months) => {
    expect(findProblems({ from, to: longest }, maxDays)).toEqual([]);
    expect(findProblems({ from, to: tooLong }, maxDays)).toEqual([
      { id: 'LIST-18', path: 'to', message: `A maximum of ${months} month(s) is allowed` },
    ]);
  });

  it('[LIST-18] refuses a range exactly when it is longer than the maximum', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(800), fc.integer({ min: 1, max: 400 }), (start, length, maxDays) => {
        const first = addDays(getDay('1990-01-01'), start);
        const last = addDays(first, length);
        const result = parseDateRange({ from: first, to: last, maxDays });

        expect(result.ok).toBe(length + 1 <= maxDays);
      }),
    );
  });
});

const days = (first: string, last: string) => rangeToUtc({ from: getDay(first), to: getDay(last) });

describe('parseSearchPeriod', () => {
  it.each([
    ['a day', '2026-03-16', '2026-03-16'],
    ['365 days over both clock changes', '2026-01-01', '2026-12-31'],
    ['365 days, an hour longer than the days', '2028-09-25', '2029-09-24'],
    ['365 days, an hour shorter than the days', '2029-04-02', '2030-04-01'],
  ])('[LIST-18] [EXTR-05] reads %s', (_name, first, last) => {
    const range = days(first, last);
    expect(parseSearchPeriod(range, 'EXTR-05')).toEqual({
      ok: true,
      value: { start: new Date(range.startDateUtc), end: new Date(range.endDateUtc) },
    });
  });

  it.each([
    ['2026-01-01', '2027-01-01'],
    ['2025-10-01', '2026-10-01'],
  ])('[LIST-18] [EXTR-05] refuses 366 days from %s to %s', (first, last) => {
    expect(parseSearchPeriod(days(first, last), 'LIST-18')).toEqual({
      ok: false,
      problems: [{ id: 'LIST-18', path: 'endDateUtc', message: 'A maximum of 12 month(s) is allowed' }],
    });
  });

  it.each(['2026-03-16T11:00:00Z', '2026-03-16T10:59:59Z'])(
    '[LIST-18] [EXTR-05] refuses an end at %s',
    (endDateUtc) => {
      expect(
        parseSearchPeriod({ startDateUtc: '2026-03-16T11:00:00Z', endDateUtc }, 'EXTR-05'),
      ).toMatchObject({
        ok: false,
        problems: [{ id: 'EXTR-05', message: 'To Date cannot be earlier than From Date' }],
      });
    },
  );
});
