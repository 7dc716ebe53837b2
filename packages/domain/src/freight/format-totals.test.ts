import { expect, it } from 'vitest';

import { formatFreightTotals, volumeFromSteps, weightFromSteps } from './index.js';

const format = (deliveryItems: number, volume: number, weight: number) =>
  formatFreightTotals({ deliveryItems, volume: volumeFromSteps(volume), weight: weightFromSteps(weight) });

it.each([
  [71, 225_000, 535_000, '71 pieces, 22.5 m³, 5,350 kg'],
  [1, 1, 1, '1 piece, 0.0001 m³, 0.01 kg'],
  [12_345, 100_000_000, 10_050, '12,345 pieces, 10,000 m³, 100.5 kg'],
  [0, 0, 0, '0 pieces, 0 m³, 0 kg'],
])('[LIST-47] %i pieces, %i and %i steps are %s', (pieces, volume, weight, text) => {
  expect(format(pieces, volume, weight)).toBe(text);
});
