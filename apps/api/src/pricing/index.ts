export { requestEstimate, requestEstimates } from './request-estimate.js';
