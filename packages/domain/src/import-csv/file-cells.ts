import { readCsvCell } from '../csv/write-csv.js';
import { trimmed } from '../rules/text.js';
import { importColumns } from './columns.js';
import type { ImportHeader } from './header.js';

/** Where in a row of the file each of `importColumns` is; -1 for one that the file lacks. */
export function findSources({ columns }: ImportHeader): readonly number[] {
  return importColumns.map(({ key }) => columns.indexOf(key));
}

const emptyCells = importColumns.map(() => '');

/** The cells of a row in the order of `importColumns`; null for a row without content. */
export function toCells(fileCells: readonly string[], sources: readonly number[]): string[] | null {
  let cells: string[] | null = null;
  for (let position = 0; position < sources.length; position += 1) {
    const source = sources[position] ?? -1;
    const cell = source < 0 || source >= fileCells.length ? '' : (fileCells[source] ?? '');
    const text = cell === '' ? '' : toText(cell);
    if (text === '') continue;
    cells ??= emptyCells.slice();
    cells[position] = text;
  }
  return cells;
}

/** Whether any cell shows something. */
export function isContent(fileCells: readonly string[]): boolean {
  return fileCells.some((cell) => cell !== '' && trimmed(cell) !== '');
}

/** The text of a cell: without the apostrophes that make it safe in a spreadsheet (EXTR-06), trimmed. */
function toText(cell: string): string {
  return trimmed(readCsvCell(cell));
}
