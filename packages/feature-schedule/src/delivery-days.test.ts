import type { BookingSlot } from '@consign/api-client/consignment';
import { getDay } from '@consign/domain/dates';
import { testId } from '@consign/session/testing';
import { describe, expect, it } from 'vitest';

import { findNextMonth, listDeliveryDays, openDays } from './delivery-days.js';

const days = { from: getDay('2026-10-22'), to: getDay('2026-10-27') };
const earliest = getDay('2026-10-27');
const closed = new Map([
  ['2026-10-24', 'Closed: weekend'],
  ['2026-10-25', 'Closed: weekend'],
  ['2026-10-26', 'Closed: Labour Day'],
]);

/** At 12:30 am in Auckland, where it is still the day before in UTC. */
const slot: BookingSlot = {
  scheduleId: testId(50),
  deliveryRunName: 'Night run',
  scheduleStartDateTimeUtc: '2026-10-21T11:30:00Z',
  scheduleEndDateTimeUtc: '2026-10-21T16:00:00Z',
  status: 'Available',
  placesLeft: 2,
};

describe('the days of a month', () => {
  it('[SCHD-07] have slots, or the first reason that holds: closed, too early, full', () => {
    const found = listDeliveryDays({ days, slots: [slot], reasons: { closed, earliest } });
    expect([...found]).toEqual([
      ['2026-10-22', { kind: 'slots', slots: [slot] }],
      ['2026-10-23', { kind: 'early', reason: 'Before the earliest delivery, 27/10/2026' }],
      ['2026-10-24', { kind: 'weekend', reason: 'Closed: weekend' }],
      ['2026-10-25', { kind: 'weekend', reason: 'Closed: weekend' }],
      ['2026-10-26', { kind: 'closed', reason: 'Closed: Labour Day' }],
      ['2026-10-27', { kind: 'full', reason: 'No run with a place left' }],
    ]);
  });

  it('[SCHD-07] have no reason while none is known', () => {
    expect([...listDeliveryDays({ days, slots: [slot], reasons: null }).keys()]).toEqual(['2026-10-22']);
  });

  it.each([
    ['2026-10', { from: '2026-10-22', to: '2026-10-31' }],
    ['2026-11', { from: '2026-11-01', to: '2026-11-30' }],
    ['2026-09', null],
  ])('[SCHD-07] of %s that are not over are %j', (month, expected) => {
    expect(openDays(month, getDay('2026-10-22'))).toEqual(expected);
  });
});

function closeAll(month: string, count: number): ReadonlyMap<string, string> {
  return new Map(
    Array.from({ length: count }, (_day, index) => [
      `${month}-${String(index + 1).padStart(2, '0')}`,
      'Closed: flood',
    ]),
  );
}

describe('the next month that could have slots', () => {
  const search = { after: '2026-10', latest: '2027-09', closed, earliest };

  it.each([
    ['the next one', {}, '2026-11'],
    ['the one of the earliest delivery', { earliest: getDay('2026-12-31') }, '2026-12'],
    ['the first after a month without a working day', { closed: closeAll('2026-11', 30) }, '2026-12'],
    ['the next one, where nothing is known', { closed: undefined, earliest: null }, '2026-11'],
    ['none after the last that can be shown', { after: '2027-09' }, null],
    ['none if nothing can be delivered until then', { earliest: getDay('2027-10-01') }, null],
  ])('[SCHD-04] [SCHD-07] is %s', (_case, change, expected) => {
    expect(findNextMonth({ ...search, ...change })).toBe(expected);
  });
});
