import type { RegisteredOperation } from '../http/contract/operation.js';
import { compareQuotes } from './compare-quotes.js';
import { quoteConsignment } from './quote-consignment.js';

export { priceJob } from './price-job.js';
export { requestEstimate, requestEstimates } from './request-estimate.js';

export const pricingOperations: readonly RegisteredOperation[] = [quoteConsignment, compareQuotes];
