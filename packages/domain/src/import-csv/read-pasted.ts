import { createCsvRowReader } from './csv-row-reader.js';
import { isContent } from './file-cells.js';
import { importLimits } from './import-limits.js';

/** The cells that a spreadsheet copies: tabs between them, quotation marks where a cell has several lines. */
export function readPastedCells(text: string): string[][] {
  const rows: string[][] = [];
  const reader = createCsvRowReader('\t', importLimits.maxRowCharacters, (cells) => {
    rows.push(cells.map((cell) => cell.trim()));
    return rows.length < importLimits.maxRows;
  });
  reader.write(text.replaceAll(/\r\n?/gu, '\n'));
  reader.end();
  // A spreadsheet ends its last row with a line break.
  return rows.at(-1) !== undefined && !isContent(rows.at(-1) ?? []) && rows.length > 1
    ? rows.slice(0, -1)
    : rows;
}
