import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  addPriceSums,
  findPriceDifference,
  formatPriceSums,
  negatePriceSums,
  toDollars,
  toPriceSums,
} from './index.js';

const dollars = fc.option(fc.integer({ min: 0, max: 10_000_000 }).map(toDollars), { nil: null });
const price = fc.record({ estimatedPrice: dollars, confirmedPrice: dollars, confirmedFafPrice: dollars });

it('[LIST-83] are to the cent whatever the order, and what is taken away leaves the rest', () => {
  fc.assert(
    fc.property(fc.array(price), fc.array(price), (kept, taken) => {
      const sum = (prices: typeof kept) => addPriceSums(prices.map(toPriceSums));
      const all = sum([...taken, ...kept]);
      expect(addPriceSums([all, negatePriceSums(sum(taken))])).toEqual(sum(kept.toReversed()));
    }),
    { numRuns: 100 },
  );
});

it('[LIST-81] [LIST-83] a difference leaves the FAF out, and needs both prices', () => {
  const both = { estimatedPrice: 100, confirmedPrice: 135.5, confirmedFafPrice: 30 };
  expect(findPriceDifference(both)).toBe(550);
  expect(findPriceDifference({ estimatedPrice: 100 })).toBeNull();
  const sums = addPriceSums([both, { estimatedPrice: 50.25 }, {}].map(toPriceSums));
  expect(formatPriceSums(sums, 3)).toBe(
    'Estimated $150.25 (2 of 3), confirmed $135.50 (1 of 3), difference +$5.50 (1 of 3), excl. GST',
  );
  expect(formatPriceSums(toPriceSums(both), 1)).toBe(
    'Estimated $100.00, confirmed $135.50, difference +$5.50, excl. GST',
  );
  expect(formatPriceSums(addPriceSums([{}, { confirmedPrice: 20 }].map(toPriceSums)), 2)).toBe(
    'Confirmed $20.00 (1 of 2), excl. GST',
  );
  expect(formatPriceSums(toPriceSums({}), 1)).toBe('No prices');
});
