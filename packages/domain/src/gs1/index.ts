/**
 * What the barcodes of our labels and notes say (DOCS-09, LIST-34).
 *
 * @module
 */
export { checkDigit } from './check-digit.js';
export { checkLoad, checkSignatory, findSscc, type LoadPiece, type LoadResult } from './load-check.js';
export { findScan, joinPrinted, normaliseScan, type Scan } from './scan.js';
