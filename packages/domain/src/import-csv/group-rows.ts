import { limits } from '../rules/limits.js';
import type { ImportRow } from './import-group.js';

/** The maximum number of rows of one consignment: one for each freight item or hired unit (IMPT-36). */
export const MAX_GROUP_ROWS = limits.freightItems + limits.hireageRows;

/** Whether a row begins a consignment: it has a Charge Account (IMPT-02). */
export function startsGroup(row: ImportRow): boolean {
  return row.cells[0] !== '';
}

/**
 * Splits rows into consignments (IMPT-02). Rows before the first Charge Account, and rows beyond a consignment's limit,
 * are groups of their own (IMPT-36), so that the work for a change of a row stays small.
 */
export function groupRows<Row extends ImportRow>(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  let group: Row[] = [];
  for (const row of rows) {
    if (startsGroup(row) || groups.length === 0 || group.length === MAX_GROUP_ROWS) {
      group = [row];
      groups.push(group);
    } else {
      group.push(row);
    }
  }
  return groups;
}
