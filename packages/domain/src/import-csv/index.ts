/**
 * Reads CSV files of consignments (IMPT-02 to 05, IMPT-11, IMPT-13 to 15): text in, bodies of the create call or
 * problems out. The rules of freight and consignments are those of `@consign/domain/rules`.
 *
 * @module
 */
export { columnPosition, importColumns, type ImportColumn, type ImportColumnPart } from './columns.js';
export type { ColumnNames, ImportHeader } from './header.js';
export type { ImportContext, ImportLookups, ImportSite } from './import-context.js';
export type {
  ImportedConsignment,
  ImportedLineItem,
  ImportFileProblem,
  ImportGroup,
  ImportProblem,
  ImportRow,
  RowRange,
} from './import-group.js';
export type {
  Decoder,
  FileEncoding,
  ImportLimits,
  ImportParser,
  ImportSink,
  ImportSummary,
  ImportValidator,
} from './signatures.js';
