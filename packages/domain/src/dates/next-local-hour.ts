import { addDays, type Day } from './day.js';
import { localTimeUtc } from './local-time.js';
import { today } from './wall-clock.js';

/** The next time after `now` at which it is this full hour (0 to 23) in Pacific/Auckland, with its local day. */
export function nextLocalHour(hour: number, now: Date): { readonly day: Day; readonly at: Date } {
  let day = today(now);
  let at = new Date(localTimeUtc(day, hour * 60));
  while (at <= now) {
    day = addDays(day, 1);
    at = new Date(localTimeUtc(day, hour * 60));
  }
  return { day, at };
}
