import { need, text } from '../argument.js';
import { csvByteOrderMark, readCsvCell } from './write-csv.js';

/**
 * The texts of a file that `formatCsvLine` wrote, line by line: without the byte order mark and the apostrophes of EXTR-06.
 *
 * @throws an Error if it is no such file, or its last line has no end.
 * @example readCsv("Reference,Note\r\nTAS0001234,'=1+1\r\n") // [['Reference', 'Note'], ['TAS0001234', '=1+1']]
 */
export function readCsv(file: string): string[][] {
  need('readCsv', 'file', file, text);
  const lines: string[][] = [];
  let cells: string[] = [];
  let rest = file.startsWith(csvByteOrderMark) ? file.slice(1) : file;
  while (rest !== '') {
    const match = /^(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n)/u.exec(rest);
    if (match === null) throw new Error(`This is not a line of CSV: ${rest.slice(0, 200)}`);
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
