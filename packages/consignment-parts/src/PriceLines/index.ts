export { PriceLines } from './PriceLines.js';
