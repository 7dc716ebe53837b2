import { need } from '../argument.js';
import { csvByteOrderMark, formatCsvLine } from '../csv/write-csv.js';
import { rowsArgument } from './arguments.js';
import { importColumns } from './columns.js';
import type { ImportRow } from './import-group.js';

/** A CSV of rows with every column of the template, safe in a spreadsheet (EXTR-06), that imports again (IMPT-10). */
export function writeImportCsv(rows: readonly Pick<ImportRow, 'cells'>[]): string {
  need('writeImportCsv', 'rows', rows, rowsArgument);
  return writeImportTemplate() + rows.map(({ cells }) => formatCsvLine(cells)).join('');
}

/** An empty file to fill in: the header alone. */
export function writeImportTemplate(): string {
  return csvByteOrderMark + formatCsvLine(importColumns.map(({ header }) => header));
}
