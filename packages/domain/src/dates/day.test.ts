import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';

import {
  addDays,
  addMonths,
  countDays,
  findDay,
  getCalendarDay,
  getDay,
  isCalendarDay,
  isDay,
  startOfMonth,
} from './index.js';

/** Days formatted by another library. */
const plainDate = fc
  .record({ year: fc.integer({ min: 1600, max: 2400 }), dayOfYear: fc.integer({ min: 0, max: 365 }) })
  .map(({ year, dayOfYear }) => Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: dayOfYear }));

describe('isDay', () => {
  it('[DATE-15] is one of the calendar from 1970 to 2199, written in full', () => {
    for (const text of ['2026-11-21', '2024-02-29', '1970-01-02', '2199-12-31'])
      expect(isDay(text)).toBe(true);
    const outside = ['1970-01-01', '2200-01-01', '0001-01-01', '9999-12-31'];
    const none = ['2026-02-29', '2100-02-29', '2026-02-30', '2026-13-01', '2026-00-10'];
    const other = ['2026-1-1', '21/11/2026', '2026-11-21T00:00:00Z', ' 2026-11-21', '2026-11-21\n', ''];
    for (const value of [...outside, ...none, ...other, 20_261_121, null, undefined])
      expect(isDay(value)).toBe(false);
  });

  it('agrees with the calendar', () => {
    const parts = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.nat(14), fc.nat(33));

    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const text = [
          String(year).padStart(4, '0'),
          ...[month, day].map((n) => String(n).padStart(2, '0')),
        ].join('-');
        const exists =
          month >= 1 &&
          month <= 12 &&
          day >= 1 &&
          day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

        expect(isCalendarDay(text)).toBe(exists);
        expect(isDay(text)).toBe(exists && text > '1970-01-01' && year < 2200);
      }),
    );
  });
});

it('findDay returns null where getDay throws', () => {
  expect(findDay('2026-11-21')).toBe(getDay('2026-11-21'));
  for (const none of ['21/11/2026', null]) expect(findDay(none)).toBeNull();
  expect(() => getDay('9999-12-31')).toThrow(RangeError);
  expect(() => getDay('21/11/2026')).toThrow(new RangeError('Not a day: 21/11/2026'));
});

describe('calendar arithmetic', () => {
  it('adds days and months like Temporal', () => {
    fc.assert(
      fc.property(plainDate, fc.integer({ min: -5000, max: 5000 }), (date, count) => {
        const day = getCalendarDay(date.toString());

        expect(addDays(day, count)).toBe(date.add({ days: count }).toString());
        expect(addMonths(day, count % 120)).toBe(date.add({ months: count % 120 }).toString());
        expect(startOfMonth(day)).toBe(date.with({ day: 1 }).toString());
      }),
    );
  });

  it('counts the first and the last day of a range', () => {
    fc.assert(
      fc.property(plainDate, fc.nat(5000), (date, count) => {
        const from = getCalendarDay(date.toString());

        expect(countDays({ from, to: addDays(from, count) })).toBe(count + 1);
      }),
    );
  });

  it('knows years of two digits, and throws outside the years 0000 to 9999', () => {
    expect(addMonths(getCalendarDay('0099-12-31'), 1)).toBe('0100-01-31');
    expect(() => addDays(getCalendarDay('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => addDays(getCalendarDay('0000-01-01'), -1)).toThrow(RangeError);
  });
});
