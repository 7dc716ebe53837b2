import { cubicFactorFromSteps } from '@consign/domain/freight';
import { describe, expect, it } from 'vitest';

import {
  buildTariff,
  byPackaging,
  getPrice,
  listLines,
  pieces,
  priceRequest,
  rate,
  weighing,
} from '../../testing/sample-tariff.js';
import type { PriceRequest } from './price.js';
import type { Charge, Lane } from './tariff.js';

const breaks: Charge = {
  by: 'weight',
  minimum: 2500,
  rate: {
    kind: 'breaks',
    breaks: [
      { upTo: 10_000, perUnit: 6800 },
      { upTo: 50_000, perUnit: 6100 },
      { upTo: null, perUnit: 5500 },
    ],
  },
};
const based: Charge = {
  by: 'weight',
  minimum: null,
  rate: { kind: 'base', base: 1800, covers: 2500, increment: 420, per: 1000 },
};

describe('the freight line', () => {
  it.each<[string, Charge, PriceRequest, number, string]>([
    [
      'no cubic factor',
      rate('weight', 0.61),
      priceRequest({ serviceType: { code: 'GENERAL', name: 'General freight', cubicFactor: null } }),
      18_300,
      'Weight 300 kg × $0.61 = $183.00',
    ],
    [
      'another cubic factor',
      rate('weight', 0.61),
      priceRequest({
        serviceType: { code: 'GENERAL', name: 'General freight', cubicFactor: cubicFactorFromSteps(16_667) },
      }),
      21_351,
      'Chargeable 350.01 kg (volumetric) × $0.61 = $213.51',
    ],
    ['half a cent up', rate('weight', 0.005), weighing(1), 1, 'Chargeable 1 kg (dead) × $0.005 = $0.01'],
    [
      'less than half a cent',
      rate('weight', 0.0049),
      weighing(1),
      0,
      'Chargeable 1 kg (dead) × $0.0049 = $0.00',
    ],
    [
      'a rate with 4 decimals',
      rate('weight', 0.6125),
      weighing(100),
      6125,
      'Chargeable 100 kg (dead) × $0.6125 = $61.25',
    ],
    [
      'the minimum exactly',
      rate('weight', 0.5, 2500),
      weighing(50),
      2500,
      'Chargeable 50 kg (dead) × $0.50 = $25.00',
    ],
    ['volume', rate('volume', 110), priceRequest(), 23_100, 'Volume 2.1 m³ × $110.00 = $231.00'],
    ['pieces', rate('unit', 45.5), priceRequest(), 9100, '2 pieces × $45.50 = $91.00'],
    ['flat', { by: 'flat', price: 9900 }, priceRequest(), 9900, '$99.00 per consignment'],
    [
      'the last break',
      breaks,
      weighing(1200),
      66_000,
      'Chargeable 1,200 kg (dead) × $0.55 (over 500 kg) = $660.00',
    ],
    [
      'a base and a part of an increment',
      based,
      weighing(25.01),
      2220,
      'Chargeable 25.01 kg (dead): $18.00 for the first 25 kg + 1 × $4.20 for each further 10 kg or part of it = $22.20',
    ],
    [
      'a base and single kg',
      { ...based, rate: { kind: 'base', base: 1400, covers: 500, increment: 55, per: 100 } },
      weighing(7.2),
      1565,
      'Chargeable 7.2 kg (dead): $14.00 for the first 5 kg + 3 × $0.55 for each further kg or part of it = $15.65',
    ],
    [
      'packaging',
      byPackaging,
      priceRequest({ items: [pieces(2), pieces(9, 'CARTON'), pieces(1)] }),
      36_155,
      '3 PALLET × $95.00 + 9 CARTON × $8.505 = $361.55',
    ],
    [
      'packaging, half a cent up once for the line',
      byPackaging,
      priceRequest({ items: [pieces(7, 'CARTON')] }),
      5954,
      '7 CARTON × $8.505 = $59.54',
    ],
    [
      'other packaging',
      { ...byPackaging, otherPerUnit: 120_000 },
      priceRequest({ items: [pieces(3, 'DRUM')] }),
      5000,
      '3 DRUM × $12.00 = $36.00 (minimum $50.00 applies)',
    ],
  ])('[QUOT-12, FRGT-17] %s', (_what, charge, request, amount, arithmetic) => {
    expect(listLines(buildTariff([charge]), request)).toEqual([[amount, arithmetic]]);
  });

  const weight = rate('weight', 0.61);
  it.each<[string, readonly Charge[], Lane['choose'], number, string, string]>([
    [
      'the lesser of weight and pieces',
      [weight, rate('unit', 95)],
      'lesser',
      19_000,
      'Auckland to Wellington, by piece',
      '2 pieces × $95.00 = $190.00; less than chargeable 420 kg (volumetric) × $0.61 = $256.20',
    ],
    [
      'the greater of weight and of pieces at their minimum',
      [weight, { by: 'unit', rate: { kind: 'rate', perUnit: 290_000 }, minimum: 6500 }],
      'greater',
      25_620,
      'Auckland to Wellington, by weight',
      'Chargeable 420 kg (volumetric) × $0.61 = $256.20; greater than 2 pieces × $29.00 = $58.00 (minimum $65.00 applies)',
    ],
    [
      'equal charges',
      [weight, { by: 'flat', price: 25_620 }],
      'greater',
      25_620,
      'Auckland to Wellington, by weight',
      'Chargeable 420 kg (volumetric) × $0.61 = $256.20; equal to $256.20 per consignment',
    ],
    [
      'the greatest of three',
      [{ by: 'flat', price: 100 }, weight, rate('unit', 1)],
      'greater',
      25_620,
      'Auckland to Wellington, by weight',
      'Chargeable 420 kg (volumetric) × $0.61 = $256.20; greater than 2 pieces × $1.00 = $2.00; greater than $1.00 per consignment',
    ],
    [
      'the lesser of those that apply',
      [{ ...byPackaging, rates: [{ packaging: 'DRUM', perUnit: 1 }] }, weight],
      'lesser',
      25_620,
      'Auckland to Wellington, by weight',
      'Chargeable 420 kg (volumetric) × $0.61 = $256.20',
    ],
  ])('[QUOT-12] %s', (_what, charges, choose, amount, name, arithmetic) => {
    const [line] = getPrice(buildTariff(charges, choose), priceRequest()).lines;
    expect(line).toMatchObject({ amount, name, arithmetic });
  });
});

it('[QUOT-12] names and arithmetic fit the contract, however many types of packaging there are', () => {
  const codes = Array.from({ length: 200 }, (_, index) => `PACKAGING-${index}`);
  const charge: Charge = { by: 'packaging', rates: [], otherPerUnit: 10_000, minimum: null };
  const request = priceRequest({ items: codes.map((code) => pieces(1, code)) });
  const [line] = getPrice(buildTariff([charge]), request).lines;
  expect(line?.amount).toBe(20_000);
  expect(line?.arithmetic).toHaveLength(500);
});
