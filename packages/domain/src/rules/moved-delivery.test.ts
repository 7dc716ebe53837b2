import { describe, expect, it } from 'vitest';

import { getDay, startOfDayUtc } from '../dates/index.js';
import { problemTexts } from '../testing/problems.js';
import { checkMovedDelivery, receiverWarnings, type DateFacts, type Trip } from './index.js';
import { isDeliveryMissed } from './moved-delivery.js';

const stored: Trip = {
  serviceTypeCode: 'GENERAL',
  senderRegionId: 'auckland',
  receiverRegionId: 'auckland',
  requestedPickup: null,
  requestedDelivery: getDay('2026-11-24'),
};
const trip: Trip = { ...stored, receiverRegionId: 'otago' };
const facts: DateFacts = { isDeliveryWorkingDay: true, serviceDay: getDay('2026-11-26') };
const closed: DateFacts = { isDeliveryWorkingDay: false, serviceDay: null };
const possible: DateFacts = { isDeliveryWorkingDay: true, serviceDay: getDay('2026-11-24') };

function check(day: string, receiver = { trip, stored, facts }, ofDay: DateFacts = facts): string[] {
  const problems = checkMovedDelivery(startOfDayUtc(getDay(day)), {
    receiver,
    facts: ofDay,
    stage: 'ready',
    settings: { canUseDefaultRequestedDeliveryDate: false, requestedPickupDateEnabled: true },
    today: getDay('2026-11-21'),
  });
  return problemTexts(problems);
}

describe('a new receiver and the requested delivery date', () => {
  it('[DATE-14] is missed if its region is closed that day, or the service takes longer', () => {
    expect(isDeliveryMissed({ trip, stored, facts })).toBe(true);
    expect(isDeliveryMissed({ trip, stored, facts: closed })).toBe(true);
    expect(isDeliveryMissed({ trip, stored, facts: possible })).toBe(false);
    expect(isDeliveryMissed({ trip, stored, facts: {} })).toBe(false);
    expect(isDeliveryMissed({ trip: stored, stored, facts })).toBe(false);
    expect(isDeliveryMissed({ trip: { ...trip, requestedDelivery: null }, stored, facts })).toBe(false);
  });

  it('[DATE-14] warns, and names the earliest day if it is known', () => {
    const text =
      "DATE-14 requestedDeliveryDateTimeUtc: The new receiver can't get the delivery on the requested day, 24/11/2026.";
    const warn = (day: string | null) =>
      problemTexts(receiverWarnings({ trip, stored, facts }, day === null ? null : getDay(day)));
    expect(warn('2026-11-26')).toEqual([`${text} The earliest possible is 26/11/2026.`]);
    expect(warn(null)).toEqual([text]);
    expect(receiverWarnings({ trip, stored, facts: possible }, null)).toEqual([]);
  });

  it('[DATE-14] may move it to a later possible day, and nothing else', () => {
    const refused =
      'DATE-14 requestedDeliveryDateTimeUtc: Only a delivery date that the new receiver makes impossible can be moved, to a later day';
    expect(check('2026-11-26')).toEqual([]);
    expect(check('2026-11-24', { trip, stored, facts: possible })).toEqual([]);
    expect(check('2026-11-25')).toEqual([
      'DATE-02 requestedDeliveryDateTimeUtc: Earlier than the service date',
    ]);
    expect(check('2026-11-27', undefined, closed)).toEqual([
      'DATE-07 requestedDeliveryDateTimeUtc: Not a working date',
    ]);
    expect(check('2026-11-23')).toEqual([refused]);
    expect(check('2026-11-26', { trip, stored, facts: possible })).toEqual([refused]);
    expect(check('2026-11-26', { trip: stored, stored, facts })).toEqual([refused]);
  });
});
