import { maxSearchDays } from '../dates/date-range.js';
import { formatDate } from '../dates/format.js';
import { parsed, parseFailed, type Parsed } from '../problem.js';

/** The period of a data extract: instants, the end exclusive. */
export interface ExtractPeriod {
  readonly start: Date;
  readonly end: Date;
}

const hourMs = 3_600_000;
/** Local days, of which a clock change can make one an hour longer. */
const maxLengthMs = maxSearchDays * 24 * hourMs + hourMs;

/**
 * The period of a data extract from instants on the wire. Problems are of EXTR-05: a period that is reversed, empty or
 * longer than 365 days.
 *
 * @example parseExtractPeriod({ startDateUtc: '2026-11-15T11:00:00Z', endDateUtc: '2026-11-22T11:00:00Z' })
 */
export function parseExtractPeriod(range: {
  readonly startDateUtc: string;
  readonly endDateUtc: string;
}): Parsed<ExtractPeriod> {
  const start = new Date(range.startDateUtc);
  const end = new Date(range.endDateUtc);
  const length = end.getTime() - start.getTime();
  if (length <= 0) return refused('To Date cannot be earlier than From Date');
  if (length > maxLengthMs)
    return refused(`A maximum of ${Math.floor(maxSearchDays / 30)} month(s) is allowed`);
  return parsed({ start, end });
}

function refused(message: string): Parsed<never> {
  return parseFailed({ id: 'EXTR-05', path: 'endDateUtc', message });
}

// Not from Intl, whose short months differ: en-NZ has 'Sept'.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The name of an extract's file on the day of `now` in Pacific/Auckland (EXTR-02, EXTR-05).
 *
 * @example extractFileName(new Date('2026-11-20T11:00:00Z')) // 'Consignments_21-Nov-2026.csv'
 */
export function extractFileName(now: Date): string {
  const [day, month, year] = formatDate(now).split('/');
  return `Consignments_${day}-${months[Number(month) - 1]}-${year}.csv`;
}
