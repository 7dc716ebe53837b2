import {
  createCsvRowReader,
  findDeclaredDelimiter,
  findDelimiter,
  type CsvRowReader,
  type OnRow,
} from './csv-row-reader.js';
import type { ColumnNames } from './header.js';

interface FileRowsOptions {
  readonly maxRowCharacters: number;
  readonly columnNames: ColumnNames | undefined;
  readonly onRow: OnRow;
}

const byteOrderMark = '\uFEFF';

/** Splits the text of a file into rows: finds the delimiter by the first line, and reads any line breaks (IMPT-11). */
export function createFileRows({ maxRowCharacters, columnNames, onRow }: FileRowsOptions): CsvRowReader {
  let reader: CsvRowReader | null = null;
  /** Text before the first line break. */
  let start = '';
  /** A carriage return at the end of a piece, whose line feed may begin the next one. */
  let carriage = '';
  let hasBegun = false;

  const begin = (isLast: boolean): boolean => {
    const lineEnd = start.indexOf('\n');
    if (lineEnd < 0 && !isLast && start.length <= maxRowCharacters) return true;
    const firstLine = lineEnd < 0 ? start : start.slice(0, lineEnd);
    const declared = findDeclaredDelimiter(firstLine);
    reader = createCsvRowReader(declared ?? findDelimiter(firstLine, columnNames), maxRowCharacters, onRow);
    const text = declared === null ? start : start.slice(firstLine.length + 1);
    start = '';
    return reader.write(text);
  };
  const feed = (text: string): boolean => {
    if (reader !== null) return reader.write(text);
    start += hasBegun || !text.startsWith(byteOrderMark) ? text : text.slice(1);
    hasBegun ||= text !== '';
    return begin(false);
  };

  return {
    write: (text) => {
      let piece = carriage + text;
      carriage = piece.endsWith('\r') ? '\r' : '';
      if (carriage !== '') piece = piece.slice(0, -1);
      return feed(piece.includes('\r') ? piece.replaceAll(/\r\n?/gu, '\n') : piece);
    },
    end: () => {
      if (carriage !== '') feed('\n');
      if (reader === null) begin(true);
      reader?.end();
    },
    get isTooLong() {
      return reader?.isTooLong ?? false;
    },
  };
}
