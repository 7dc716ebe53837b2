import { addDays, type Day, type DayRange } from './day.js';
import { toLocalDay } from './wall-clock.js';

const HOUR_MS = 3_600_000;

// A file of thousands of consignments names a few days.
const starts = new Map<Day, string>();
const MAX_STARTS = 5000;

/**
 * 00:00 of a day in Pacific/Auckland, as ISO 8601 UTC without milliseconds: the wire format of a date-only value
 * (DATE-07).
 *
 * @example startOfDayUtc(getDay('2026-09-28')) // '2026-09-27T11:00:00Z', the day after the clocks went forward
 */
export function startOfDayUtc(day: Day): string {
  const known = starts.get(day);
  if (known !== undefined) return known;
  // 13 hours ahead of UTC while daylight saving lasts, else 12; the clocks change after midnight.
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const summer = new Date(midnight - 13 * HOUR_MS);
  const start = toLocalDay(summer) === day ? summer : new Date(midnight - 12 * HOUR_MS);
  const text = start.toISOString().replace('.000', '');
  if (starts.size >= MAX_STARTS) starts.clear();
  starts.set(day, text);
  return text;
}

/** A date range on the wire: start inclusive, end exclusive, both ISO 8601 UTC (LIST-24). */
export interface UtcRange {
  readonly startDateUtc: string;
  readonly endDateUtc: string;
}

/** From 00:00 of the first day to 00:00 after the last day, in Pacific/Auckland (LIST-24). */
export function rangeToUtc({ from, to }: DayRange): UtcRange {
  return { startDateUtc: startOfDayUtc(from), endDateUtc: startOfDayUtc(addDays(to, 1)) };
}
