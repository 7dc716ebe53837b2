export { PriceSummary } from './PriceSummary.js';
