import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, getDay, localTimeUtc, toLocalDay, type Day } from '../dates/index.js';
import { isWorkingDay } from '../schedule/index.js';
import { anyCalendar, anyDay, auckland, wellington } from '../testing/calendars.js';
import { listSlots, MAX_SLOTS, type DeliveryRun, type DeliveryTrip } from './index.js';

const morning: DeliveryRun = {
  id: 'morning',
  name: 'North Shore morning',
  regionId: 'auckland',
  serviceTypeCode: '',
  weekdays: '12345',
  startMinutes: 480,
  endMinutes: 720,
  capacity: 2,
  closesMinutesBefore: 720,
  effectiveFrom: getDay('2020-01-01'),
  effectiveTo: null,
};

const trip: DeliveryTrip = {
  receiverRegionId: 'auckland',
  serviceTypeCode: 'GENERAL',
  calendar: auckland,
  earliest: getDay('2026-01-01'),
};

/** Friday to Monday week around Auckland Anniversary, Monday 26 January. */
const range = { from: getDay('2026-01-23'), to: getDay('2026-01-30') };

const search = {
  runs: [morning],
  trip,
  range,
  now: new Date('2026-01-20T00:00:00Z'),
  booked: () => 0,
  current: null,
  toUtc: localTimeUtc,
};

const days = (found: readonly { day: Day }[]) => found.map(({ day }) => day.slice(5));

describe('listSlots', () => {
  it('[BOOK-02] is the weekdays of a run that are working days, not the holiday or the weekend', () => {
    expect(days(listSlots(search))).toEqual(['01-23', '01-27', '01-28', '01-29', '01-30']);
    const saturdays = { ...morning, weekdays: '6' };
    expect(listSlots({ ...search, runs: [saturdays] })).toEqual([]);
    const open = { ...auckland, opened: new Set([getDay('2026-01-24')]) };
    const found = listSlots({ ...search, runs: [saturdays], trip: { ...trip, calendar: open } });
    expect(days(found)).toEqual(['01-24']);
  });

  it('[BOOK-02] has no slot before the service date, or after the planning has closed', () => {
    const late = { ...trip, earliest: getDay('2026-01-28') };
    expect(days(listSlots({ ...search, trip: late }))).toEqual(['01-28', '01-29', '01-30']);
    // Starts at 8 am, closes 12 hours before: at 8 pm on 26 January.
    const closes = new Date('2026-01-26T07:00:00Z');
    expect(days(listSlots({ ...search, now: closes }))).toContain('01-27');
    expect(days(listSlots({ ...search, now: new Date(closes.getTime() + 1) }))).not.toContain('01-27');
  });

  it('[BOOK-02] leaves out runs of another region or service, and days outside their dates', () => {
    for (const run of [
      { ...morning, regionId: 'wellington' },
      { ...morning, serviceTypeCode: 'HOME' },
      { ...morning, effectiveFrom: getDay('2026-02-01') },
      { ...morning, effectiveTo: getDay('2026-01-22') },
    ]) {
      expect(listSlots({ ...search, runs: [run] })).toEqual([]);
    }
    const own = { ...morning, serviceTypeCode: 'GENERAL', effectiveTo: getDay('2026-01-23') };
    expect(days(listSlots({ ...search, runs: [own] }))).toEqual(['01-23']);
  });

  it('[BOOK-02] counts the places left; a full day is none', () => {
    const taken = new Map([
      [getDay('2026-01-27'), 2],
      [getDay('2026-01-28'), 1],
    ]);
    const slots = listSlots({ ...search, booked: (_run, day) => taken.get(day) ?? 0 });
    expect(slots.map(({ day, placesLeft }) => [day.slice(5), placesLeft])).toEqual([
      ['01-23', 2],
      ['01-28', 1],
      ['01-29', 2],
      ['01-30', 2],
    ]);
  });

  it('[BOOK-02] shows the booked slot even if it is full, past or no longer possible', () => {
    const current = { run: { ...morning, id: 'old', regionId: 'wellington' }, day: getDay('2026-01-24') };
    const found = listSlots({
      ...search,
      trip: null,
      now: new Date('2026-02-20T00:00:00Z'),
      booked: () => 5,
      current,
    });
    expect(found).toMatchObject([{ day: '2026-01-24', isCurrent: true, placesLeft: 0 }]);
    const [first, second] = listSlots({ ...search, current: { run: morning, day: range.from } });
    expect([first, second]).toMatchObject([{ day: '2026-01-23', isCurrent: true }, { isCurrent: false }]);
  });

  it('[BOOK-02] is in order of time, then name', () => {
    const runs = [
      { ...morning, id: 'z', name: 'Z', startMinutes: 780, endMinutes: 900 },
      morning,
      { ...morning, id: 'a', name: 'A' },
    ];
    const day = { from: range.from, to: range.from };
    const names = listSlots({ ...search, runs, range: day }).map(({ run }) => run.name);
    expect(names).toEqual(['A', 'North Shore morning', 'Z']);
  });

  it('[CALL-70] has at most 500 slots, the booked one among them', () => {
    const runs = Array.from({ length: 200 }, (_run, index) => ({ ...morning, id: String(index) }));
    const current = { run: morning, day: range.to };
    const found = listSlots({ ...search, runs, current });
    expect(found).toHaveLength(MAX_SLOTS);
    expect(found.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it.each([
    ['the day before daylight saving ends', '2026-04-04', '2026-04-03T19:00:00Z'],
    ['the day that has 25 hours', '2026-04-05', '2026-04-04T20:00:00Z'],
    ['the day before it starts', '2026-09-26', '2026-09-25T20:00:00Z'],
    ['the day that has 23 hours', '2026-09-27', '2026-09-26T19:00:00Z'],
  ])('[BOOK-02] [PLAT-08] on %s a run at 8 am starts at 8 am', (_case, text, expected) => {
    const day = getDay(text);
    const open = { ...wellington, opened: new Set([day]) };
    const runs = [{ ...morning, weekdays: '67', endMinutes: 1440 }];
    const [slot] = listSlots({
      ...search,
      runs,
      trip: { ...trip, calendar: open },
      range: { from: day, to: day },
    });
    expect(slot?.startsAt).toBe(expected);
    expect(slot?.endsAt).toBe(localTimeUtc(addDays(day, 1), 0));
  });

  it('[BOOK-02] never on a closed day, never over capacity, always on its own local day and in the future', () => {
    const anyRun = fc.record({
      id: fc.uuid(),
      weekdays: fc.constantFrom('12345', '1234567', '6', '37'),
      startMinutes: fc.integer({ min: 0, max: 1439 }),
      capacity: fc.integer({ min: 1, max: 3 }),
      closesMinutesBefore: fc.integer({ min: 0, max: 20_160 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyRun, { minLength: 1, maxLength: 4 }),
        anyCalendar,
        anyDay,
        anyDay,
        fc.func(fc.integer({ min: 0, max: 4 })),
        (parts, calendar, from, earliest, taken) => {
          const now = new Date(localTimeUtc(addDays(from, 3), 600));
          const runs = parts.map((part) => ({ ...morning, ...part, endMinutes: part.startMinutes + 1 }));
          const slots = listSlots({
            ...search,
            runs,
            trip: { ...trip, calendar, earliest },
            range: { from, to: addDays(from, 61) },
            now,
            booked: ({ id }, day) => taken(id, day),
          });
          for (const { run, day, startsAt, placesLeft } of slots) {
            expect(isWorkingDay(day, calendar)).toBe(true);
            expect(day >= earliest).toBe(true);
            expect(toLocalDay(startsAt)).toBe(day);
            expect(Date.parse(startsAt)).toBeGreaterThanOrEqual(now.getTime());
            expect(placesLeft).toBeGreaterThan(0);
            expect(placesLeft + taken(run.id, day)).toBe(run.capacity);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
