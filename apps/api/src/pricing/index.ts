import type { RegisteredOperation } from '../http/contract/operation.js';
import { compareQuotes } from './compare-quotes.js';
import { getConsignmentPrices } from './get-consignment-prices.js';
import { quoteConsignment } from './quote-consignment.js';

export { type LoadReport, loadTariff, loadTariffInto } from './load-tariff.js';
export { stampPrices } from './price-input-store.js';
export { type Pricer, type PriceRow, openPricer } from './pricer.js';
export { priceByRates } from './price-consignments.js';
export { priceJob } from './price-job.js';
export { type QuotedConsignment, priceQuoteAgain, saveQuote } from './consignment-quote.js';
export { toChargedExtras } from './quoted-extras.js';
export { toPlace } from './quoted-freight.js';
export { saveReportedPrice } from './reported-price.js';
export { listedPricesAnswer, priceSumsAnswer, pricesAnswer, showsPrices } from './shown-prices.js';
export {
  type ListedPrices,
  type ShownPrices,
  listedPrices,
  priceCondition,
  priceSorts,
  storedPrices,
  sumPrices,
  pricesOfConsignment,
} from './shown-price-store.js';
export { type ExportedPrices, listExportedPrices } from './exported-price-store.js';
export { openRates } from './tariff-store.js';
export { requestEstimates } from './request-estimate.js';

export const pricingOperations: readonly RegisteredOperation[] = [
  quoteConsignment,
  compareQuotes,
  getConsignmentPrices,
];
