import Papa, { type ParseResult } from 'papaparse';

import { readHeader, type ColumnNames } from './header.js';

/** Called for each row with its cells and whether its quotes are broken. False stops. */
export type OnRow = (cells: readonly string[], hasBrokenQuote: boolean) => boolean;

/** Reads rows of text that comes in pieces, line breaks as `\n`. The rows of a piece are in memory at once. */
export interface CsvRowReader {
  /** False once a row is longer than `maxRowCharacters` or `onRow` stopped. */
  write(text: string): boolean;
  end(): void;
  /** Whether a row was too long: often a quote that is never closed. */
  readonly isTooLong: boolean;
}

/**
 * Splits text into rows with Papa Parse, as arrays. A row is given once its end was read; the beginning of an unfinished
 * row is kept and read again with the next piece. Papa Parse's own step mode makes four objects per row and takes two
 * thirds longer, so that it reads small pieces instead.
 */
export function createCsvRowReader(
  delimiter: Delimiter,
  maxRowCharacters: number,
  onRow: OnRow,
): CsvRowReader {
  const parser = new Papa.Parser({ delimiter, newline: '\n' });
  let unfinished = '';
  let isStopped = false;
  let isTooLong = false;
  const read = (text: string, isLast: boolean): void => {
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as ParseResult<string[]>;
    const broken = errors.length === 0 ? null : new Set(errors.map(({ row }) => row));
    unfinished = isLast ? '' : text.slice(meta.cursor);
    for (let index = 0; index < data.length && !isStopped; index += 1) {
      isStopped = !onRow(data[index] ?? [], broken?.has(index) ?? false);
    }
  };
  return {
    write: (text) => {
      if (isStopped) return false;
      read(unfinished === '' ? text : unfinished + text, false);
      isTooLong = unfinished.length > maxRowCharacters;
      isStopped ||= isTooLong;
      return !isStopped;
    },
    end: () => {
      if (!isStopped && unfinished !== '') read(unfinished, true);
    },
    get isTooLong() {
      return isTooLong;
    },
  };
}

type Delimiter = ',' | ';' | '\t';

const delimiters: readonly Delimiter[] = [',', ';', '\t'];

/**
 * Chooses the delimiter that splits a file's first line into the most known columns, then into the most columns
 * (IMPT-11).
 */
export function findDelimiter(firstLine: string, columnNames?: ColumnNames): Delimiter {
  let best: Delimiter = ',';
  let bestScore = -1;
  for (const delimiter of delimiters) {
    const cells = firstLine.split(delimiter, maxSplit).map((cell) => cell.replaceAll('"', ''));
    const known = readHeader(cells, columnNames).columns.filter((column) => column !== null).length;
    const score = known * maxSplit * 2 + cells.length;
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

const maxSplit = 2_000;

/** The delimiter that a first line `sep=;` names; null for any other line. */
export function findDeclaredDelimiter(firstLine: string): Delimiter | null {
  const [, declared] = /^"?sep=(.)"?\s*$/iu.exec(firstLine) ?? [];
  return delimiters.find((each) => each === declared) ?? null;
}
