import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getDay, startOfDayUtc, toLocalDay, type Day } from '../dates/index.js';
import { isWorkingDay, type Calendar } from '../schedule/index.js';
import { anyCalendar, auckland, wellington } from '../testing/calendars.js';
import { averageDays, roundDays, sumWorkingTime, type DeliveryGroup } from './index.js';

const hour = 3_600_000;
const toTimestamp = (day: Day) => Date.parse(startOfDayUtc(day));
const between = (...calendars: readonly Calendar[]) => ({
  startOf: toTimestamp,
  isWorked: (day: Day) => isWorkingDay(day, ...calendars),
});
const delivery = (staged: string, delivered: string): DeliveryGroup => ({
  count: 1,
  stagedOn: toLocalDay(staged) ?? getDay(''),
  deliveredOn: toLocalDay(delivered) ?? getDay(''),
  stagedSum: Date.parse(staged),
  deliveredSum: Date.parse(delivered),
});

const days = [getDay('2026-04-02'), getDay('2026-04-08')] as const;
const within = (day: Day) =>
  fc.integer({ min: 0, max: 24 * hour - 1 }).map((after) => toTimestamp(day) + after);
const one = (staged: number, delivered: number): DeliveryGroup => ({
  count: 1,
  stagedOn: days[0],
  deliveredOn: days[1],
  stagedSum: staged,
  deliveredSum: delivered,
});

describe('sumWorkingTime', () => {
  it.each([
    ['within a day', '2026-03-16T21:00:00Z', '2026-03-17T02:00:00Z', 5],
    ['over a night', '2026-03-16T02:00:00Z', '2026-03-17T03:00:00Z', 25],
    ['over a weekend', '2026-03-13T02:00:00Z', '2026-03-16T02:00:00Z', 24],
    ['over Easter', '2026-04-02T02:00:00Z', '2026-04-07T03:00:00Z', 24],
    ['from a Saturday', '2026-03-14T02:00:00Z', '2026-03-15T23:00:00Z', 12],
    ['to a Saturday', '2026-03-13T02:00:00Z', '2026-03-14T02:00:00Z', 9],
    ['within a Saturday', '2026-03-14T02:00:00Z', '2026-03-14T05:00:00Z', 0],
  ])('[DASH-09, DASH-26] counts the hours of working days %s', (_name, staged, delivered, hours) => {
    expect(sumWorkingTime(delivery(staged, delivered), between(auckland, wellington)) / hour).toBe(hours);
  });

  it.each([
    ['2026-04-04T02:00:00Z', '2026-04-06T02:00:00Z', 48],
    ['2026-04-04T12:00:00Z', '2026-04-05T11:00:00Z', 23],
    ['2026-09-26T02:00:00Z', '2026-09-28T02:00:00Z', 48],
  ])('[DASH-09] from %s to %s, over a change of the clocks, counts %i hours', (staged, delivered, hours) => {
    expect(sumWorkingTime(delivery(staged, delivered), between()) / hour).toBe(hours);
  });

  it('[DASH-26] summed over many is the sum of each', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(within(days[0]), within(days[1])), { minLength: 1, maxLength: 8 }),
        anyCalendar,
        anyCalendar,
        (times, origin, destination) => {
          const calendar = between(origin, destination);
          const all: DeliveryGroup = {
            ...one(0, 0),
            count: times.length,
            stagedSum: times.reduce((sum, [staged]) => sum + staged, 0),
            deliveredSum: times.reduce((sum, [, delivered]) => sum + delivered, 0),
          };

          expect(sumWorkingTime(all, calendar)).toBe(
            times.reduce(
              (sum, [staged, delivered]) => sum + sumWorkingTime(one(staged, delivered), calendar),
              0,
            ),
          );
        },
      ),
    );
  });
});

it('[DASH-09] averages are days of 24 hours, to two decimals', () => {
  expect(roundDays(averageDays({ time: 100 * hour, count: 3 }))).toBe(1.39);
  expect(roundDays(averageDays({ time: 0, count: 0 }))).toBeNull();
});
