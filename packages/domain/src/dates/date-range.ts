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
    ? parseFailed(problem('to', tooLongMessage(range.maxDays)))
    : parsed({ from, to });
}

/** A period of a search or a data extract: instants, the end exclusive. */
export interface SearchPeriod {
  readonly start: Date;
  readonly end: Date;
}

/** Local days, of which a clock change can make one an hour longer. */
const maxSearchMs = (maxSearchDays * 24 + 1) * 3_600_000;

/**
 * Parses a period on the wire, with the limits and the sentences of the date picker: a problem on `endDateUtc` if it is
 * reversed, empty or longer than 365 days.
 *
 * @example parseSearchPeriod({ startDateUtc: '2026-11-15T11:00:00Z', endDateUtc: '2026-11-22T11:00:00Z' }, 'LIST-18')
 */
export function parseSearchPeriod(
  range: { readonly startDateUtc: string; readonly endDateUtc: string },
  id: 'LIST-18' | 'EXTR-05',
): Parsed<SearchPeriod> {
  const start = new Date(range.startDateUtc);
  const end = new Date(range.endDateUtc);
  const length = end.getTime() - start.getTime();
  const refused = (message: string): Parsed<SearchPeriod> => parseFailed({ id, path: 'endDateUtc', message });
  if (length <= 0) return refused('To Date cannot be earlier than From Date');
  return length > maxSearchMs ? refused(tooLongMessage(maxSearchDays)) : parsed({ start, end });
}

function tooLongMessage(maxDays: number): string {
  return `A maximum of ${Math.floor(maxDays / 30)} month(s) is allowed`;
}

function problem(path: string, message: string): Problem {
  return { id: 'LIST-18', path, message };
}
