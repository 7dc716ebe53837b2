import { divide, formatSteps } from '@consign/domain/freight';
import { formatCents, type Cents } from '@consign/domain/pricing';

import type { RateSteps } from './tariff.js';

/** A whole number times another, divided and rounded half up; exact beyond the safe integers of the product. */
export function multiply(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (Number.isSafeInteger(product)) return divide(product, divisor, 'half-up');
  return Number((BigInt(a) * BigInt(b) + BigInt(divisor) / 2n) / BigInt(divisor));
}

/** A quantity without trailing zeros: formatQuantity(42000, 2, 'kg') is '420 kg'. */
export function formatQuantity(steps: number, decimals: number, unit: string): string {
  const digits = formatSteps(steps, decimals);
  return `${decimals === 0 ? digits : digits.replace(/\.?0+$/u, '')} ${unit}`;
}

/** A rate with 2 to 4 decimals: formatRate(6125) is '$0.6125', formatRate(6100) is '$0.61'. */
export function formatRate(rate: RateSteps): string {
  return rate % 100 === 0 ? formatCents(rate / 100) : `$${formatSteps(rate, 4).replace(/0$/u, '')}`;
}

/** Steps of a rate in a cent. */
export const RATE_STEPS_PER_CENT = 100;

/** What a charge comes to, and how. */
export interface Computed {
  readonly amount: Cents;
  readonly arithmetic: string;
}

/** An arithmetic inside a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
