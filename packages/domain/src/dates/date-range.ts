import { parsed, parseFailed, type Parsed, type Problem } from '../problem.js';
import { countDays, findDay, type DayRange } from './day.js';

/** The longest date range of the search and the data extract, in days (LIST-18, EXTR-05). */
export const maxSearchDays = 365;

/** The longest date range of the dashboard, in days (DASH-03). */
export const maxDashboardDays = 93;

/**
 * Parses a custom date range: two 'YYYY-MM-DD' local days, both inclusive (LIST-18). Problem paths are `from` and `to`;
 * a reversed range is a problem on both, a range of more than `maxDays` days a problem on `to`.
 *
 * @example parseDateRange({ from: '2026-01-01', to: '', maxDays: 365 }) // 'To Date is invalid'
 */
export function parseDateRange(range: {
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
  readonly maxDays: number;
}): Parsed<DayRange> {
  const from = findDay(range.from);
  const to = findDay(range.to);
  if (from === null || to === null) {
    const problems = [
      ...(from === null ? [problem('from', 'From Date is invalid')] : []),
      ...(to === null ? [problem('to', 'To Date is invalid')] : []),
    ];
    return parseFailed(...problems);
  }
  if (to < from) {
    return parseFailed(
      problem('from', 'From Date cannot be later than To Date'),
      problem('to', 'To Date cannot be earlier than From Date'),
    );
  }
  return countDays({ from, to }) > range.maxDays
    ? parseFailed(problem('to', `A maximum of ${Math.floor(range.maxDays / 30)} month(s) is allowed`))
    : parsed({ from, to });
}

function problem(path: string, message: string): Problem {
  return { id: 'LIST-18', path, message };
}
