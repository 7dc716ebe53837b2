import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  findLength,
  findVolume,
  findWeight,
  formatDangerousGoods,
  formatDeclaredGoods,
  formatLength,
  formatVolume,
  formatWeight,
  lengthFromCentimetres,
  volumeFromSteps,
  weightFromSteps,
  raiseToMinVolume,
  raiseToMinWeight,
  toCubicMetres,
  toKilograms,
  toMetres,
  calculateTotals,
} from './index.js';

const steps = fc.integer({ min: 0, max: 10 ** 9 });

describe('units', () => {
  it('[FRGT-04, FRGT-05, FRGT-06] dimensions are rounded to 2 decimals, volume to 4, weight to 2', () => {
    expect(findLength('1.234')).toBe(123);
    expect(findVolume('0.12345')).toBe(1235);
    expect(findWeight('12.345')).toBe(1235);
  });

  it.each([null, undefined, '', ' ', 'heavy'])('[FRGT-06] %j is not a number', (entry) => {
    expect([findLength(entry), findVolume(entry), findWeight(entry)]).toEqual([null, null, null]);
  });

  it('[FRGT-30] a measure below 0 stays below 0 when it is rounded', () => {
    const below = [findLength('-0.001'), findVolume(-0.000_01), findWeight('-1e-9')];
    expect(below.every((measure) => measure !== null && measure < 0)).toBe(true);
    expect([findLength('-0'), findVolume('0.00001'), findWeight(0)]).toEqual([0, 0, 0]);
  });

  it('[FRGT-05] values survive a round trip over the wire, with no extra decimals', () => {
    fc.assert(
      fc.property(steps, (count) => {
        const sent = JSON.stringify([
          toCubicMetres(volumeFromSteps(count)),
          toKilograms(weightFromSteps(count)),
          toMetres(lengthFromCentimetres(count)),
        ]);
        const [volume, weight, length] = JSON.parse(sent) as [number, number, number];

        expect([findVolume(volume), findWeight(weight), findLength(length)]).toEqual([count, count, count]);
        expect(sent).toMatch(/^\[\d+(\.\d{1,4})?,\d+(\.\d{1,2})?,\d+(\.\d{1,2})?\]$/);
      }),
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('throws for %s steps', (count) => {
    expect(() => volumeFromSteps(count)).toThrow(RangeError);
    expect(() => weightFromSteps(count)).toThrow(RangeError);
    expect(() => lengthFromCentimetres(count)).toThrow(RangeError);
  });

  it('[FRGT-05] [FRGT-06] raises only what is below the minimum: 0.0001 m³ and 0.01 kg', () => {
    expect(toCubicMetres(raiseToMinVolume(volumeFromSteps(0)))).toBe(0.0001);
    expect(toKilograms(raiseToMinWeight(weightFromSteps(0)))).toBe(0.01);
    fc.assert(
      fc.property(steps, (count) => {
        expect(raiseToMinVolume(volumeFromSteps(count))).toBe(Math.max(1, count));
        expect(raiseToMinWeight(weightFromSteps(count))).toBe(Math.max(1, count));
      }),
    );
  });
});

describe('totals', () => {
  const item = fc.record({
    count: fc.integer({ min: 1, max: 999 }),
    volume: fc.integer({ min: 1, max: 1_000_000 }).map(volumeFromSteps),
    weight: fc.integer({ min: 1, max: 4_000_000 }).map(weightFromSteps),
  });

  it('[FRGT-12] [FRGT-15] adds up pieces, volume and weight of lines exactly', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 200 }), (items) => {
        const sum = (part: (one: (typeof items)[number]) => number) =>
          Number(items.reduce((total, one) => total + BigInt(part(one)), 0n));

        expect(calculateTotals(items)).toEqual({
          deliveryItems: sum(({ count }) => count),
          volume: sum(({ volume }) => volume),
          weight: sum(({ weight }) => weight),
        });
      }),
    );
  });
});

describe('formats', () => {
  it('[LIST-03] volume has 4 decimals and m³, weight 2 decimals, commas and kg; a header may have the unit', () => {
    expect(formatVolume(volumeFromSteps(1200))).toBe('0.1200 m³');
    expect(formatWeight(weightFromSteps(125_000))).toBe('1,250.00 kg');
    expect(formatLength(lengthFromCentimetres(120))).toBe('1.20 m');
    expect(formatVolume(volumeFromSteps(12_345_678), { unit: false })).toBe('1,234.5678');
    expect(formatWeight(weightFromSteps(1), { unit: false })).toBe('0.01');
  });

  const goods = { unNumber: '1203', class: '3' };

  it.each([
    [{ ...goods, subsidiaryClass1: null, subsidiaryClass2: null }, 'UN 1203 Class 3'],
    [{ ...goods, subsidiaryClass1: '6.1' }, 'UN 1203 Class 3 (6.1)'],
    [{ ...goods, subsidiaryClass1: '6.1', subsidiaryClass2: '8' }, 'UN 1203 Class 3 (6.1, 8)'],
    [{ ...goods, subsidiaryClass1: '', subsidiaryClass2: '8' }, 'UN 1203 Class 3 (8)'],
  ])('[LIST-03] formats dangerous goods %j as %j', (entry, text) => {
    expect(formatDangerousGoods(entry)).toBe(text);
  });

  it('[DG-05] declares dangerous goods with their name and packing group', () => {
    expect(formatDeclaredGoods(goods)).toBe('UN 1203 Class 3');
    const methanol = {
      ...goods,
      nameAndDescription: 'Methanol',
      subsidiaryClass1: '6.1',
      packingGroup: 'II',
    };
    expect(formatDeclaredGoods(methanol)).toBe('UN 1203 Methanol Class 3 (6.1) PG II');
  });
});
