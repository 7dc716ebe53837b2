import { readCsvCell } from '@consign/domain/csv';

/** Parses a file that the product wrote into the stored texts: without byte order mark and EXTR-06's apostrophes. */
export function parseCsv(file: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let rest = file.replace(/^\uFEFF/u, '');
  while (rest !== '') {
    const match = /^(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n)/u.exec(rest);
    if (match === null) throw new Error(`This is no CSV: ${rest.slice(0, 200)}`);
    const [whole, quoted, plain = '', end = ''] = match;
    cells.push(readCsvCell(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end === '\r\n') {
      lines.push(cells);
      cells = [];
    }
    rest = rest.slice(whole.length);
  }
  if (cells.length > 0) throw new Error('The last line has no end');
  return lines;
}
