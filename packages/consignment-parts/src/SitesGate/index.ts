export { SitesGate } from './SitesGate.js';
