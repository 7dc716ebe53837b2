import { importColumns, type ImportColumn } from './columns.js';

/** Where each column stands in the cells of an `ImportRow`. */
export const positions = Object.fromEntries(importColumns.map(({ key }, index) => [key, index])) as Readonly<
  Record<ImportColumn, number>
>;

const headers = Object.fromEntries(importColumns.map(({ key, header }) => [key, header])) as Readonly<
  Record<ImportColumn, string>
>;

/** The cell of a row in a column. */
export function readCell(row: { readonly cells: readonly string[] }, column: ImportColumn): string {
  return row.cells[positions[column]] ?? '';
}

/** The header of a column, as messages name it. */
export function columnHeader(column: ImportColumn): string {
  return headers[column];
}
