import { readHeader, type ColumnNames } from './header.js';

export type Delimiter = ',' | ';' | '\t';

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
