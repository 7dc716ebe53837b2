/**
 * CSV that is safe to open in a spreadsheet and keeps every value intact (EXTR-04, EXTR-06).
 *
 * @module
 */
export { createCsvRowCounter, type CsvRowCounter } from './count-rows.js';
export { readCsv } from './read-csv.js';
export { formatCsvLine, csvByteOrderMark, readCsvCell } from './write-csv.js';
