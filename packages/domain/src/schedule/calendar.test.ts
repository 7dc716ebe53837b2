import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, getDay, type Day } from '../dates/day.js';
import { addWorkingDays, closedReason, isWorkingDay, nextWorkingDay, getWeekday } from './index.js';
import { anyCalendar, anyDay, wellington } from '../testing/calendars.js';

describe('working days', () => {
  it.each([
    ['2026-01-16', null],
    ['2026-01-17', 'Closed: weekend'],
    ['2026-01-18', 'Closed: weekend'],
    ['2026-01-19', 'Closed: Wellington Anniversary'],
    ['2026-01-20', null],
    ['2026-04-25', 'Closed: Anzac Day'],
  ])('[DATE-08] %s: %s', (day, reason) => {
    expect(closedReason(wellington, getDay(day))).toBe(reason);
  });

  it('[DATE-08] an extra working day is a working day', () => {
    const opened = new Set([getDay('2026-01-17'), getDay('2026-01-19')]);
    const calendar = { ...wellington, opened };
    // Weeks begin on Monday.
    expect(['2026-01-19', '2026-01-24', '2026-01-25'].map((day) => getWeekday(getDay(day)))).toEqual([
      1, 6, 7,
    ]);
    expect(getWeekday(addDays(getDay('1970-01-02'), -5))).toBe(7);
    expect([...opened].map((day) => closedReason(calendar, day))).toEqual([null, null]);
  });

  it('[DATE-08] counts days across daylight saving changes', () => {
    // Clocks go forward on 27 September and back on 5 April.
    expect(addWorkingDays(getDay('2026-09-25'), 1, wellington)).toBe('2026-09-28');
    expect(addWorkingDays(getDay('2026-04-02'), 1, wellington)).toBe('2026-04-07');
  });

  it('a region that never works has no next working day', () => {
    const never = { weekdays: new Set<never>(), closed: new Map<Day, string>(), opened: new Set<Day>() };
    expect(nextWorkingDay(getDay('2026-01-01'), never)).toBeNull();
    expect(addWorkingDays(getDay('2026-01-01'), 3, never)).toBeNull();
  });

  it('the next working day is the first working day', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, (calendar, day) => {
        const next = nextWorkingDay(day, calendar);
        if (next === null) throw new Error('A weekday is worked');
        expect(isWorkingDay(next, calendar)).toBe(true);
        for (let before = day; before < next; before = addDays(before, 1)) {
          expect(closedReason(calendar, before)).not.toBeNull();
        }
      }),
    );
  });

  it('adding n working days passes n working days', () => {
    fc.assert(
      fc.property(anyCalendar, anyDay, fc.integer({ min: 1, max: 12 }), (calendar, day, count) => {
        const end = addWorkingDays(day, count, calendar);
        if (end === null) throw new Error('A weekday is worked');
        let worked = 0;
        for (let at = addDays(day, 1); at <= end; at = addDays(at, 1)) {
          if (isWorkingDay(at, calendar)) worked += 1;
        }
        expect(worked).toBe(count);
        expect(isWorkingDay(end, calendar)).toBe(true);
      }),
    );
  });
});
