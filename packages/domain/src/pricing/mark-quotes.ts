import type { Day } from '../dates/index.js';

/** A quote to compare: its price in any unit and its day of delivery; null where there is none. */
export interface ComparableQuote {
  readonly price: number | null;
  readonly deliveryDay: Day | null;
}

export interface QuoteMarks {
  readonly isCheapest: boolean;
  readonly isFastest: boolean;
}

/**
 * Marks the cheapest and the fastest quotes (QUOT-10), in their order. A quote without a price can't be chosen, so it
 * isn't compared. Equal quotes are marked alike.
 */
export function markQuotes(quotes: readonly ComparableQuote[]): readonly QuoteMarks[] {
  const priced = quotes.filter(({ price }) => price !== null);
  const lowest = least(priced.map(({ price }) => price));
  const earliest = least(priced.map(({ deliveryDay }) => deliveryDay));
  return quotes.map(({ price, deliveryDay }) => ({
    isCheapest: price !== null && price === lowest,
    isFastest: price !== null && deliveryDay !== null && deliveryDay === earliest,
  }));
}

function least<T extends number | string>(values: readonly (T | null)[]): T | null {
  return values.reduce<T | null>(
    (first, value) => (value !== null && (first === null || value < first) ? value : first),
    null,
  );
}
