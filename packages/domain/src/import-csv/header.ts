import type { ImportColumn } from './columns.js';

/**
 * What the organisation calls a column, by the header as `normaliseHeader` gives it; null for a header to ignore. It
 * wins over the headers of the template.
 */
export type ColumnNames = Readonly<Record<string, ImportColumn | null>>;

/** The header of a file and what each of its columns means. */
export interface ImportHeader {
  /** The column of each cell of the file's rows, from the left; null for one that is not read. */
  readonly columns: readonly (ImportColumn | null)[];
  /** The headers as the file has them. */
  readonly names: readonly string[];
  /** Headers that stand for no column; their cells are not read. */
  readonly unknown: readonly string[];
  /** Columns that the file lacks. */
  readonly missing: readonly ImportColumn[];
}
