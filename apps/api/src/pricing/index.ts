import type { RegisteredOperation } from '../http/contract/operation.js';
import { compareQuotes } from './compare-quotes.js';
import { getConsignmentPrices } from './shown-prices.js';
import { quoteConsignment } from './quote-consignment.js';

export { type LoadReport, loadTariff, loadTariffInto } from './load-tariff.js';
export { stampPrices } from './price-input-store.js';
export { type PriceRow, type Pricer, openPricer, priceByRates } from './pricer.js';
export { priceJob, requestEstimates } from './price-job.js';
export { type QuotedConsignment, priceQuoteAgain, saveQuote, toChargedExtras } from './consignment-quote.js';
export { toPlace } from './quoted-freight.js';
export { saveReportedPrice } from './reported-price.js';
export { listedPricesAnswer, priceSumsAnswer, pricesAnswer, showsPrices } from './shown-prices.js';
export {
  type ExportedPrices,
  type ListedPrices,
  type ShownPrices,
  listExportedPrices,
  listedPrices,
  priceCondition,
  priceSorts,
  pricesOfConsignment,
  storedPrices,
  sumPrices,
} from './shown-price-store.js';
export { openRates } from './tariff-store.js';

export const pricingOperations: readonly RegisteredOperation[] = [
  quoteConsignment,
  compareQuotes,
  getConsignmentPrices,
];
