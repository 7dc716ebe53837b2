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
  it('[DATE-11] the same trip after Draft', () => {
    expect(isAgreed({})).toBe(true);
    expect(isAgreed({}, { stage: 'draft' })).toBe(false);
    expect(isAgreed({}, { stage: 'leaving-draft' })).toBe(false);
    expect(isAgreed({}, { stored: null })).toBe(false);
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

  it('[DATE-11] a pickup date does not count where the tenant uses none', () => {
    const off = { ...settings, requestedPickupDateEnabled: false };

    expect(isAgreed({ requestedPickup: null }, { settings: off })).toBe(true);
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

describe('checkRequestedDates with agreed dates', () => {
  it('[DATE-11] ignores past dates, closed days and the service date', () => {
    expect(check('2026-11-17')).toEqual([]);
  });

  it('[DATE-06] [DATE-11] still requires a delivery date that is a date', () => {
    expect(check('')).toEqual(['DATE-06']);
    expect(check('soon')).toEqual(['CONS-42']);
  });
});
