import { describe, expect, it } from 'vitest';

import { buildTariff, listLines, priceRequest, rate } from '../../testing/sample-tariff.js';
import type { PricedExtra } from './price.js';
import type { ExtraRate } from './tariff.js';

describe('extras', () => {
  const wait: ExtraRate['charge'] = {
    by: 'unit',
    rate: { kind: 'base', base: 2000, covers: 2, increment: 1500, per: 1 },
    minimum: null,
  };
  const each: ExtraRate['charge'] = { by: 'unit', rate: { kind: 'rate', perUnit: 35_000 }, minimum: 1000 };

  it.each<[ExtraRate['charge'], number, readonly unknown[]]>([
    [{ by: 'flat', price: 4500 }, 1, [[4500, '$45.00 per consignment']]],
    [{ by: 'flat', price: 0 }, 1, [[0, '$0.00 per consignment']]],
    [wait, 0, []],
    [wait, 2, [[2000, '2 units: $20.00 for the first 2 units']]],
    [wait, 5, [[6500, '5 units: $20.00 for the first 2 units + 3 × $15.00 for each further unit = $65.00']]],
    [each, 2, [[1000, '2 units × $3.50 = $7.00 (minimum $10.00 applies)']]],
    [each, 12, [[4200, '12 units × $3.50 = $42.00']]],
  ])('[QUOT-12] %j, %i times', (charge, quantity, expected) => {
    const extras: PricedExtra[] = [{ code: 'X', name: 'Extra', quantity }];
    const tariff = buildTariff([rate('weight', 0.61)], 'only', {
      extras: [{ code: 'X', cards: [], charge }],
    });
    expect(listLines(tariff, priceRequest({ extras }), 'EXTRA')).toEqual(expected);
  });

  it('[QUOT-12] the price for a card is that of the card', () => {
    const extras: ExtraRate[] = [
      { code: 'X', cards: ['HOME'], charge: { by: 'flat', price: 1 } },
      { code: 'X', cards: ['GENERAL'], charge: { by: 'flat', price: 2 } },
    ];
    const tariff = buildTariff([rate('weight', 0.61)], 'only', { extras });
    const request = priceRequest({ extras: [{ code: 'X', name: 'Extra', quantity: 1 }] });
    expect(listLines(tariff, request, 'EXTRA')).toEqual([[2, '$0.02 per consignment']]);
  });
});
