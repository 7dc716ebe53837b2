import { type Day, addDays, startOfDayUtc } from '@consign/domain/dates';

const HOUR = 3_600_000;
const midnights = new Map<Day, number>();

/** So many hours after midnight of a day in Auckland, in milliseconds. */
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

/** The day itself on a weekday, else the Monday after it. */
export function toWeekday(day: Day): Day {
  let at = day;
  while (isWeekend(at)) at = addDays(at, 1);
  return at;
}

const weekdays = new Map<Day, Day[]>();

/** So many weekdays later; 0 is the day itself, or the Monday after it. */
export function addWeekdays(day: Day, count: number): Day {
  const known = weekdays.get(day) ?? [toWeekday(day)];
  weekdays.set(day, known);
  while (known.length <= count) known.push(toWeekday(addDays(known.at(-1) ?? day, 1)));
  return known[count] ?? day;
}
