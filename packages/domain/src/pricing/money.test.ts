import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  calculateGst,
  findCents,
  formatCents,
  formatDifference,
  formatDollars,
  formatPercent,
  priceLineKinds,
  sortPriceLines,
  toDollars,
} from './index.js';

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [25_620, '$256.20'],
    [125_620, '$1,256.20'],
    [1_000_000_000, '$10,000,000.00'],
    [-500, '-$5.00'],
  ])('[QUOT-12] %i cents are shown as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
    expect(formatDollars(toDollars(cents))).toBe(text);
  });

  it.each([
    [123_450, 130_000, '+$65.50 (+5.3%)'],
    [10_000, 9_000, '-$10.00 (-10.0%)'],
    [10_000, 10_000, '$0.00'],
    [100_000, 100_001, '+$0.01 (+0.0%)'],
    [0, 550, '+$5.50'],
  ])('[LIST-81] an estimate of %i confirmed as %i differs by %s', (estimated, confirmed, text) => {
    expect(formatDifference(estimated, confirmed)).toBe(text);
  });

  it('[QUOT-12] dollars of the wire are read without binary rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (cents) => {
        expect(findCents(toDollars(cents))).toBe(cents);
      }),
      { numRuns: 300 },
    );
    expect(findCents(1.005)).toBe(101);
    expect(findCents('x')).toBeNull();
    expect(() => formatDollars(Number.NaN)).toThrow('Not an amount');
  });

  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [10, 2],
    [18_425, 2764],
    [25_620, 3843],
  ])('[QUOT-12] GST on %i cents is %i: 15 %%, half up', (subtotal, gst) => {
    expect(calculateGst(subtotal)).toBe(gst);
  });

  it('[QUOT-12] GST never falls when the subtotal rises, and is within half a cent of 15 %', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (subtotal) => {
        expect(calculateGst(subtotal + 1)).toBeGreaterThanOrEqual(calculateGst(subtotal));
        expect(Math.abs(calculateGst(subtotal) * 100 - subtotal * 15)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it.each([
    [0, '0%'],
    [1850, '18.5%'],
    [1825, '18.25%'],
    [2000, '20%'],
    [10_000, '100%'],
    [5, '0.05%'],
  ])('[QUOT-12] %i hundredths of a percent are shown as %s', (steps, text) => {
    expect(formatPercent(steps)).toBe(text);
  });
});

it('[QUOT-12] sortPriceLines puts freight before extras, surcharges and FAF, and keeps the order within a kind', () => {
  const lines = (['FAF', 'SURCHARGE', 'EXTRA', 'EXTRA', 'FREIGHT', 'SURCHARGE'] as const).map(
    (kind, index) => ({ kind, index }),
  );
  expect(sortPriceLines(lines).map(({ kind, index }) => `${kind} ${index}`)).toEqual([
    'FREIGHT 4',
    'EXTRA 2',
    'EXTRA 3',
    'SURCHARGE 1',
    'SURCHARGE 5',
    'FAF 0',
  ]);
  expect(priceLineKinds).toEqual(['FREIGHT', 'EXTRA', 'SURCHARGE', 'FAF']);
});
