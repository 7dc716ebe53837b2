import { volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import { expect, it } from 'vitest';

import { pieceText } from './words.js';

it.each([
  [1, 25_000, 14_400, '250.00 kg · 1.4400 m³'],
  [2, 25_000, 14_400, 'About 125.00 kg · 0.7200 m³'],
  [3, 25_000, 14_400, 'About 83.33 kg · 0.4800 m³'],
  // The text is never empty.
  [999, 1, 1, 'About 0.01 kg · 0.0001 m³'],
])('[DOCS-24] of %d pieces that weigh %d steps in all, one has its share', (count, weight, volume, text) => {
  const item = { count, weight: weightFromSteps(weight), volume: volumeFromSteps(volume) };
  expect(pieceText(item)).toBe(text);
});
