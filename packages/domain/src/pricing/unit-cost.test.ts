import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatUnitCost, unitCost } from './unit-cost.js';

describe('the cost of a unit', () => {
  it('[DASH-52] is within half a tenth of a cent of the whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.constantFrom(1, 100, 10_000),
        (cents, steps, stepsPerUnit) => {
          const exact = (BigInt(cents) * 10n * BigInt(stepsPerUnit) * 2n) / BigInt(steps);
          const twice = BigInt(unitCost(cents, steps, stepsPerUnit) ?? -1) * 2n;
          expect(twice - exact >= -1n && twice - exact <= 1n).toBe(true);
        },
      ),
    );
  });

  it.each([
    [0, 10, '$0.000'],
    [125_620, 3, '$418.733'],
    // Half up.
    [1, 4, '$0.003'],
  ])('[DASH-52] of %i cents for %i is %s', (cents, count, text) => {
    expect(formatUnitCost(unitCost(cents, count) ?? -1)).toBe(text);
  });

  it('[DASH-52] is none without weight or volume', () => {
    expect(unitCost(100, 0, 100)).toBeNull();
  });
});
