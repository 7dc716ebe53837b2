import { type Day, addDays, startOfDayUtc } from '@consign/domain/dates';

const HOUR = 3_600_000;
const midnights = new Map<Day, number>();

/** Epoch milliseconds, `hour` hours after midnight in Auckland. */
export function toTimestamp(day: Day, hour: number): number {
  let midnight = midnights.get(day);
  if (midnight === undefined) {
    midnight = Date.parse(startOfDayUtc(day));
    midnights.set(day, midnight);
  }
  return midnight + hour * HOUR;
}

export function isWeekend(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** The day itself if it is a weekday, otherwise the following Monday. */
export function toWeekday(day: Day): Day {
  let at = day;
  while (isWeekend(at)) at = addDays(at, 1);
  return at;
}

const weekdays = new Map<Day, Day[]>();

/** Adds weekdays; 0 gives the day itself, or the following Monday. */
export function addWeekdays(day: Day, count: number): Day {
  const cached = weekdays.get(day) ?? [toWeekday(day)];
  weekdays.set(day, cached);
  while (cached.length <= count) cached.push(toWeekday(addDays(cached.at(-1) ?? day, 1)));
  return cached[count] ?? day;
}
