import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { divide, findSteps, formatSteps, type Rounding } from './index.js';

const modes = ['half-up', 'down', 'up'] as const satisfies readonly Rounding[];

/** The reference implementation, on BigInt. */
function divideExactly(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const rest = size % divisor;
  const up = rounding === 'up' ? rest > 0n : rounding === 'half-up' && rest * 2n >= divisor;
  const quotient = size / divisor + (up ? 1n : 0n);
  return dividend < 0n ? -quotient : quotient;
}

/** A decimal as text, and its exact value as digits over a power of ten. */
const decimal = fc
  .record({
    sign: fc.constantFrom('', '-', '+'),
    whole: fc.stringMatching(/^\d{0,8}$/),
    fraction: fc.stringMatching(/^\d{0,12}$/),
    exponent: fc.integer({ min: -12, max: 3 }),
    decimals: fc.nat(4),
  })
  .filter(({ whole, fraction }) => whole + fraction !== '');

describe('findSteps', () => {
  it('[FRGT-04, FRGT-05, FRGT-06] rounds like exact arithmetic', () => {
    fc.assert(
      fc.property(decimal, fc.constantFrom(...modes), (parts, rounding) => {
        const { sign, whole, fraction, exponent, decimals } = parts;
        const text = `${sign}${whole}.${fraction}e${exponent}`;
        const digits = BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`);
        const power = BigInt(exponent + decimals - fraction.length + 40);
        const expected = divideExactly(digits * 10n ** power, 10n ** 40n, rounding);

        expect(BigInt(findSteps(text, decimals, rounding) ?? NaN)).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('[FRGT-05] round-trips every number of steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 10), max: 10 ** 10 }), (steps) => {
        expect(findSteps(steps / 10_000, 4, 'down')).toBe(steps);
        expect(findSteps(steps / 100, 2, 'up')).toBe(steps);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [1.005, 2, 'half-up', 101],
    [0.00005, 4, 'half-up', 1],
    [0.000049, 4, 'half-up', 0],
    [0.1 + 0.2, 4, 'half-up', 3000],
    [1e-7, 4, 'up', 1],
    [-1.005, 2, 'half-up', -101],
    [-0.004, 2, 'half-up', 0],
    ['.5', 0, 'half-up', 1],
    ['5.', 2, 'down', 500],
    [' 12.34 ', 2, 'down', 1234],
    ['0'.repeat(30) + '1', 0, 'down', 1],
  ] as const)('[FRGT-06] %s with %i decimals, %s, is %i steps', (value, decimals, rounding, steps) => {
    expect(findSteps(value, decimals, rounding)).toBe(steps);
  });

  it('[FRGT-06] what is not a decimal, or is beyond the safe integers, is none', () => {
    const texts = ['', ' ', '.', '-', '1,250', '1 250', '12kg', '0x10', 'Infinity', 'e5', '1e', '--1', '١'];
    const large = [Number.NaN, Number.POSITIVE_INFINITY, 1e300, '9007199254740993', '1e999'];
    for (const value of [...texts, ...large]) expect(findSteps(value, 2, 'half-up')).toBeNull();
  });

  it('[FRGT-06] never throws for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(4), (text, decimals) => {
        const steps = findSteps(text, decimals, 'half-up');

        expect(steps === null || Number.isSafeInteger(steps)).toBe(true);
      }),
    );
  });
});

it('[FRGT-07] divide rounds as exact arithmetic does', () => {
  const whole = fc.maxSafeInteger();

  fc.assert(
    fc.property(whole, fc.integer({ min: 1 }), fc.constantFrom(...modes), (dividend, divisor, rounding) => {
      const expected = divideExactly(BigInt(dividend), BigInt(divisor), rounding);

      expect(BigInt(divide(dividend, divisor, rounding))).toBe(expected);
    }),
    { numRuns: 300 },
  );
});

describe('formatSteps', () => {
  it.each([
    [125_000, 2, '1,250.00'],
    [1200, 4, '0.1200'],
    [0, 2, '0.00'],
    [-5, 2, '-0.05'],
    [123_456_789, 0, '123,456,789'],
  ])('%i steps of %i decimals are %s', (steps, decimals, text) => {
    expect(formatSteps(steps, decimals)).toBe(text);
  });

  it('round-trips after removing the commas', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.nat(4), (steps, decimals) => {
        expect(findSteps(formatSteps(steps, decimals).replaceAll(',', ''), decimals, 'down')).toBe(steps);
      }),
    );
  });
});
