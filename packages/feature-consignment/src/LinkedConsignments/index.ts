export { LinkedConsignments } from './LinkedConsignments.js';
