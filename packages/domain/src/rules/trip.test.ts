import { describe, expect, it } from 'vitest';

import { getDay } from '../dates/day.js';
import { areDatesAgreed, checkRequestedDates, type Trip } from './index.js';

const stored: Trip = {
  serviceTypeCode: 'GENERAL',
  senderRegionId: 'auckland',
  receiverRegionId: 'wellington',
  requestedPickup: getDay('2026-11-18'),
  requestedDelivery: getDay('2026-11-24'),
};
const settings = { requestedPickupDateEnabled: true, canUseDefaultRequestedDeliveryDate: false };
const isAgreed = (change: Partial<Trip>, more: Partial<Parameters<typeof areDatesAgreed>[0]> = {}) =>
  areDatesAgreed({ stage: 'ready', settings, trip: { ...stored, ...change }, stored, ...more });

describe('areDatesAgreed', () => {
  it('[DATE-11] the same trip after Draft, whatever pickup date where the tenant uses none', () => {
    expect(isAgreed({})).toBe(true);
    expect(isAgreed({}, { stage: 'draft' })).toBe(false);
    expect(isAgreed({}, { stage: 'leaving-draft' })).toBe(false);
    expect(isAgreed({}, { stored: null })).toBe(false);
    const off = { ...settings, requestedPickupDateEnabled: false };
    expect(isAgreed({ requestedPickup: null }, { settings: off })).toBe(true);
  });

  it.each<Partial<Trip>>([
    { serviceTypeCode: 'OVERNIGHT' },
    { senderRegionId: null },
    { receiverRegionId: 'otago' },
    { requestedPickup: null },
    { requestedDelivery: getDay('2026-11-25') },
  ])('[DATE-11] not with %j', (change) => {
    expect(isAgreed(change)).toBe(false);
  });
});

const check = (delivery: string) =>
  checkRequestedDates(
    { requestedPickupDateTimeUtc: '2026-11-18', requestedDeliveryDate: delivery },
    {
      stage: 'ready',
      settings,
      today: getDay('2026-11-23'),
      facts: {
        isPickupWorkingDay: false,
        isDeliveryWorkingDay: false,
        serviceDay: getDay('2026-11-26'),
      },
      isAgreed: true,
    },
  ).map(({ id }) => id);

it.each([
  ['2026-11-17', []],
  ['', ['DATE-06']],
  ['soon', ['CONS-42']],
])(
  '[DATE-06] [DATE-11] agreed dates may be past, closed or before the service date, but must be dates: %j',
  (delivery, ids) => expect(check(delivery)).toEqual(ids),
);
