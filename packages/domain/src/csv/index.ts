/**
 * CSV that is safe to open in a spreadsheet and keeps every value intact (EXTR-04, EXTR-06).
 *
 * @module
 */
export { formatCsvLine, csvByteOrderMark } from './write-csv.js';
