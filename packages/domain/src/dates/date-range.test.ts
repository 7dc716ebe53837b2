import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, getDay, maxDashboardDays, maxSearchDays, parseDateRange } from './index.js';

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
  ])('[LIST-18] at most %i days: to %s, but not to %s', (maxDays, longest, tooLong, months) => {
    expect(findProblems({ from, to: longest }, maxDays)).toEqual([]);
    expect(findProblems({ from, to: tooLong }, maxDays)).toEqual([
      { id: 'LIST-18', path: 'to', message: `A maximum of ${months} month(s) is allowed` },
    ]);
  });

  it('[DASH-03] the dashboard allows 93 days and says 3 months', () => {
    expect(maxDashboardDays).toBe(93);
    expect(findProblems({ from, to: '2026-06-01' }, maxDashboardDays)).toMatchObject([
      { message: 'A maximum of 3 month(s) is allowed' },
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
