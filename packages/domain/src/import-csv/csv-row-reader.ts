import Papa, { type ParseError, type ParseStepResult } from 'papaparse';

import type { Delimiter } from './delimiter.js';

/** Called for each row with its cells and whether its quotes are broken. False stops. */
export type OnRow = (cells: readonly string[], hasBrokenQuote: boolean) => boolean;

/** Reads rows of text that comes in pieces, line breaks as `\n`. */
export interface CsvRowReader {
  /** False once a row is longer than `maxRowCharacters` or `onRow` stopped. */
  write(text: string): boolean;
  end(): void;
  /** Whether a row was too long: often a quote that is never closed. */
  readonly isTooLong: boolean;
}

/**
 * Splits text into rows with Papa Parse, in step mode with arrays. A row is given once its end was read; the beginning
 * of an unfinished row is kept and read again with the next piece.
 */
export function createCsvRowReader(
  delimiter: Delimiter,
  maxRowCharacters: number,
  onRow: OnRow,
): CsvRowReader {
  let unfinished = '';
  let isStopped = false;
  let isTooLong = false;
  const parser = new Papa.Parser({
    delimiter,
    newline: '\n',
    step: ({ data, errors }: ParseStepResult<string[][]>) => {
      const cells = data[0];
      if (cells === undefined || isStopped) return;
      if (onRow(cells, errors.some(isBrokenQuote))) return;
      isStopped = true;
      parser.abort();
    },
  });
  const read = (text: string, isLast: boolean): void => {
    const { meta } = parser.parse(text, 0, !isLast) as { readonly meta: { readonly cursor: number } };
    unfinished = isLast ? '' : text.slice(meta.cursor);
  };
  return {
    write: (text) => {
      if (isStopped) return false;
      read(unfinished === '' ? text : unfinished + text, false);
      if (unfinished.length > maxRowCharacters) isTooLong = isStopped = true;
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

function isBrokenQuote({ type }: ParseError): boolean {
  return type === 'Quotes';
}
