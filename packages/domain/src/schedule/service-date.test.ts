import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getDay } from '../dates/day.js';
import { formatCutOff } from './format-cut-off.js';
import { isWorkingDay, serviceDate, type Route } from './index.js';
import { anyCalendar, anyDay, auckland, wellington } from '../testing/calendars.js';

const overnight: Route = {
  origin: auckland,
  destination: wellington,
  cutOffMinutes: 14 * 60,
  serviceDays: 1,
};

const from = (stagedAt: string, requestedPickup: string | null = null, route: Route = overnight) =>
  serviceDate(route, {
    stagedAt,
    requestedPickup: requestedPickup === null ? null : getDay(requestedPickup),
  });

describe('service date', () => {
  it('[DATE-09] counts from the same day before the cut-off', () => {
    expect(from('2026-01-15T00:59:59Z')).toEqual({
      pickupDay: '2026-01-15',
      serviceDay: '2026-01-16',
      reasons: [],
    });
  });

  it('[DATE-09] counts from the next working day after the cut-off, with a reason', () => {
    expect(from('2026-01-15T01:00:00Z')).toEqual({
      pickupDay: '2026-01-16',
      serviceDay: '2026-01-20',
      reasons: [
        { day: '2026-01-15', reason: 'After the 2 pm cut-off' },
        { day: '2026-01-17', reason: 'Closed: weekend' },
        { day: '2026-01-18', reason: 'Closed: weekend' },
        { day: '2026-01-19', reason: 'Closed: Wellington Anniversary' },
      ],
    });
  });

  it('[DATE-09] a later pickup date moves the start and ignores today’s cut-off', () => {
    expect(from('2026-01-15T02:00:00Z', '2026-01-20')).toEqual({
      pickupDay: '2026-01-20',
      serviceDay: '2026-01-21',
      reasons: [],
    });
    expect(from('2026-01-15T02:00:00Z', '2026-01-14')?.pickupDay).toBe('2026-01-16');
    expect(from('2026-01-15T02:00:00Z', '2026-01-15')?.pickupDay).toBe('2026-01-16');
  });

  it('[DATE-09] a closed day has no cut-off to miss', () => {
    expect(from('2026-01-17T06:00:00Z')).toEqual({
      pickupDay: '2026-01-19',
      serviceDay: '2026-01-20',
      reasons: [
        { day: '2026-01-17', reason: 'Closed: weekend' },
        { day: '2026-01-18', reason: 'Closed: weekend' },
      ],
    });
  });

  it('[DATE-09] counts days when both regions work', () => {
    expect(from('2026-01-22T20:00:00Z')).toMatchObject({ pickupDay: '2026-01-23', serviceDay: '2026-01-27' });
  });

  it('[DATE-09] same-day service delivers on the receiver’s first working day', () => {
    const sameDay = { ...overnight, serviceDays: 0 };
    expect(from('2026-01-15T20:00:00Z', null, sameDay)?.serviceDay).toBe('2026-01-16');
    expect(from('2026-01-18T20:00:00Z', null, sameDay)).toMatchObject({
      pickupDay: '2026-01-19',
      serviceDay: '2026-01-20',
    });
  });

  it.each([
    // 13 hours ahead until 3 am on 5 April, 12 after it; back to 13 from 2 am on 27 September.
    ['2026-04-04T10:59:59Z', '2026-04-07'],
    ['2026-04-08T11:59:59Z', '2026-04-08'],
    ['2026-04-08T12:00:00Z', '2026-04-09'],
    ['2026-09-27T10:59:59Z', '2026-09-28'],
    ['2026-09-28T10:59:59Z', '2026-09-28'],
    ['2026-09-28T11:00:00Z', '2026-09-29'],
  ])('[DATE-09] %s is picked up on %s: days end at midnight in Auckland', (stagedAt, pickup) => {
    const route = { ...overnight, origin: wellington, cutOffMinutes: null };
    expect(from(stagedAt, null, route)?.pickupDay).toBe(pickup);
  });

  it('is null for a region that never works and for an invalid instant', () => {
    const never = { ...auckland, weekdays: new Set<never>() };
    expect(from('2026-01-15T00:00:00Z', null, { ...overnight, origin: never })).toBeNull();
    expect(from('2026-01-15T00:00:00Z', null, { ...overnight, destination: never })).toBeNull();
    expect(from('tomorrow')).toBeNull();
  });

  it('[DATE-09] is never before pickup, on a day the receiver is closed, or earlier for later staging', () => {
    const asked = fc.record({
      origin: anyCalendar,
      destination: anyCalendar,
      cutOffMinutes: fc.option(fc.integer({ min: 0, max: 1439 })),
      serviceDays: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(asked, anyDay, fc.integer({ min: 0, max: 1439 }), (route, day, minutes) => {
        const at = (more: number) => new Date(Date.parse(`${day}T00:00:00Z`) + (minutes + more) * 60_000);
        const found = serviceDate(route, { stagedAt: at(0), requestedPickup: null });
        const later = serviceDate(route, { stagedAt: at(600), requestedPickup: null });
        // The two regions may share no working day.
        if (found === null || later === null) return;
        expect(found.serviceDay >= found.pickupDay).toBe(true);
        expect(isWorkingDay(found.pickupDay, route.origin)).toBe(true);
        expect(isWorkingDay(found.serviceDay, route.destination)).toBe(true);
        expect(later.serviceDay >= found.serviceDay).toBe(true);
      }),
    );
  });
});

it.each([
  [0, '12 am'],
  [570, '9:30 am'],
  [720, 'noon'],
  [725, '12:05 pm'],
  [840, '2 pm'],
])('[DATE-09] formats a cut-off at minute %i as %s', (minutes, text) => {
  expect(formatCutOff(minutes)).toBe(text);
});
