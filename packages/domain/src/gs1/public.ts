/** The published names of this folder. The README has a sentence for each. */
export { checkDigit, findScan, normaliseScan, type Scan } from './index.js';
