import { Temporal } from 'temporal-polyfill';

import { addDays, type Day } from './day.js';
import { startOfDayUtc } from './start-of-day.js';
import { timeZone } from './wall-clock.js';

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
