import { kind, need } from '../argument.js';
import { addDays, type Day, dayNumber } from '../dates/day.js';

/** ISO weekday: Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The working days of a region. */
export interface Calendar {
  /** The regular working weekdays. */
  readonly weekdays: ReadonlySet<Weekday>;
  /** Closed days, with the name of the holiday or closure. */
  readonly closed: Pick<ReadonlyMap<Day, string>, 'get'>;
  /** Extra working days; they override weekends and closures. */
  readonly opened: Pick<ReadonlySet<Day>, 'has'>;
}

/** Two years: a region closed for longer has no service. */
const horizonDays = 731;

/** From the weekday of day 0, a Thursday, to a Monday; positive before 1970 too. */
const mondayShift = 3 + 7;

/** The ISO weekday of a day. */
export function getWeekday(day: Day): Weekday {
  return ((((dayNumber(day) % 7) + mondayShift) % 7) + 1) as Weekday;
}

/**
 * Why a day isn't a working day, ready to show; null for a working day (DATE-08). On a weekend, the holiday's name wins.
 *
 * @example closedReason(wellington, getDay('2026-01-19')) // 'Closed: Wellington Anniversary'
 */
export function closedReason({ weekdays, closed, opened }: Calendar, day: Day): string | null {
  if (opened.has(day)) return null;
  const name = closed.get(day);
  if (name !== undefined) return `Closed: ${name}`;
  return weekdays.has(getWeekday(day)) ? null : 'Closed: weekend';
}

/** Whether all regions work on a day. */
export function isWorkingDay(day: Day, ...calendars: readonly Calendar[]): boolean {
  return calendars.every((calendar) => closedReason(calendar, day) === null);
}

const dayArgument = kind('a day, such as 2026-03-17', (value) => typeof value === 'string');

/** The first day from `day` on, inclusive, when all regions work; null when there is none within two years. */
export function nextWorkingDay(day: Day, ...calendars: readonly Calendar[]): Day | null {
  need('nextWorkingDay', 'day', day, dayArgument);
  for (let ahead = 0; ahead < horizonDays; ahead += 1) {
    const candidate = addDays(day, ahead);
    if (isWorkingDay(candidate, ...calendars)) return candidate;
  }
  return null;
}

/**
 * The day `count` working days after `day`, counting only days when all regions work. A count of 0 is the first working
 * day from `day` on, inclusive. Null when the next working day is more than two years away.
 */
export function addWorkingDays(day: Day, count: number, ...calendars: readonly Calendar[]): Day | null {
  if (count === 0) return nextWorkingDay(day, ...calendars);
  let reached: Day | null = day;
  for (let counted = 0; counted < count && reached !== null; counted += 1) {
    reached = nextWorkingDay(addDays(reached, 1), ...calendars);
  }
  return reached;
}
