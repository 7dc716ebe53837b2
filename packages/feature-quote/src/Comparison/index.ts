export { Comparison } from './Comparison.js';
