import { expect, it } from 'vitest';

import { formatCount } from './format-count.js';

it('formats whole numbers as the browser does for New Zealand', () => {
  const browser = new Intl.NumberFormat('en-NZ');
  for (const count of [0, 7, 999, 1_000, 12_500, 1_234_567, -1_000]) {
    expect(formatCount(count)).toBe(browser.format(count));
  }
});

it('says of what they are', () => {
  expect([0, 1, 12_500].map((count) => formatCount(count, 'piece'))).toEqual([
    '0 pieces',
    '1 piece',
    '12,500 pieces',
  ]);
});
