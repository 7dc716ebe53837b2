import { Temporal } from 'temporal-polyfill';

import { addDays, type Day, type DayRange } from './day.js';
import { timeZone } from './wall-clock.js';

/**
 * The instant at which a day begins in Pacific/Auckland, as ISO 8601 text in UTC without milliseconds (DATE-07): how a
 * date-only value is sent.
 *
 * @example startOfDayUtc(getDay('2026-09-28')) // '2026-09-27T11:00:00Z', the day after the clocks went forward
 */
export function startOfDayUtc(day: Day): string {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();
}

/** A range as the calls carry it: the instant at which it begins, and the first instant after it (LIST-24). */
export interface UtcRange {
  readonly startDateUtc: string;
  readonly endDateUtc: string;
}

/** From 00:00 of the first day to 00:00 of the day after the last, exclusive, in Pacific/Auckland (LIST-24). */
export function rangeToUtc({ from, to }: DayRange): UtcRange {
  return { startDateUtc: startOfDayUtc(from), endDateUtc: startOfDayUtc(addDays(to, 1)) };
}
