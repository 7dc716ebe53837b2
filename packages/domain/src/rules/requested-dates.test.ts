import { describe, expect, it } from 'vitest';

import { getDay } from '../dates/day.js';
import { problemTexts } from '../testing/problems.js';
import {
  checkRequestedDates,
  deliveryWarnings,
  toStatement,
  requestedDeliveryDay,
  type ConsignmentBody,
  type DateContext,
} from './index.js';

/** Midnight in Auckland of days in November 2026, when clocks are 13 hours ahead. */
const midnight = (day: number) => `2026-11-${String(day - 1).padStart(2, '0')}T11:00:00Z`;
const today = getDay('2026-11-21');
const context: DateContext = {
  stage: 'ready',
  settings: { canUseDefaultRequestedDeliveryDate: true, requestedPickupDateEnabled: true },
  today,
};
const body: ConsignmentBody = {
  requestedPickupDateTimeUtc: midnight(23),
  requestedDeliveryDate: midnight(24),
};

const check = (change: ConsignmentBody, on: Partial<DateContext> = {}) =>
  problemTexts(checkRequestedDates({ ...body, ...change }, { ...context, ...on }));
const checkPickup = (requestedPickupDateTimeUtc: string | null, on: Partial<DateContext> = {}) =>
  check({ requestedPickupDateTimeUtc }, on);
const checkDelivery = (requestedDeliveryDate: string | null | undefined, on: Partial<DateContext> = {}) =>
  check({ requestedDeliveryDate }, on);

describe('requested pickup date', () => {
  it('[DATE-01] is none, today or a later day in Auckland', () => {
    for (const pickup of [null, midnight(21), midnight(23)]) expect(checkPickup(pickup)).toEqual([]);
    for (const past of [midnight(20), '2026-11-20T10:59:59Z'])
      expect(checkPickup(past)).toEqual(['DATE-01 requestedPickupDateTimeUtc: Past date']);
    for (const text of ['tomorrow', '23/11/2026', '2026-11-23T00:00:00'])
      expect(checkPickup(text)).toEqual([
        'DATE-01 requestedPickupDateTimeUtc: Requested pickup date is invalid',
      ]);
  });

  it('[DATE-01] is a working day in the sender’s region', () => {
    expect(check({}, { facts: { isPickupWorkingDay: true } })).toEqual([]);
    expect(check({}, { facts: { isPickupWorkingDay: false } })).toEqual([
      'DATE-01 requestedPickupDateTimeUtc: Not a working date',
    ]);
  });

  it('[DATE-01] is ignored when pickup dates are switched off', () => {
    const settings = { ...context.settings, requestedPickupDateEnabled: false };
    for (const day of [1, 30]) expect(checkPickup(midnight(day), { settings })).toEqual([]);
  });
});

describe('requested delivery date', () => {
  it.each(['someday', '24/11/2026'])('[CONS-42] %j is invalid, in Draft too', (text) => {
    const problems = ['CONS-42 requestedDeliveryDate: Requested delivery date is invalid'];
    expect(checkDelivery(text)).toEqual(problems);
    expect(checkDelivery(text, { stage: 'draft' })).toEqual(problems);
  });

  it('[DATE-02, DATE-07] is a working day, not before the pickup date or the service date', () => {
    const on = (serviceDay: string) => check({}, { facts: { serviceDay: getDay(serviceDay) } });
    expect(checkDelivery(midnight(22))).toEqual([
      'DATE-02 requestedDeliveryDate: Earlier than the requested pickup date',
    ]);
    expect(checkDelivery(midnight(23))).toEqual([]);
    expect(on('2026-11-25')).toEqual(['DATE-02 requestedDeliveryDate: Earlier than the service date']);
    expect(on('2026-11-24')).toEqual([]);
    expect(check({}, { facts: { isDeliveryWorkingDay: false } })).toEqual([
      'DATE-07 requestedDeliveryDate: Not a working date',
    ]);
  });

  it('[DATE-03] a failed lookup never causes a problem', () => {
    const facts = { isPickupWorkingDay: null, isDeliveryWorkingDay: null, serviceDay: null };
    expect(check({}, { facts })).toEqual([]);
    expect(check({}, { facts: {} })).toEqual([]);
  });

  it.each([
    ['draft', true, false],
    ['draft', false, false],
    ['leaving-draft', true, false],
    ['leaving-draft', false, true],
    ['ready', true, true],
    ['ready', false, true],
  ] as const)(
    '[DATE-06] blank at stage %s, with a default date %s: required %s',
    (stage, canUseDefault, isRequired) => {
      const settings = { ...context.settings, canUseDefaultRequestedDeliveryDate: canUseDefault };
      const problems = isRequired
        ? ['DATE-06 requestedDeliveryDate: Requested delivery date is required']
        : [];
      for (const blank of [null, undefined, ''])
        expect(checkDelivery(blank, { stage, settings })).toEqual(problems);
    },
  );

  it('[CALL-94] an update uses requestedDeliveryDateTimeUtc, also in problem paths', () => {
    const update = { requestedPickupDateTimeUtc: null, requestedDeliveryDateTimeUtc: null };
    expect(problemTexts(checkRequestedDates(update, context))).toEqual([
      'DATE-06 requestedDeliveryDateTimeUtc: Requested delivery date is required',
    ]);
    expect(requestedDeliveryDay({ requestedDeliveryDateTimeUtc: midnight(24) })).toBe('2026-11-24');
    expect(requestedDeliveryDay(body)).toBe('2026-11-24');
  });
});

const warn = (requestedDeliveryDate: string, on: Partial<Parameters<typeof deliveryWarnings>[1]> = {}) =>
  problemTexts(deliveryWarnings({ requestedDeliveryDate }, { stage: 'ready', today, ...on }));

describe('deliveryWarnings', () => {
  const isToday =
    'CONS-44 requestedDeliveryDate: You have requested delivery today, please contact the dispatch team directly to confirm.';
  const later = 'You have requested a delivery date more than 1 month from now, do you wish to continue?';

  it('[CONS-44] [BULK-29] of delivery today in Auckland, and more than 1 month ahead', () => {
    const isLater = `CONS-44 requestedDeliveryDate: ${later}`;
    const endOfJanuary = { today: getDay('2026-01-31') };
    expect(warn('2026-11-21', { stage: 'leaving-draft' })).toEqual([isToday]);
    expect(warn('2026-11-20T11:00:00Z')).toEqual([isToday]);
    expect(warn('2026-12-22', { stage: 'leaving-draft' })).toEqual([isLater]);
    expect(warn('2026-03-01', endOfJanuary)).toEqual([isLater]);
    for (const day of ['2026-12-21', '2026-11-24', '', '2026-11-21T11:00:00Z']) expect(warn(day)).toEqual([]);
    expect(warn('2026-02-28', endOfJanuary)).toEqual([]);
    for (const day of ['2026-11-21', '2027-11-21']) expect(warn(day, { stage: 'draft' })).toEqual([]);
    expect(toStatement(later)).toBe('The requested delivery date is more than 1 month from now.');
  });

  it.each([
    ['2026-11-20', '2026-11-25', 'has passed. The earliest possible is 25/11/2026.'],
    ['2026-11-20', null, 'has passed.'],
    ['2026-11-24', '2026-11-25', 'is too early. The earliest possible is 25/11/2026.'],
  ])('[DATE-12] a pickup for delivery on %s, with %s as the service date', (day, service, words) => {
    const pickupFacts = { serviceDay: service === null ? null : getDay(service) };
    const warnings = [`DATE-12 requestedDeliveryDate: The requested delivery date ${words}`];
    expect(warn(day, { pickupFacts })).toEqual(warnings);
    expect(warn(day, { stage: 'draft', pickupFacts })).toEqual(warnings);
    expect(warn(day)).toEqual([]);
  });

  it('[DATE-12] of nothing for a date that can be met or is unknown', () => {
    const pickupFacts = { serviceDay: getDay('2026-11-24') };
    expect(warn('2026-11-24', { pickupFacts })).toEqual([]);
    expect(warn('', { pickupFacts })).toEqual([]);
    expect(warn('2026-11-21', { pickupFacts })).toEqual([isToday, expect.stringMatching(/^DATE-12 /u)]);
  });
});
