import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { describePriceFilter, parsePriceFilter, toDollars } from './index.js';

it('[LIST-82] reads dollars and tenths of a percent exactly, typed or from the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.boolean(), (steps, isTyped) => {
      const given = (value: number) => (isTyped ? String(value) : value);
      expect(parsePriceFilter('ABOVE_BY_DOLLARS', given(toDollars(steps)))).toEqual({
        ok: true,
        value: { kind: 'ABOVE_BY_DOLLARS', atLeast: steps },
      });
      expect(parsePriceFilter('ABOVE_BY_PERCENT', given(steps / 10))).toEqual({
        ok: true,
        value: { kind: 'ABOVE_BY_PERCENT', atLeast: steps },
      });
    }),
    { numRuns: 200 },
  );
});

it.each([null, '', 'fifty', 0, -5, 0.005, 1_000_000.01])('[LIST-82] refuses %j as dollars', (atLeast) => {
  expect(parsePriceFilter('ABOVE_BY_DOLLARS', atLeast)).toEqual({
    ok: false,
    problems: [{ id: 'LIST-82', path: 'atLeast', message: 'Enter an amount from $0.01 to $1,000,000' }],
  });
});

it.each([null, 0, 0.25, 1000.1])('[LIST-82] refuses %j as a percentage', (atLeast) => {
  expect(parsePriceFilter('ABOVE_BY_PERCENT', atLeast)).toEqual({
    ok: false,
    problems: [{ id: 'LIST-82', path: 'atLeast', message: 'Enter a percentage from 0.1 to 1,000' }],
  });
});

it.each([
  ['No price yet', 'NO_PRICE', null],
  ['Confirmed at least $1,250.50 above the estimate', 'ABOVE_BY_DOLLARS', 1250.5],
  ['Confirmed at least 7.5% above the estimate', 'ABOVE_BY_PERCENT', 7.5],
] as const)('[LIST-82] says %s', (words, kind, atLeast) => {
  const filter = parsePriceFilter(kind, atLeast);
  expect(filter.ok && describePriceFilter(filter.value)).toBe(words);
});
