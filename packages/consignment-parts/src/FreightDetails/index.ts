export { FreightDetails } from './FreightDetails.js';
