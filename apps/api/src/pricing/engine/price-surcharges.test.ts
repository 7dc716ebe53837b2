import { lengthFromCentimetres } from '@consign/domain/freight';
import { describe, expect, it } from 'vitest';

import {
  buildTariff,
  getPrice,
  kg,
  lane,
  priceRequest,
  pricedItem,
  rate,
  sampleTariff,
} from '../../testing/sample-tariff.js';
import type { PriceRequest } from './price.js';
import type { Surcharge, Tariff } from './tariff.js';

const rule = (over: Partial<Surcharge>): Partial<Tariff> => ({
  surcharges: [
    {
      code: 'S',
      name: 'Surcharge',
      cards: [],
      when: { kind: 'residential' },
      amount: { kind: 'flat', price: 3500 },
      minimum: null,
      ...over,
    },
  ],
});
const longThan = (centimetres: number) => lengthFromCentimetres(centimetres);
const oversize = (metres: number | null, kilograms: number | null): Surcharge['when'] => ({
  kind: 'oversize',
  longerThan: metres === null ? null : longThan(metres * 100),
  heavierThan: kilograms === null ? null : kg(kilograms),
});
const goods = [
  pricedItem(),
  pricedItem({ count: 3, weight: kg(90), isDangerousGoods: true, length: longThan(241) }),
];

const at = (city: string) => ({ suburb: null, city, postcode: null });

describe('surcharges', () => {
  it.each<[string, Partial<Surcharge>, Partial<PriceRequest>, readonly unknown[]]>([
    ['a site is not residential', {}, { isReceiverSite: true }, []],
    [
      'an address is residential',
      {},
      { isReceiverSite: false },
      ['Surcharge (not to a site)', 3500, '$35.00 per consignment'],
    ],
    [
      'per piece',
      { amount: { kind: 'unit', perUnit: 52_500 } },
      { isReceiverSite: false, items: goods },
      ['Surcharge (not to a site)', 2625, '5 pieces × $5.25 = $26.25'],
    ],
    [
      'per kg of chargeable weight',
      { amount: { kind: 'kg', perUnit: 500 } },
      { isReceiverSite: false },
      ['Surcharge (not to a site)', 2100, '420 kg × $0.05 = $21.00'],
    ],
    [
      'percent of freight',
      { amount: { kind: 'percent', steps: 1250 } },
      { isReceiverSite: false },
      ['Surcharge (not to a site)', 3203, '12.5% of freight $256.20 = $32.03'],
    ],
    [
      'with a minimum',
      { amount: { kind: 'percent', steps: 100 }, minimum: 500 },
      { isReceiverSite: false },
      ['Surcharge (not to a site)', 500, '1% of freight $256.20 = $2.56 (minimum $5.00 applies)'],
    ],
    ['dangerous goods without any', { when: { kind: 'dangerous-goods' } }, {}, []],
    [
      'dangerous goods per kg of those pieces',
      { when: { kind: 'dangerous-goods' }, amount: { kind: 'kg', perUnit: 2000 } },
      { items: goods },
      ['Surcharge (declared)', 1800, '90 kg × $0.20 = $18.00'],
    ],
    [
      'oversize by a side, per piece',
      { when: oversize(2.4, null), amount: { kind: 'unit', perUnit: 350_000 } },
      { items: goods },
      ['Surcharge (side over 2.4 m)', 10_500, '3 pieces × $35.00 = $105.00'],
    ],
    ['a side of exactly the limit', { when: oversize(2.41, null) }, { items: goods }, []],
    [
      'oversize by the weight of a piece, per consignment',
      { when: oversize(null, 149.99) },
      {},
      ['Surcharge (piece over 149.99 kg)', 3500, '$35.00 per consignment'],
    ],
    ['a piece of exactly the limit', { when: oversize(null, 150) }, {}, []],
    [
      'either',
      { when: oversize(5, 149) },
      { items: goods },
      ['Surcharge (side over 5 m or piece over 149 kg)', 3500, '$35.00 per consignment'],
    ],
    [
      'unknown sides',
      { when: oversize(1, null) },
      { items: [pricedItem({ length: null, width: null, height: null })] },
      [],
    ],
    ['another card', { cards: ['HOME'] }, { isReceiverSite: false }, []],
  ])('[QUOT-12] %s', (_what, over, request, expected) => {
    const tariff = buildTariff([rate('weight', 0.61)], 'only', rule(over));
    const lines = getPrice(tariff, priceRequest(request)).lines.filter(({ kind }) => kind === 'SURCHARGE');
    // The freight of two kinds of goods is not tested here.
    expect(lines.flatMap(({ name, amount, arithmetic }) => [name, amount, arithmetic])).toEqual(expected);
  });

  it.each([
    ['Auckland', 'Waiheke Island', ['Rural area (Waiheke Island)']],
    ['Waiheke Island', 'Auckland', ['Rural area (Waiheke Island)']],
    ['Waiheke Island', 'Waiheke Island', ['Rural area (Waiheke Island)']],
    ['Auckland', 'Wellington', []],
  ])('[QUOT-12] freight from %s to %s has the rural surcharges %s', (from, to, names) => {
    const zones = ['Auckland', 'Waiheke Island', 'Wellington'];
    const card = {
      code: 'GENERAL',
      services: ['GENERAL'],
      accounts: [],
      lanes: [lane(zones, zones, [rate('unit', 1)])],
    };
    const request = priceRequest({ origin: at(from), destination: at(to) });
    const { lines } = getPrice({ ...sampleTariff, cards: [card] }, request);
    expect(lines.filter(({ kind }) => kind === 'SURCHARGE').map(({ name }) => name)).toEqual(names);
  });
});
