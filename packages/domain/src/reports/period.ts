import { maxDashboardDays, parseDateRange } from '../dates/date-range.js';
import { addDays, addMonths, countDays, startOfMonth, type Day, type DayRange } from '../dates/day.js';
import { toLocalDay } from '../dates/wall-clock.js';
import { parseFailed, type Parsed, type Problem } from '../problem.js';

/**
 * The days of a report, both inclusive, from instants on the wire: the end is exclusive, and a day that the instants
 * only touch counts whole. Problems are of DASH-03: a range that is reversed or longer than 93 days.
 *
 * @example parseReportPeriod({ startDateUtc: '2026-03-09T11:00:00Z', endDateUtc: '2026-03-16T11:00:00Z' })
 */
export function parseReportPeriod(range: {
  readonly startDateUtc: string;
  readonly endDateUtc: string;
}): Parsed<DayRange> {
  const last = Math.max(0, Date.parse(range.endDateUtc) - 1);
  const parsed: Parsed<DayRange> =
    last < Date.parse(range.startDateUtc)
      ? parseFailed(problem('endDateUtc', 'To Date cannot be earlier than From Date'))
      : parseDateRange({
          from: toLocalDay(range.startDateUtc),
          to: toLocalDay(new Date(last)),
          maxDays: maxDashboardDays,
        });
  if (parsed.ok) return parsed;
  const paths: Readonly<Record<string, string>> = { from: 'startDateUtc', to: 'endDateUtc' };
  return parseFailed(...parsed.problems.map(({ path, message }) => problem(paths[path] ?? path, message)));
}

function problem(path: string, message: string): Problem {
  return { id: 'DASH-03', path, message };
}

/**
 * The period before, to compare with (DASH-22): the same number of days immediately before; of a whole calendar month, the
 * month before.
 */
export function previousPeriod({ from, to }: DayRange): DayRange {
  const isMonth = from === startOfMonth(from) && to === addDays(addMonths(from, 1), -1);
  return {
    from: isMonth ? addMonths(from, -1) : addDays(from, -countDays({ from, to })),
    to: addDays(from, -1),
  };
}

/** A point of a series: a day of the period beside its counterpart in the previous period. */
export interface SeriesDay {
  /** Null where the previous period is the longer one. */
  readonly current: Day | null;
  /** Null where it is the shorter one. */
  readonly previous: Day | null;
}

/** The first day beside the first, and so on; as many as the longer period has. */
export function pairDays(current: DayRange, previous: DayRange): SeriesDay[] {
  const days = [listDays(current), listDays(previous)] as const;
  return Array.from({ length: Math.max(days[0].length, days[1].length) }, (_, index) => ({
    current: days[0][index] ?? null,
    previous: days[1][index] ?? null,
  }));
}

/** Every day of a range, in order. */
export function listDays(range: DayRange): Day[] {
  return Array.from({ length: countDays(range) }, (_, index) => addDays(range.from, index));
}

/**
 * The change against the previous figure in percent, to one decimal; null without a previous figure to compare with
 * (DASH-09, DASH-22).
 */
export function trendPercent(current: number | null, previous: number | null): number | null {
  if (current === null || previous === null || previous === 0) return null;
  return Math.round(((current - previous) / previous) * 1000) / 10;
}
