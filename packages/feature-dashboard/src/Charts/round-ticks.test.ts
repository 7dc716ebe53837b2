import { expect, it } from 'vitest';

import { roundTicks } from './round-ticks.js';

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [26, [0, 10, 20, 30]],
  [5402.7, [0, 2000, 4000, 6000]],
  [16_095.65, [0, 5000, 10_000, 15_000, 20_000]],
])('[DASH-50] up to %d has round steps', (highest, ticks) => {
  expect(roundTicks(highest)).toEqual(ticks);
});
