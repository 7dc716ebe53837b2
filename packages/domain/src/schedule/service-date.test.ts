import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { getDay } from '../dates/day.js';
import { formatCutOff } from './service-date.js';
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

const weekend = ['17 Closed: weekend', '18 Closed: weekend'];

describe('service date', () => {
  it.each([
    ['before the cut-off', '2026-01-15T00:59:59Z', null, '2026-01-15', '2026-01-16'],
    ['at the cut-off', '2026-01-15T01:00:00Z', null, '2026-01-16', '2026-01-20'],
    ['for a later pickup', '2026-01-15T02:00:00Z', '2026-01-20', '2026-01-20', '2026-01-21'],
    ['for an earlier pickup', '2026-01-15T02:00:00Z', '2026-01-14', '2026-01-16', '2026-01-20'],
    ['for a pickup today', '2026-01-15T02:00:00Z', '2026-01-15', '2026-01-16', '2026-01-20'],
    ['on a closed day, without a cut-off to miss', '2026-01-17T06:00:00Z', null, '2026-01-19', '2026-01-20'],
    ['over a holiday of either region', '2026-01-22T20:00:00Z', null, '2026-01-23', '2026-01-27'],
  ])('[DATE-09] staged %s, %s, pickup %s', (_case, stagedAt, requested, pickupDay, serviceDay) => {
    expect(from(stagedAt, requested)).toMatchObject({ pickupDay, serviceDay });
  });

  it.each([
    ['2026-01-15T00:59:59Z', null, []],
    ['2026-01-15T02:00:00Z', '2026-01-20', []],
    [
      '2026-01-15T01:00:00Z',
      null,
      ['15 After the 2 pm cut-off', ...weekend, '19 Closed: Wellington Anniversary'],
    ],
    ['2026-01-17T06:00:00Z', null, weekend],
  ])(
    '[DATE-09] staged at %s, pickup %s, says why the days between do not count',
    (stagedAt, requested, reasons) => {
      const found = from(stagedAt, requested)?.reasons ?? [];
      expect(found.map(({ day, reason }) => `${day.slice(8)} ${reason}`)).toEqual(reasons);
    },
  );

  it('[DATE-09] same-day service delivers on the receiver’s first working day', () => {
    const sameDay = { ...overnight, serviceDays: 0 };
    expect(from('2026-01-15T20:00:00Z', null, sameDay)?.serviceDay).toBe('2026-01-16');
    const held = { pickupDay: '2026-01-19', serviceDay: '2026-01-20' };
    expect(from('2026-01-18T20:00:00Z', null, sameDay)).toMatchObject(held);
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
