import { type Day, type DayRange, addDays, startOfDayUtc } from '@consign/domain/dates';
import { listDays } from '@consign/domain/reports';

/** Day starts never change, and finding one costs as much as reading a row. */
const known = new Map<Day, number>();
const MOST = 5000;

/** 00:00 of a day in Pacific/Auckland, in milliseconds since 1970. */
export function startOfDay(day: Day): number {
  const found = known.get(day) ?? Date.parse(startOfDayUtc(day));
  if (known.size >= MOST) known.clear();
  known.set(day, found);
  return found;
}

/**
 * 00:00 of every day of a range and of the day after, as ISO texts: with them, width_bucket gives the number of an
 * instant's day from 1, 0 before the range and one more than it has days after it.
 */
export function listDayStarts(range: DayRange): string[] {
  return [...listDays(range), addDays(range.to, 1)].map((day) => new Date(startOfDay(day)).toISOString());
}
