import { isContent } from './file-cells.js';
import { importLimits } from './import-limits.js';

/** A cell and what ends it; one with several lines has quotation marks around it. */
const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\n]*))(\t|\n|$)/gu;

/**
 * The cells that a spreadsheet copies, with tabs between them. Not by Papa Parse, to which the mark of an inch at the
 * beginning of a cell opens quotes.
 */
export function readPastedCells(text: string): string[][] {
  // A spreadsheet ends its last row with a line break.
  const content = text.replaceAll(/\r\n?/gu, '\n').replace(/\n$/u, '');
  if (content === '') return [];
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of content.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '' || (end === '\n' && rows.length === importLimits.maxRows)) break;
    if (end === '\n') rows.push([]);
  }
  return rows.length > 1 && !isContent(rows.at(-1) ?? []) ? rows.slice(0, -1) : rows;
}
