/**
 * Money and the lines of a price (QUOT-12). Code counts whole cents; the wire carries dollars with 2 decimals.
 *
 * @module
 */
export {
  GST_PERCENT,
  calculateGst,
  findCents,
  formatCents,
  formatDifference,
  formatDollars,
  formatPercent,
  toDollars,
  type Cents,
} from './money.js';
export {
  chargedByProvider,
  comparePrices,
  type ComparablePrice,
  type ComparedKind,
  type ComparedPrices,
} from './compare-prices.js';
export { priceLineKinds, sortPriceLines, type PriceLineKind } from './lines.js';
export {
  describePriceFilter,
  parsePriceFilter,
  priceFilterKinds,
  type PriceFilter,
  type PriceFilterKind,
} from './price-filter.js';
export {
  addPriceSums,
  findPriceDifference,
  formatPriceSums,
  mapPriceSums,
  negatePriceSums,
  toPriceSums,
  type ListedPrice,
  type PriceSum,
  type PriceSums,
} from './price-sums.js';
export { markQuotes, type ComparableQuote, type QuoteMarks } from './mark-quotes.js';
export { formatUnitCost, unitCost } from './unit-cost.js';
