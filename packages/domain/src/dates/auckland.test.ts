import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addDays,
  toLocalDay,
  getDay,
  localTimeUtc,
  rangeToUtc,
  startOfDayUtc,
  timeZone,
  today,
} from './index.js';

const toInstant = (text: string) => new Date(text);
const day = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays(getDay('1970-01-02'), count));

it('[PLAT-08] the suite runs in a different zone, so the machine’s zone can’t leak in', () => {
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/Los_Angeles');
  expect(timeZone).toBe('Pacific/Auckland');
});

describe('startOfDayUtc', () => {
  it.each([
    ['a winter day, 12 hours ahead', '2026-07-15', '2026-07-14T12:00:00Z'],
    ['a summer day, 13 hours ahead', '2026-01-15', '2026-01-14T11:00:00Z'],
    ['the day on which daylight saving ends', '2026-04-05', '2026-04-04T11:00:00Z'],
    ['the day after, of 25 hours,', '2026-04-06', '2026-04-05T12:00:00Z'],
    ['the day on which daylight saving starts', '2026-09-27', '2026-09-26T12:00:00Z'],
    ['the day after that, of 23 hours,', '2026-09-28', '2026-09-27T11:00:00Z'],
  ])('[DATE-07] %s begins at midnight in Auckland', (_case, text, expected) => {
    expect(startOfDayUtc(getDay(text))).toBe(expected);
  });

  it('[DATE-07] a day starts at its first instant, not before', () => {
    fc.assert(
      fc.property(day, (one) => {
        const start = toInstant(startOfDayUtc(one));

        expect(today(start)).toBe(one);
        expect(today(new Date(start.getTime() - 1))).toBe(addDays(one, -1));
        expect(toLocalDay(startOfDayUtc(one))).toBe(one);
      }),
    );
  });
});

describe('rangeToUtc', () => {
  it.each([
    ['2026-11-15', '2026-11-21', '2026-11-14T11:00:00Z', '2026-11-21T11:00:00Z'],
    ['2026-04-05', '2026-04-05', '2026-04-04T11:00:00Z', '2026-04-05T12:00:00Z'],
    ['2026-09-26', '2026-09-27', '2026-09-25T12:00:00Z', '2026-09-27T11:00:00Z'],
  ])(
    '[LIST-24] %s to %s runs from 00:00 of From to 00:00 of the day after To',
    (from, to, startDateUtc, endDateUtc) => {
      expect(rangeToUtc({ from: getDay(from), to: getDay(to) })).toEqual({ startDateUtc, endDateUtc });
    },
  );

  it('[LIST-24] the end is exclusive: consecutive ranges share one instant', () => {
    fc.assert(
      fc.property(day, fc.nat(400), (from, length) => {
        const to = addDays(from, length);
        const range = rangeToUtc({ from, to });

        expect(rangeToUtc({ from: addDays(to, 1), to: addDays(to, 1) }).startDateUtc).toBe(range.endDateUtc);
        expect(today(new Date(toInstant(range.endDateUtc).getTime() - 1))).toBe(to);
      }),
    );
  });
});

describe('toLocalDay', () => {
  it.each([
    ['2026-04-04T10:59:59.999Z', '2026-04-04'],
    ['2026-04-04T11:00:00Z', '2026-04-05'],
    ['2026-04-05T11:59:59Z', '2026-04-05'],
    ['2026-09-27T10:59:59Z', '2026-09-27'],
    ['2026-09-27T23:59:59+13:00', '2026-09-27'],
    ['2026-11-21', '2026-11-21'],
  ])('[PLAT-08] %s is %s in Auckland', (value, expected) => {
    expect(toLocalDay(value)).toBe(expected);
  });

  it('[PLAT-08] is null without a zone, which would be the machine’s own, and without an instant', () => {
    const texts = ['', 'soon', '21/11/2026', '2026-11-21T10:00:00', '2026-02-30T10:00:00Z?'];
    for (const value of [null, undefined, new Date(Number.NaN), ...texts])
      expect(toLocalDay(value)).toBeNull();
    expect(() => today(new Date(Number.NaN))).toThrow(RangeError);
  });
});

it.each([
  ['a winter morning', '2026-07-15', 480, '2026-07-14T20:00:00Z'],
  ['a summer morning', '2026-01-15', 480, '2026-01-14T19:00:00Z'],
  ['the hour that comes twice, the first time', '2026-04-05', 150, '2026-04-04T13:30:00Z'],
  ['the morning after it', '2026-04-05', 480, '2026-04-04T20:00:00Z'],
  ['the hour that is skipped, an hour later', '2026-09-27', 150, '2026-09-26T14:30:00Z'],
  ['the end of the day with 23 hours', '2026-09-27', 1440, '2026-09-27T11:00:00Z'],
])('[BOOK-02] [PLAT-08] localTimeUtc %s', (_case, text, minutes, expected) => {
  expect(localTimeUtc(getDay(text), minutes)).toBe(expected);
});
