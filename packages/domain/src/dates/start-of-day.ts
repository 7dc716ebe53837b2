import { Temporal } from 'temporal-polyfill';

import { addDays, type Day, type DayRange } from './day.js';
import { timeZone } from './wall-clock.js';

/**
 * 00:00 of a day in Pacific/Auckland, as ISO 8601 UTC without milliseconds: the wire format of a date-only value
 * (DATE-07).
 *
 * @example startOfDayUtc(getDay('2026-09-28')) // '2026-09-27T11:00:00Z', the day after the clocks went forward
 */
export function startOfDayUtc(day: Day): string {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();
}

/**
 * A local time of a day in Pacific/Auckland, in minutes after midnight (0 to 1440), as ISO 8601 UTC without
 * milliseconds. A time that the clocks skip is the one an hour later; of a time that comes twice it is the first.
 *
 * @example localTimeUtc(getDay('2026-09-28'), 480) // '2026-09-27T19:00:00Z', the day after the clocks went forward
 */
export function localTimeUtc(day: Day, minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  if (hour >= 24) return startOfDayUtc(addDays(day, 1));
  return Temporal.PlainDate.from(day)
    .toZonedDateTime({ timeZone, plainTime: { hour, minute } })
    .toInstant()
    .toString();
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
