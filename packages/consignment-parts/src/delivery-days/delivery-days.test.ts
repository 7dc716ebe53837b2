import type { BookingSlot } from '@consign/api-client/consignment';
import { getDay } from '@consign/domain/dates';
import { testId } from '@consign/session/testing';
import { describe, expect, it } from 'vitest';

import { formatClosed, listDeliveryDays } from './delivery-days.js';

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
    ['Closed: weekend', 'Weekend'],
    ['Closed: Labour Day', 'Labour Day'],
  ])('[SCHD-07] %s is %s in a few words', (reason, expected) => {
    expect(formatClosed(reason)).toBe(expected);
  });
});
