import type { ImportRow } from './import-group.js';

/** Whether a row begins a consignment: it has a Charge Account (IMPT-02). */
export function startsGroup(row: ImportRow): boolean {
  return row.cells[0] !== '';
}

/** Splits rows into consignments (IMPT-02). Rows before the first Charge Account are a group of their own. */
export function groupRows<Row extends ImportRow>(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  let group: Row[] = [];
  for (const row of rows) {
    if (startsGroup(row) || groups.length === 0) {
      group = [row];
      groups.push(group);
    } else {
      group.push(row);
    }
  }
  return groups;
}
