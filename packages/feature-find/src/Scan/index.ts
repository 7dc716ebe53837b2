export { OpenScanned } from './OpenScanned.js';
export { useConsignmentFinder } from './use-consignment-finder.js';
