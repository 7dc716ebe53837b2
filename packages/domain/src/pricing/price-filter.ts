import { findSteps } from '../freight/index.js';
import { type Parsed, parsed, parseFailed } from '../problem.js';
import { type Cents, formatCents, formatPercent } from './money.js';

export const priceFilterKinds = ['NO_PRICE', 'ABOVE_BY_DOLLARS', 'ABOVE_BY_PERCENT'] as const;
export type PriceFilterKind = (typeof priceFilterKinds)[number];

/** Which prices a search of the list asks for (LIST-82). */
export type PriceFilter =
  | { readonly kind: 'NO_PRICE' }
  /** The confirmed price without FAF is at least so much above the estimate. */
  | { readonly kind: 'ABOVE_BY_DOLLARS'; readonly atLeast: Cents }
  /** As above, in tenths of a percent of the estimate. */
  | { readonly kind: 'ABOVE_BY_PERCENT'; readonly atLeast: number };

const limits = {
  ABOVE_BY_DOLLARS: { decimals: 2, most: 100_000_000, message: 'Enter an amount from $0.01 to $1,000,000' },
  ABOVE_BY_PERCENT: { decimals: 1, most: 10_000, message: 'Enter a percentage from 0.1 to 1,000' },
} as const;

/**
 * Reads a price filter, typed or from the wire: `atLeast` is in dollars with at most 2 decimals, or in percent with at
 * most 1. The problem's path is `atLeast` (LIST-82).
 */
export function parsePriceFilter(
  kind: PriceFilterKind,
  atLeast: number | string | null,
): Parsed<PriceFilter> {
  if (kind === 'NO_PRICE') return parsed({ kind });
  const { decimals, most, message } = limits[kind];
  const steps = findSteps(atLeast ?? '', decimals, 'down');
  const isExact = steps === findSteps(atLeast ?? '', decimals, 'up');
  if (steps === null || !isExact || steps < 1 || steps > most)
    return parseFailed({ id: 'LIST-82', path: 'atLeast', message });
  return parsed({ kind, atLeast: steps });
}

/** A price filter in words: 'Confirmed at least $50.00 above the estimate'. */
export function describePriceFilter(filter: PriceFilter): string {
  if (filter.kind === 'NO_PRICE') return 'No price yet';
  const { kind, atLeast } = filter;
  const amount = kind === 'ABOVE_BY_DOLLARS' ? formatCents(atLeast) : formatPercent(atLeast * 10);
  return `Confirmed at least ${amount} above the estimate`;
}
