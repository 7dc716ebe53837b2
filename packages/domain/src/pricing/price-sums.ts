import { formatCount } from '../format-count.js';
import { type Cents, findCents, formatCents } from './money.js';

/** Prices of a row of the list, in dollars excluding GST; null or left out where there is none (LIST-81). */
export interface ListedPrice {
  readonly estimatedPrice?: number | null;
  readonly confirmedPrice?: number | null;
  /** The FAF within the confirmed price, which an estimate has none of. */
  readonly confirmedFafPrice?: number | null;
}

/** A sum of prices, and of how many consignments. */
export interface PriceSum {
  readonly cents: Cents;
  readonly count: number;
}

/** The prices of several consignments together; the difference is of consignments that have both (LIST-83). */
export type PriceSums = Readonly<Record<'estimated' | 'confirmed' | 'difference', PriceSum>>;

const toCents = (dollars: number | null | undefined): Cents | null =>
  dollars == null ? null : findCents(dollars);

/** The confirmed price without FAF less the estimate; null unless there are both (LIST-81). */
export function findPriceDifference(price: ListedPrice): Cents | null {
  const [estimated, confirmed] = [toCents(price.estimatedPrice), toCents(price.confirmedPrice)];
  if (estimated === null || confirmed === null) return null;
  return confirmed - (toCents(price.confirmedFafPrice) ?? 0) - estimated;
}

const toSum = (cents: Cents | null): PriceSum => ({ cents: cents ?? 0, count: cents === null ? 0 : 1 });

/** The sums of one row. */
export function toPriceSums(price: ListedPrice): PriceSums {
  return {
    estimated: toSum(toCents(price.estimatedPrice)),
    confirmed: toSum(toCents(price.confirmedPrice)),
    difference: toSum(findPriceDifference(price)),
  };
}

/** Makes another value of each sum. */
export function mapPriceSums<A, B>(
  { estimated, confirmed, difference }: Readonly<Record<keyof PriceSums, A>>,
  change: (sum: A) => B,
): Record<keyof PriceSums, B> {
  return { estimated: change(estimated), confirmed: change(confirmed), difference: change(difference) };
}

/** Adds sums of different consignments. */
export function addPriceSums(all: readonly PriceSums[]): PriceSums {
  const add = (name: keyof PriceSums): PriceSum => ({
    cents: all.reduce((cents, sums) => cents + sums[name].cents, 0),
    count: all.reduce((count, sums) => count + sums[name].count, 0),
  });
  return { estimated: add('estimated'), confirmed: add('confirmed'), difference: add('difference') };
}

/** The sums with the opposite sign: added to others, they take theirs away. */
export function negatePriceSums(sums: PriceSums): PriceSums {
  return mapPriceSums(sums, ({ cents, count }) => ({ cents: 0 - cents, count: 0 - count }));
}

/**
 * The prices of `count` consignments in one line; of how many, where some have no price (LIST-83):
 * 'Estimated $6,310.00, confirmed $918.82 (1 of 12), difference +$20.00 (1 of 12), excl. GST'. A sum of none is left out.
 */
export function formatPriceSums(sums: PriceSums, count: number): string {
  const texts = (['estimated', 'confirmed', 'difference'] as const)
    .filter((name) => sums[name].count > 0)
    .map((name) => {
      const sum = sums[name];
      const sign = name === 'difference' && sum.cents > 0 ? '+' : '';
      const share = sum.count === count ? '' : ` (${formatCount(sum.count)} of ${formatCount(count)})`;
      return `${name} ${sign}${formatCents(sum.cents)}${share}`;
    });
  if (texts.length === 0) return 'No prices';
  const text = [...texts, 'excl. GST'].join(', ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
