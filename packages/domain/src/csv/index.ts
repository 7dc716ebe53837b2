/**
 * CSV that is safe to open in a spreadsheet and loses nothing (EXTR-04, EXTR-06).
 *
 * @module
 */
export { formatCsvLine, csvByteOrderMark } from './write-csv.js';
