import { describe, expect, it } from 'vitest';

import { goodAddress } from '../testing/bodies.js';
import { problemTexts } from '../testing/problems.js';
import { parseComparison, type ComparisonBody } from './compared-quotes.js';

const address = goodAddress.address ?? {};
const good = {
  siteId: 'site',
  destination: address,
  units: [{ count: 2, itemTypeCode: 'PALLET', volume: 2.88, weight: 500 }],
  serviceTypes: ['GENERAL', 'EXPRESS'],
  fromDate: '2026-11-30',
  priceDateTimeUtc: '2026-11-28T00:00:00Z',
} as const satisfies ComparisonBody;

const parse = (change: Partial<ComparisonBody> = {}) =>
  parseComparison(
    { ...good, ...change },
    {
      settings: { allowCustomParticipants: true },
      serviceTypes: [{ code: 'GENERAL' }, { code: 'EXPRESS' }],
      extras: [
        { code: 'LIFT', name: 'Tail lift', isPerConsignment: false },
        { code: 'CALL', name: 'Call first', isPerConsignment: false },
        { code: 'CALL', name: 'Call first', isPerConsignment: true },
      ],
      now: new Date('2026-11-28T00:00:00Z'),
    },
  );

function found(change: Partial<ComparisonBody>): string[] {
  const comparison = parse(change);
  return comparison.ok ? [] : problemTexts(comparison.problems);
}

describe('a comparison of quotes', () => {
  it('[QUOT-10] is read with its service types, first day, moment and extras', () => {
    const comparison = parse({ deliveryExtras: [{ deliveryExtraCode: 'LIFT', quantityRequested: 2 }] });
    const value = comparison.ok ? comparison.value : null;
    expect(value).toMatchObject({
      serviceTypeCodes: ['GENERAL', 'EXPRESS'],
      fromDay: '2026-11-30',
      at: new Date('2026-11-28T00:00:00Z'),
      quantities: new Map([['LIFT', 2]]),
      receiver: { kind: 'typed', address: { city: address.city } },
      units: [{ count: 2 }],
    });
    expect(value).not.toHaveProperty('serviceTypeCode');
    expect(parse()).toMatchObject({ ok: true, value: { quantities: new Map() } });
  });

  it('[QUOT-10] [CONS-45] names each service type that is not offered', () => {
    expect(found({ serviceTypes: ['GENERAL', 'SLOW', 'EXPRESS', 'OLD'] })).toEqual([
      'CONS-45 serviceTypes/1: This service type is not available',
      'CONS-45 serviceTypes/3: This service type is not available',
    ]);
  });

  it('[QUOT-10] has the problems of its quote, and of the moment', () => {
    expect(found({ destination: null })).toEqual([
      'QUOT-03 destinationSiteId: Choose a receiver site or enter an address',
    ]);
    expect(found({ priceDateTimeUtc: '2028-11-28T00:00:00Z' })).toEqual([
      'QUOT-09 priceDateTimeUtc: A quote is for a moment of the last two years or of the next',
    ]);
  });

  it('[QUOT-10] begins with a day of the last two years or of the next', () => {
    const refused = 'QUOT-10 fromDate: A quote is for a moment of the last two years or of the next';
    expect(found({ fromDate: '2027-11-28' })).toEqual([]);
    expect(found({ fromDate: '2027-11-29' })).toEqual([refused]);
    expect(found({ fromDate: '2024-11-29' })).toEqual([]);
    expect(found({ fromDate: '2024-11-28' })).toEqual([refused]);
    expect(found({ fromDate: '2026-02-30' })).toEqual(['QUOT-10 fromDate: The first day is invalid']);
  });

  it('[QUOT-10] [XTRA-04] checks quantities by the code of the extra, a switch if any service type has it as one', () => {
    const ask = (deliveryExtraCode: string, quantityRequested: number) =>
      found({ deliveryExtras: [{ deliveryExtraCode, quantityRequested }] });
    expect(ask('LIFT', 2)).toEqual([]);
    expect(ask('CALL', 1)).toEqual([]);
    expect(ask('CALL', 2)).toEqual([
      'XTRA-04 deliveryExtras/0/quantityRequested: Call first is 0 or 1 for the whole consignment',
    ]);
    expect(ask('NONE', 2)).toEqual([]);
    expect(
      found({
        deliveryExtras: [
          { deliveryExtraCode: 'LIFT', quantityRequested: 1 },
          { deliveryExtraCode: 'LIFT', quantityRequested: 2 },
        ],
      }),
    ).toEqual(['XTRA-08 deliveryExtras/1/deliveryExtraCode: This extra is listed twice']);
  });
});
