import { divide, findSteps, formatSteps } from '../freight/index.js';

/** Whole cents of a New Zealand dollar. */
export type Cents = number;

/** GST in New Zealand, in percent. */
export const GST_PERCENT = 15;

/** The GST on an amount excluding GST, rounded to cents, half up (QUOT-12). */
export function calculateGst(subtotal: Cents): Cents {
  return divide(subtotal * GST_PERCENT, 100, 'half-up');
}

/** An amount for the wire: dollars with at most 2 decimals. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** Reads dollars, typed or from JSON, rounded half up to cents. Null when it isn't a decimal. */
export function findCents(dollars: number | string): Cents | null {
  return findSteps(dollars, 2, 'half-up');
}

/** An amount as people read it: formatCents(125620) is '$1,256.20'. */
export function formatCents(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${formatSteps(Math.abs(cents), 2)}`;
}

/**
 * Dollars from the wire as people read them: formatDollars(1256.2) is '$1,256.20'.
 *
 * @throws RangeError unless it is a finite amount.
 */
export function formatDollars(dollars: number): string {
  const cents = findCents(dollars);
  if (cents === null) throw new RangeError(`Not an amount: ${dollars}`);
  return formatCents(cents);
}

/**
 * By how much a confirmed price without FAF differs from its estimate, in dollars and percent of the estimate (LIST-81):
 * formatDifference(10000, 10550) is '+$5.50 (+5.5%)', and of equal prices '$0.00'.
 */
export function formatDifference(estimated: Cents, confirmed: Cents): string {
  const difference = confirmed - estimated;
  if (difference === 0) return formatCents(0);
  const sign = difference < 0 ? '-' : '+';
  const amount = `${sign}${formatCents(Math.abs(difference))}`;
  if (estimated === 0) return amount;
  const tenths = divide(Math.abs(difference) * 1000, estimated, 'half-up');
  return `${amount} (${sign}${formatSteps(tenths, 1)}%)`;
}

/** Hundredths of a percent without trailing zeros: formatPercent(1850) is '18.5%'. */
export function formatPercent(steps: number): string {
  return `${formatSteps(steps, 2).replace(/\.?0+$/u, '')}%`;
}
