import { lengthFromCentimetres, volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import type { QuoteUnit } from '@consign/domain/rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildTariff, getPrice, priceRequest, pricedItem } from '../../testing/sample-tariff.js';
import { priceConsignment } from './price-consignment.js';
import type { PriceRequest } from './price.js';
import type { Break, Charge, Rate, Surcharge, Tariff } from './tariff.js';

const item = fc
  .record({
    count: fc.integer({ min: 1, max: 999 }),
    packagingTypeCode: fc.constantFrom('PALLET', 'CARTON'),
    volume: fc.integer({ min: 1, max: 1_000_000 }).map(volumeFromSteps),
    weight: fc.integer({ min: 1, max: 4_000_000 }).map(weightFromSteps),
    length: fc.option(fc.integer({ min: 1, max: 1000 }).map(lengthFromCentimetres)),
    isDangerousGoods: fc.boolean(),
  })
  .map((over): QuoteUnit => pricedItem(over));

const request = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 8 }),
    isReceiverSite: fc.boolean(),
    extras: fc.array(
      fc.record({
        code: fc.constantFrom('TAILLIFT', 'WAIT'),
        name: fc.constant('Extra'),
        quantity: fc.nat(20),
      }),
      { maxLength: 3 },
    ),
  })
  .map((over): PriceRequest => priceRequest(over));

const dollars = fc.integer({ min: 1, max: 20_000 });
const breaks = fc
  .uniqueArray(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 5 })
  .chain((limits) => {
    const ends = [...limits.sort((a, b) => a - b), null];
    return fc
      .array(dollars, { minLength: ends.length, maxLength: ends.length })
      .map((rates) => ends.map((upTo, index): Break => ({ upTo, perUnit: rates[index] ?? 1 })));
  });
const rate: fc.Arbitrary<Rate> = fc.oneof(
  dollars.map((perUnit): Rate => ({ kind: 'rate', perUnit })),
  breaks.map((each): Rate => ({ kind: 'breaks', breaks: each })),
  fc.record({
    kind: fc.constant('base'),
    base: fc.nat(10_000),
    covers: fc.integer({ min: 1, max: 100_000 }),
    increment: fc.nat(5000),
    per: fc.integer({ min: 1, max: 10_000 }),
  }),
);
const minimum = fc.option(fc.nat(10_000));
const charge: fc.Arbitrary<Charge> = fc.oneof(
  fc.record({ by: fc.constantFrom('weight', 'volume', 'unit'), rate, minimum }),
  fc.record({ by: fc.constant('flat'), price: fc.nat(100_000) }),
);
const surcharge: fc.Arbitrary<Surcharge> = fc.record({
  code: fc.constantFrom('S1', 'S2'),
  name: fc.constant('Surcharge'),
  cards: fc.constant([]),
  when: fc.constantFrom<Surcharge['when']>(
    { kind: 'residential' },
    { kind: 'dangerous-goods' },
    { kind: 'oversize', longerThan: lengthFromCentimetres(240), heavierThan: weightFromSteps(3500) },
  ),
  amount: fc.oneof(
    fc.nat(10_000).map((price) => ({ kind: 'flat', price }) as const),
    dollars.map((perUnit) => ({ kind: 'unit', perUnit }) as const),
    dollars.map((perUnit) => ({ kind: 'kg', perUnit }) as const),
    fc.nat(5000).map((steps) => ({ kind: 'percent', steps }) as const),
  ),
  minimum,
});
const tariff = fc
  .tuple(
    fc.array(charge, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('greater', 'lesser'),
    fc.array(surcharge, { maxLength: 3 }),
  )
  .map(([charges, choose, surcharges]): Tariff =>
    buildTariff(charges, charges.length === 1 ? 'only' : choose, { surcharges }),
  );
const fuel = fc.option(fc.nat(100_000));

/** The last amount of an arithmetic, such as '… = $25.00' or '$45.00 per consignment'. */
const amounts = (arithmetic: string) =>
  [...arithmetic.matchAll(/\$([\d,]+\.\d{2})(?!\d)/gu)].map(([, digits = '']) =>
    Number(digits.replaceAll(/[,.]/gu, '')),
  );

it('[QUOT-12] any price is the sum of its lines in order, each of which shows its amount, with 15 % GST in whole cents', () => {
  const order = ['FREIGHT', 'EXTRA', 'SURCHARGE', 'FAF'];
  fc.assert(
    fc.property(tariff, fuel, request, (rates, steps, freight) => {
      const given = structuredClone([rates, freight]);
      const pricing = priceConsignment(rates, steps, freight);
      expect(priceConsignment(structuredClone(rates), steps, structuredClone(freight))).toEqual(pricing);
      expect([rates, freight]).toEqual(given);
      const estimate = priceConsignment(rates, null, freight);
      if (!pricing.ok || !estimate.ok) return;
      const { lines, subtotal, gst, total } = pricing.price;
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(subtotal);
      expect(gst).toBe(Number((BigInt(subtotal) * 15n + 50n) / 100n));
      expect(total).toBe(subtotal + gst);
      const kinds = lines.map(({ kind }) => order.indexOf(kind));
      expect(kinds).toEqual([...kinds].sort());
      expect(kinds.filter((kind) => kind === 0)).toHaveLength(1);
      expect(kinds.includes(3)).toBe(steps !== null);
      for (const { amount, arithmetic } of lines) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        expect(amounts(arithmetic)).toContain(amount);
      }
      // An estimate differs by the fuel adjustment alone.
      expect(lines.filter(({ kind }) => kind !== 'FAF')).toEqual(estimate.price.lines);
    }),
    { numRuns: 200 },
  );
});

function getFreight(rates: Tariff, freight: PriceRequest): number {
  return getPrice(rates, freight).lines[0]?.amount ?? 0;
}

function tariffBy(by: 'weight' | 'volume' | 'unit', each: Rate, least: number | null): Tariff {
  return buildTariff([{ by, rate: each, minimum: least }]);
}

function toCents(count: number, perUnit: number): number {
  return Math.floor((count * perUnit + 50) / 100);
}

describe('freight', () => {
  it('[QUOT-12] is never cheaper when an item is added', () => {
    const small = fc.array(
      fc
        .record({
          count: fc.integer({ min: 1, max: 20 }),
          volume: fc.integer({ min: 1, max: 20_000 }).map(volumeFromSteps),
          weight: fc.integer({ min: 1, max: 60_000 }).map(weightFromSteps),
        })
        .map((over) => pricedItem(over)),
      { minLength: 1, maxLength: 4 },
    );
    const by = fc.constantFrom('weight', 'volume', 'unit');
    // Rates that fall from break to break, as a card's do.
    const falling = rate.map((each): Rate => {
      if (each.kind !== 'breaks') return each;
      const rates = each.breaks.map(({ perUnit }) => perUnit).sort((a, b) => b - a);
      return {
        kind: 'breaks',
        breaks: each.breaks.map(({ upTo }, index) => ({ upTo, perUnit: rates[index] ?? 1 })),
      };
    });
    fc.assert(
      fc.property(by, falling, minimum, small, small, (measure, each, least, items, more) => {
        const rates = tariffBy(measure, each, least);
        const before = getFreight(rates, priceRequest({ items }));
        expect(getFreight(rates, priceRequest({ items: [...items, ...more] }))).toBeGreaterThanOrEqual(
          before,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('[QUOT-12] at the end of a break is the lesser of both rates, and a step above it the rate of the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), dollars, dollars, (limit, low, high) => {
        const rates = tariffBy(
          'unit',
          {
            kind: 'breaks',
            breaks: [
              { upTo: limit, perUnit: low },
              { upTo: null, perUnit: high },
            ],
          },
          null,
        );
        const at = (count: number) => getFreight(rates, priceRequest({ items: [pricedItem({ count })] }));
        expect(at(limit)).toBe(Math.min(toCents(limit, low), toCents(limit, high)));
        expect(at(limit + 1)).toBe(toCents(limit + 1, high));
      }),
    );
  });

  it('[QUOT-12] is exact for the largest freight and the finest rate', () => {
    const items = Array.from({ length: 200 }, () =>
      pricedItem({ count: 999, volume: volumeFromSteps(1_000_000), weight: weightFromSteps(4_000_000) }),
    );
    // 8,000,000 kg × $1.2345.
    const rates = tariffBy('weight', { kind: 'rate', perUnit: 12_345 }, null);
    expect(getFreight(rates, priceRequest({ items }))).toBe(987_600_000);
    // 20,000 m³ × $499.9999 = $9,999,998.
    const byVolume = tariffBy('volume', { kind: 'rate', perUnit: 4_999_999 }, null);
    expect(getFreight(byVolume, priceRequest({ items }))).toBe(999_999_800);
  });
});

it('[QUOT-12] 200 items are priced in well under a millisecond', () => {
  const items = Array.from({ length: 200 }, (_, index) => pricedItem({ count: 1 + (index % 9) }));
  const rates = buildTariff([{ by: 'weight', rate: { kind: 'rate', perUnit: 6100 }, minimum: null }]);
  const freight = priceRequest({ items });
  const measure = () => {
    const before = process.cpuUsage();
    for (let run = 0; run < 200; run += 1) priceConsignment(rates, 1850, freight);
    return process.cpuUsage(before).user / 1000 / 200;
  };
  // The quickest, since the machine may be busy.
  expect(Math.min(...Array.from({ length: 6 }, measure))).toBeLessThan(1);
});
