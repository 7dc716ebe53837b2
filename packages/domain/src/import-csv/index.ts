/**
 * Reads CSV files of consignments (IMPT-02 to 05, IMPT-11, IMPT-13 to 15): text in, bodies of the create call or
 * problems out. Freight and consignments follow the rules in `@consign/domain/rules`.
 *
 * @module
 */
export {
  columnHeader,
  normaliseHeader,
  positions as columnPositions,
  readCell,
  readHeader,
  type ColumnNames,
  type ImportHeader,
} from './header.js';
export { importColumns, type ImportColumn, type ImportColumnPart } from './columns.js';
export {
  createEncodingScan,
  createImportDecoder,
  type Decoder,
  type EncodingScan,
  type FileEncoding,
  type ImportDecoder,
} from './encoding.js';
export { describeOtherFile } from './file-kind.js';
export { groupRows, MAX_GROUP_ROWS, startsGroup } from './group-rows.js';
export type { ImportContext, ImportLookups, ImportSite } from './import-context.js';
export type {
  ImportedConsignment,
  ImportFileProblem,
  ImportGroup,
  ImportProblem,
  ImportRow,
  RowRange,
} from './import-group.js';
export { importLimits, type ImportLimits } from './import-limits.js';
export { createImportParser, type ImportParser, type ImportSink, type ImportSummary } from './parser.js';
export { findExpectedRefusals, placeRefusals, type RefusalTexts } from './place-refusals.js';
export { readPastedCells } from './read-pasted.js';
export { toFileParts } from './unreadable.js';
export { createImportValidator, type ImportValidator } from './validator.js';
export { writeImportCsv, writeImportExample, writeImportTemplate } from './write-example.js';
