import { importColumns, type ImportColumn } from './columns.js';

/**
 * What the organisation calls a column, by the header as `normaliseHeader` gives it; null for a header to ignore. It
 * wins over the headers of the template.
 */
export type ColumnNames = Readonly<Record<string, ImportColumn | null>>;

/** The header of a file and what each of its columns means. */
export interface ImportHeader {
  /** The column of each cell of the file's rows, from the left; null for one that is not read. */
  readonly columns: readonly (ImportColumn | null)[];
  /** The headers as the file has them, from the left. */
  readonly names: readonly string[];
  /** Headers that stand for no column; their cells are not read. */
  readonly unknown: readonly string[];
  /** Columns that the file lacks. */
  readonly missing: readonly ImportColumn[];
}

/** A header for comparing: lower case, letters and digits alone, so that `charge_account` is `Charge Account`. */
export function normaliseHeader(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const byName: ReadonlyMap<string, ImportColumn> = new Map(
  importColumns.map(({ key, header }) => [normaliseHeader(header), key]),
);

/** Reads the header of a file: columns by name, in any case and order (IMPT-15). */
export function readHeader(cells: readonly string[], columnNames: ColumnNames = {}): ImportHeader {
  const names = cells.map((cell) => cell.trim());
  const columns = names.map((name) => findColumn(name, columnNames));
  const isIgnored = (name: string): boolean => Object.hasOwn(columnNames, normaliseHeader(name));
  return {
    names,
    columns,
    unknown: names.filter((name, index) => columns[index] === null && name !== '' && !isIgnored(name)),
    missing: importColumns.map(({ key }) => key).filter((key) => !columns.includes(key)),
  };
}

function findColumn(name: string, columnNames: ColumnNames): ImportColumn | null {
  const normal = normaliseHeader(name);
  const own = Object.hasOwn(columnNames, normal) ? columnNames[normal] : undefined;
  return own === undefined ? (byName.get(normal) ?? null) : own;
}

/** Why a file with this header can't be read; null when it can. */
export function checkHeader({ columns, names }: ImportHeader): string | null {
  if (columns.every((column) => column === null)) {
    return 'The first row has none of the columns of an import. Put the headers of the template in the first row, or match your columns to them';
  }
  const twice = columns.find((column, index) => column !== null && columns.indexOf(column) !== index);
  if (twice !== undefined && twice !== null) {
    const found = names.filter((_, index) => columns[index] === twice);
    const list = found.map((name) => `"${name}"`).join(' and ');
    return `${columnHeader(twice)} has more than one column: ${list}. Delete or rename all but one`;
  }
  return columns.includes('chargeAccount')
    ? null
    : 'The column "Charge Account" is missing. Add it, or match one of your columns to it';
}

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
