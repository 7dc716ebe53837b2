import { addDays, type Day } from '../dates/day.js';

/** Days of a week from Monday, 1, to Sunday, 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Which days a region works. */
export interface Calendar {
  /** The weekdays that it works, as a rule. */
  readonly weekdays: ReadonlySet<Weekday>;
  /** Days on which it is closed, and for what: a holiday or a closure. */
  readonly closed: Pick<ReadonlyMap<Day, string>, 'get'>;
  /** Days that it works all the same, whatever else is said of them. */
  readonly opened: Pick<ReadonlySet<Day>, 'has'>;
}

/** Two years: whoever is closed for longer has no service. */
const horizonDays = 731;

/** The weekday of a day of the calendar. */
export function getWeekday(day: Day): Weekday {
  const sunday = 7;
  return (new Date(`${day}T00:00:00Z`).getUTCDay() || sunday) as Weekday;
}

/**
 * Why a day is not worked, as it is shown, or null for a working day (DATE-08). A holiday that falls on a weekend is
 * named, not the weekend.
 *
 * @example closedReason(wellington, getDay('2026-01-19')) // 'Closed: Wellington Anniversary'
 */
export function closedReason({ weekdays, closed, opened }: Calendar, day: Day): string | null {
  if (opened.has(day)) return null;
  const name = closed.get(day);
  if (name !== undefined) return `Closed: ${name}`;
  return weekdays.has(getWeekday(day)) ? null : 'Closed: weekend';
}

/** Whether all of the regions work on a day. */
export function isWorkingDay(day: Day, ...calendars: readonly Calendar[]): boolean {
  return calendars.every((calendar) => closedReason(calendar, day) === null);
}

/** The first day from this one on, itself included, that all of the regions work; null when there is none in two years. */
export function nextWorkingDay(day: Day, ...calendars: readonly Calendar[]): Day | null {
  for (let ahead = 0; ahead < horizonDays; ahead += 1) {
    const candidate = addDays(day, ahead);
    if (isWorkingDay(candidate, ...calendars)) return candidate;
  }
  return null;
}

/**
 * The day so many working days later, counted in days that all of the regions work; the day itself is not counted, and
 * none at all is the first working day from it on. Null when there is none in two years for one of them.
 */
export function addWorkingDays(day: Day, count: number, ...calendars: readonly Calendar[]): Day | null {
  if (count === 0) return nextWorkingDay(day, ...calendars);
  let reached: Day | null = day;
  for (let counted = 0; counted < count && reached !== null; counted += 1) {
    reached = nextWorkingDay(addDays(reached, 1), ...calendars);
  }
  return reached;
}
