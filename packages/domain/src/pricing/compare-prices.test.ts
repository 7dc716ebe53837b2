import fc from 'fast-check';
import { expect, it } from 'vitest';

import { chargedByProvider, type ComparablePrice, comparePrices, priceLineKinds } from './index.js';

const line = (kind: (typeof priceLineKinds)[number], amount: number, name: string, arithmetic = '') => ({
  kind,
  code: name,
  name,
  arithmetic,
  amount,
});

const estimate: ComparablePrice = {
  lines: [line('FREIGHT', 300, 'Auckland to Wellington'), line('EXTRA', 45, 'Tail lift')],
  tariffCode: 'TASMAN-2026-07',
  chargeableWeight: 380,
};

it('[QUOT-22] says what made the difference: weight, tariff, extras that came and went', () => {
  const confirmed: ComparablePrice = {
    lines: [
      line('FREIGHT', 330.5, 'Auckland to Wellington'),
      line('EXTRA', 20, 'Waiting time'),
      line('FAF', 55, 'Fuel adjustment', '$330.50 × 16.64%'),
    ],
    tariffCode: 'TASMAN-2026-11',
    chargeableWeight: 420,
  };
  expect(comparePrices(estimate, confirmed)).toEqual({
    kinds: [
      {
        kind: 'FREIGHT',
        estimated: 30_000,
        confirmed: 33_050,
        reasons: [
          'Charged for 420.00 kg, estimated for 380.00 kg',
          'Tariff TASMAN-2026-11 in place of TASMAN-2026-07',
        ],
      },
      {
        kind: 'EXTRA',
        estimated: 4_500,
        confirmed: 2_000,
        reasons: ['Tail lift $45.00 not charged', 'Waiting time $20.00 added'],
      },
      { kind: 'FAF', estimated: null, confirmed: 5_500, reasons: ['$330.50 × 16.64%'] },
    ],
    estimated: 34_500,
    confirmed: 35_050,
  });
});

it('[QUOT-22] takes the reasons of a price that the provider reported, and no empty words', () => {
  const confirmed: ComparablePrice = {
    lines: [
      line('FREIGHT', 310, 'Freight', 'Weighed again at the depot'),
      line('EXTRA', 50, 'Extras', chargedByProvider),
    ],
    tariffCode: null,
    chargeableWeight: null,
  };
  expect(comparePrices(estimate, confirmed).kinds.map(({ reasons }) => reasons)).toEqual([
    ['Weighed again at the depot'],
    [],
  ]);
});

const withoutFuel = ({ lines }: ComparablePrice) =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'FAF' ? 0 : Math.round(amount * 100)), 0);

it('[QUOT-22] adds up to both prices without FAF, and explains nothing of a price that came as estimated', () => {
  const price = fc.record({
    lines: fc.array(
      fc
        .tuple(
          fc.constantFrom(...priceLineKinds),
          fc.integer({ min: 0, max: 99_999 }),
          fc.constantFrom('a', 'b'),
        )
        .map(([kind, cents, name]) => line(kind, cents / 100, name)),
      { maxLength: 6 },
    ),
    tariffCode: fc.constantFrom('A', 'B', null),
    chargeableWeight: fc.constantFrom(1, 2.5, null),
  });
  fc.assert(
    fc.property(price, price, (before, after) => {
      const compared = comparePrices(before, after);
      expect([compared.estimated, compared.confirmed]).toEqual([withoutFuel(before), withoutFuel(after)]);
      const same = comparePrices(before, before).kinds.filter(({ kind }) => kind !== 'FAF');
      expect(same.flatMap(({ reasons }) => reasons)).toEqual([]);
    }),
  );
});
