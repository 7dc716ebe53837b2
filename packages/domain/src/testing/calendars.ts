import fc from 'fast-check';

import { addDays, getDay, type Day } from '../dates/day.js';
import type { Calendar, Weekday } from '../schedule/index.js';

export const mondayToFriday: ReadonlySet<Weekday> = new Set([1, 2, 3, 4, 5]);

export const wellington: Calendar = {
  weekdays: mondayToFriday,
  closed: new Map([
    [getDay('2026-01-19'), 'Wellington Anniversary'],
    [getDay('2026-04-03'), 'Good Friday'],
    [getDay('2026-04-06'), 'Easter Monday'],
    [getDay('2026-04-25'), 'Anzac Day'],
  ]),
  opened: new Set(),
};

export const auckland: Calendar = {
  weekdays: mondayToFriday,
  closed: new Map([[getDay('2026-01-26'), 'Auckland Anniversary']]),
  opened: new Set(),
};

export const anyDay: fc.Arbitrary<Day> = fc
  .integer({ min: 0, max: 1500 })
  .map((ahead) => addDays(getDay('2026-01-01'), ahead));

/** Always works on Wednesdays, except for up to 30 closed days. */
export const anyCalendar: fc.Arbitrary<Calendar> = fc
  .record({
    weekdays: fc.uniqueArray(fc.constantFrom<Weekday>(1, 2, 4, 5, 6, 7)),
    closed: fc.uniqueArray(anyDay, { maxLength: 30 }),
    opened: fc.uniqueArray(anyDay, { maxLength: 5 }),
  })
  .map(({ weekdays, closed, opened }) => ({
    weekdays: new Set<Weekday>([3, ...weekdays]),
    closed: new Map(closed.map((day) => [day, 'a holiday'])),
    opened: new Set(opened),
  }));
