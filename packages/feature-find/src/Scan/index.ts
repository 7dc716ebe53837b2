export { OpenScanned } from './OpenScanned.js';
