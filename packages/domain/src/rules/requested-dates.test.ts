import { describe, expect, it } from 'vitest';

import { getDay } from '../dates/day.js';
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

function check(change: ConsignmentBody, on: Partial<DateContext> = {}): unknown {
  return checkRequestedDates({ ...body, ...change }, { ...context, ...on });
}

const pickupPath = 'requestedPickupDateTimeUtc';
const deliveryPath = 'requestedDeliveryDate';

describe('requested pickup date', () => {
  it('[DATE-01] may be today, a later day or none', () => {
    expect(check({ [pickupPath]: midnight(21) })).toEqual([]);
    expect(check({})).toEqual([]);
    expect(check({ [pickupPath]: null })).toEqual([]);
  });

  it('[DATE-01] isn’t before today in Auckland', () => {
    const problem = { id: 'DATE-01', path: pickupPath, message: 'Past date' };

    expect(check({ [pickupPath]: midnight(20) })).toEqual([problem]);
    expect(check({ [pickupPath]: '2026-11-20T10:59:59Z' })).toEqual([problem]);
  });

  it('[DATE-01] is a working day in the sender’s region', () => {
    expect(check({}, { facts: { isPickupWorkingDay: false } })).toEqual([
      { id: 'DATE-01', path: pickupPath, message: 'Not a working date' },
    ]);
    expect(check({}, { facts: { isPickupWorkingDay: true } })).toEqual([]);
  });

  it.each(['tomorrow', '23/11/2026', '2026-11-23T00:00:00'])('[DATE-01] %j is not a date', (text) => {
    expect(check({ [pickupPath]: text })).toEqual([
      { id: 'DATE-01', path: pickupPath, message: 'Requested pickup date is invalid' },
    ]);
  });

  it('[DATE-01] is ignored when pickup dates are switched off', () => {
    const settings = { ...context.settings, requestedPickupDateEnabled: false };

    expect(check({ [pickupPath]: midnight(1) }, { settings })).toEqual([]);
    expect(check({ [pickupPath]: midnight(30) }, { settings })).toEqual([]);
  });
});

describe('requested delivery date', () => {
  it.each(['someday', '24/11/2026'])('[CONS-42] %j is invalid, in Draft too', (text) => {
    const problem = { id: 'CONS-42', path: deliveryPath, message: 'Requested delivery date is invalid' };

    expect(check({ [deliveryPath]: text })).toEqual([problem]);
    expect(check({ [deliveryPath]: text }, { stage: 'draft' })).toEqual([problem]);
  });

  it('[DATE-02] isn’t before the pickup date', () => {
    expect(check({ [deliveryPath]: midnight(22) })).toEqual([
      { id: 'DATE-02', path: deliveryPath, message: 'Earlier than the requested pickup date' },
    ]);
    expect(check({ [deliveryPath]: midnight(23) })).toEqual([]);
  });

  it('[DATE-02] isn’t before the service date', () => {
    expect(check({}, { facts: { serviceDay: getDay('2026-11-25') } })).toEqual([
      { id: 'DATE-02', path: deliveryPath, message: 'Earlier than the service date' },
    ]);
    expect(check({}, { facts: { serviceDay: getDay('2026-11-24') } })).toEqual([]);
  });

  it('[DATE-02, DATE-07] is a working day in the receiver’s region', () => {
    expect(check({}, { facts: { isDeliveryWorkingDay: false } })).toEqual([
      { id: 'DATE-07', path: deliveryPath, message: 'Not a working date' },
    ]);
  });

  it('[DATE-03] a failed lookup never causes a problem', () => {
    const facts = { isPickupWorkingDay: null, isDeliveryWorkingDay: null, serviceDay: null };

    expect(check({}, { facts })).toEqual([]);
    expect(check({}, { facts: {} })).toEqual([]);
  });

  const requiredProblem = {
    id: 'DATE-06',
    path: deliveryPath,
    message: 'Requested delivery date is required',
  };

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

      for (const blank of [null, undefined, '']) {
        expect(check({ [deliveryPath]: blank }, { stage, settings })).toEqual(
          isRequired ? [requiredProblem] : [],
        );
      }
    },
  );

  it('[CALL-94] an update uses requestedDeliveryDateTimeUtc, also in problem paths', () => {
    const update = { requestedPickupDateTimeUtc: null, requestedDeliveryDateTimeUtc: null };

    expect(checkRequestedDates(update, context)).toEqual([
      { ...requiredProblem, path: 'requestedDeliveryDateTimeUtc' },
    ]);
    expect(requestedDeliveryDay({ requestedDeliveryDateTimeUtc: midnight(24) })).toBe('2026-11-24');
    expect(requestedDeliveryDay(body)).toBe('2026-11-24');
  });
});

const asks = (day: string, stage: DateContext['stage'] = 'leaving-draft', now = today) =>
  deliveryWarnings({ requestedDeliveryDate: day }, { stage, today: now });

describe('deliveryWarnings', () => {
  it('[CONS-44] delivery today', () => {
    expect(asks('2026-11-21')).toEqual([
      {
        id: 'CONS-44',
        path: deliveryPath,
        message: 'You have requested delivery today, please contact the dispatch team directly to confirm.',
      },
    ]);
  });

  it('[CONS-44] [BULK-29] more than 1 month ahead, a question until it is confirmed', () => {
    const warning = {
      id: 'CONS-44',
      path: deliveryPath,
      message: 'You have requested a delivery date more than 1 month from now, do you wish to continue?',
    };

    expect(toStatement(warning.message)).toBe('The requested delivery date is more than 1 month from now.');
    expect(asks('2026-12-22')).toEqual([warning]);
    expect(asks('2026-12-21')).toEqual([]);
    expect(asks('2026-03-01', 'ready', getDay('2026-01-31'))).toEqual([warning]);
    expect(asks('2026-02-28', 'ready', getDay('2026-01-31'))).toEqual([]);
  });

  it('[CONS-44] nothing in between, without a date, or in Draft', () => {
    expect(asks('2026-11-24')).toEqual([]);
    expect(asks('')).toEqual([]);
    expect(asks('2026-11-21', 'draft')).toEqual([]);
    expect(asks('2027-11-21', 'draft')).toEqual([]);
  });

  it.each([
    ['2026-11-20', '2026-11-25', 'has passed. The earliest possible is 25/11/2026.'],
    ['2026-11-20', null, 'has passed.'],
    ['2026-11-24', '2026-11-25', 'is too early. The earliest possible is 25/11/2026.'],
  ])('[DATE-12] a pickup for delivery on %s, with %s as the service date', (day, service, words) => {
    const pickupFacts = { serviceDay: service === null ? null : getDay(service) };
    const warning = { id: 'DATE-12', path: deliveryPath, message: `The requested delivery date ${words}` };
    const warn = (stage: DateContext['stage'], facts?: typeof pickupFacts) =>
      deliveryWarnings({ requestedDeliveryDate: day }, { stage, today, pickupFacts: facts });

    expect(warn('ready', pickupFacts)).toEqual([warning]);
    expect(warn('draft', pickupFacts)).toEqual([warning]);
    expect(warn('ready')).toEqual([]);
  });

  it('[DATE-12] nothing for a date that can be met or is unknown', () => {
    const pickupFacts = { serviceDay: getDay('2026-11-24') };
    const warn = (day: string) =>
      deliveryWarnings({ requestedDeliveryDate: day }, { stage: 'ready', today, pickupFacts });

    expect(warn('2026-11-24')).toEqual([]);
    expect(warn('')).toEqual([]);
    expect(warn('2026-11-21').map(({ id }) => id)).toEqual(['CONS-44', 'DATE-12']);
  });

  it('[CONS-44] today is the local day in Auckland', () => {
    expect(asks('2026-11-20T11:00:00Z')).toHaveLength(1);
    expect(asks('2026-11-21T11:00:00Z')).toHaveLength(0);
  });
});
