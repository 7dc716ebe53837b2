export { priceJob } from './price-job.js';
export { requestEstimate, requestEstimates } from './request-estimate.js';
