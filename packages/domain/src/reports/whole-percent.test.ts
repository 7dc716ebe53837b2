import { describe, expect, it } from 'vitest';

import { wholePercent } from './whole-percent.js';

describe('a share', () => {
  it.each([
    [1, 3, 33],
    [2, 3, 67],
    [1, 2, 50],
    [0, 7, 0],
    [7, 7, 100],
    [999, 1000, 99],
    [1, 1000, 1],
  ])('[DASH-10] %s of %s is %s%%', (part, total, percent) => {
    expect(wholePercent(part, total)).toBe(percent);
  });

  it('[DASH-10] of nothing is none', () => {
    expect(wholePercent(0, 0)).toBeNull();
  });
});
