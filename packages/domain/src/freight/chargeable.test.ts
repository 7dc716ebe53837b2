import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  chargeableWeight,
  findCubicFactor,
  formatCubicFactor,
  cubicFactorFromSteps,
  volumeFromSteps,
  weightFromSteps,
  toKilogramsPerCubicMetre,
} from './index.js';

// The maximum volume and weight of 200 freight items.
const volume = fc.integer({ min: 0, max: 200_000_000 }).map(volumeFromSteps);
const weight = fc.integer({ min: 0, max: 800_000_000 }).map(weightFromSteps);
const factor = fc.integer({ min: 1, max: 100_000 }).map(cubicFactorFromSteps);

describe('chargeableWeight', () => {
  it('[FRGT-17] is the greater of the weight and the volume times the factor, exact and half up', () => {
    fc.assert(
      fc.property(volume, weight, factor, (cubic, dead, by) => {
        const result = chargeableWeight({ volume: cubic, weight: dead }, by);
        const exact = (BigInt(cubic) * BigInt(by) + 5000n) / 10_000n;

        expect(BigInt(result.volumetric)).toBe(exact);
        expect(result.dead).toBe(dead);
        expect(result.chargeable).toBe(Math.max(dead, result.volumetric));
        expect(result.basis).toBe(result.chargeable === dead ? 'dead' : 'volumetric');
      }),
      { numRuns: 300 },
    );
  });

  it('[FRGT-17] never falls when freight is added', () => {
    fc.assert(
      fc.property(volume, weight, volume, weight, factor, (v1, w1, v2, w2, by) => {
        const before = chargeableWeight({ volume: v1, weight: w1 }, by).chargeable;
        const more = { volume: volumeFromSteps(v1 + v2), weight: weightFromSteps(w1 + w2) };

        expect(chargeableWeight(more, by).chargeable).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it.each([
    [28_800, 50_000, 20_000, 57_600, 'volumetric'],
    [28_800, 60_000, 20_000, 60_000, 'dead'],
    [10_000, 16_700, 16_700, 16_700, 'dead'],
    [1, 1, 16_650, 2, 'volumetric'],
  ])('[FRGT-17] %i steps and %i of weight at %i are charged %i by %s weight', (v, w, f, charged, basis) => {
    const result = chargeableWeight(
      { volume: volumeFromSteps(v), weight: weightFromSteps(w) },
      cubicFactorFromSteps(f),
    );
    expect(result).toMatchObject({ chargeable: charged, basis });
  });
});

it('[FRGT-17] a cubic factor is read and written as kg/m³, without trailing zeros', () => {
  expect(findCubicFactor(166.67)).toBe(16_667);
  expect(findCubicFactor(null)).toBeNull();
  expect(toKilogramsPerCubicMetre(cubicFactorFromSteps(16_667))).toBe(166.67);
  expect(formatCubicFactor(cubicFactorFromSteps(20_000))).toBe('200 kg/m³');
  expect(formatCubicFactor(cubicFactorFromSteps(16_650))).toBe('166.50 kg/m³');
});
