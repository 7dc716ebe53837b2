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

/**
 * So much text is read at a time: a copy of a whole file costs more than the work on it. The first pieces are small, so
 * that an engine has seen how a piece ends before it compiles for speed, and needs to compile once.
 */
const pieceLengths = { first: 1024, most: 65_536 };

/** Splits the text of a file into rows: finds the delimiter by the first line, and reads any line breaks (IMPT-11). */
export function createFileRows({ maxRowCharacters, columnNames, onRow }: FileRowsOptions): CsvRowReader {
  let reader: CsvRowReader | null = null;
  /** Text before the first line break. */
  let start = '';
  /** A carriage return at the end of a piece, whose line feed may begin the next one. */
  let carriage = '';
  let hasBegun = false;
  let pieceLength = pieceLengths.first;

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

  const writePiece = (text: string): boolean => {
    let piece = carriage + text;
    carriage = piece.endsWith('\r') ? '\r' : '';
    if (carriage !== '') piece = piece.slice(0, -1);
    return feed(piece.includes('\r') ? piece.replaceAll(/\r\n?/gu, '\n') : piece);
  };

  return {
    write: (text) => {
      for (let from = 0; from < text.length;) {
        const piece = cutInRow(text.slice(from, from + pieceLength));
        if (!writePiece(piece)) return false;
        from += piece.length;
        pieceLength = Math.min(pieceLength * 2, pieceLengths.most);
      }
      return true;
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

/** The text up to one character after its last line break: Papa Parse is fastest on text that ends within a row. */
function cutInRow(text: string): string {
  const lineEnd = text.lastIndexOf('\n', text.length - 2);
  return lineEnd < 0 ? text : text.slice(0, lineEnd + 2);
}
