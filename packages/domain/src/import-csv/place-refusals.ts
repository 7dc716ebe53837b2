import { countLimits } from '../freight/limits.js';
import { isCount } from '../freight/measures.js';
import { positions, readCell } from './header.js';
import type { ImportedConsignment, ImportProblem, ImportRow } from './import-group.js';
import { hasContent } from './read-lines.js';
import { findRulePlace } from './rule-columns.js';

/** The texts of a refusal by the paths of the create call's body; an empty path is the whole body. */
export type RefusalTexts = Readonly<Record<string, readonly string[]>>;

/** The values that a file may have but the server refuses: a count of 0 or over 999 (IMPT-14); null for none. */
export function findExpectedRefusals({ lineItems }: ImportedConsignment): RefusalTexts | null {
  if (lineItems.every(({ count }) => isCount(count))) return null;
  const { min, max } = countLimits;
  const message = `Quantity must be a whole number from ${min} to ${max}`;
  return Object.fromEntries(
    lineItems.flatMap(({ count }, index) =>
      isCount(count) ? [] : [[`lineItems/${index}/count`, [message]]],
    ),
  );
}

/** The cells of a consignment's rows that a refusal is about; a text about no cell is a problem of the first row. */
export function placeRefusals(rows: readonly ImportRow[], texts: RefusalTexts): ImportProblem[] {
  const [first] = rows;
  if (first === undefined) return [];
  const lines = {
    lineItems: rows.filter(({ cells }) => hasContent(cells, positions.freightDescription, positions.dgUnit)),
    // Hireage of 0 is not sent (IMPT-14).
    hireage: rows.filter((row) => Number(readCell(row, 'hireQuantity')) > 0),
    consignment: [first],
  };
  return Object.entries(texts).flatMap(([path, messages]) => {
    const { list, index, column } = findRulePlace(path);
    const row = lines[list][index] ?? first;
    return messages.map((message): ImportProblem => {
      const value = column === null ? '' : readCell(row, column);
      return { id: 'IMPT-37', row: row.row, column, value, message, suggestions: [] };
    });
  });
}
