import {
  columnHeader,
  columnPositions,
  groupRows,
  startsGroup,
  type ImportColumn,
  type ImportProblem,
  type ImportRow,
  type ImportValidator,
} from '@consign/domain/import-csv';

import type { CellEdit, ValidatedGroup } from './grid-state.js';

/** The problems of a grid by the number of their row. */
export type ProblemsByRow = ReadonlyMap<number, readonly ImportProblem[]>;

/** `refused`: what the server refused or will refuse of rows that may be in a file (IMPT-37). */
export function indexProblems(
  groups: readonly ValidatedGroup[],
  refused: readonly ImportProblem[] = [],
): ProblemsByRow {
  const byRow = new Map<number, ImportProblem[]>();
  const add = (problem: ImportProblem): void => {
    const list = byRow.get(problem.row);
    if (list === undefined) byRow.set(problem.row, [problem]);
    else list.push(problem);
  };
  for (const { group } of groups) if (!group.ok) group.problems.forEach(add);
  refused.forEach(add);
  return byRow;
}

/** Equal problems of several cells, which one value may fix. */
export interface ProblemGroup {
  readonly key: string;
  /** Null where it is about the row: no value fixes it. */
  readonly column: ImportColumn | null;
  readonly value: string;
  readonly message: string;
  readonly suggestions: readonly string[];
  /** The numbers of the rows. */
  readonly rows: readonly number[];
}

/** Groups problems by column, value and message; the most frequent first. */
export function groupProblems(problems: ProblemsByRow): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup & { readonly rows: number[] }>();
  for (const list of problems.values()) {
    for (const { row, column, value, message, suggestions } of list) {
      // A file of 100,000 rows may have a million problems: joining is faster than writing JSON.
      const key = `${column}\n${value}\n${message}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { key, column, value, message, suggestions, rows: [row] });
      else group.rows.push(row);
    }
  }
  return [...groups.values()].sort((a, b) => b.rows.length - a.rows.length);
}

/** The edits that put a value into every cell of a group. */
export function replaceAll(
  rows: readonly ImportRow[],
  { rows: numbers, column }: ProblemGroup,
  value: string,
): CellEdit[] {
  if (column === null) return [];
  const wanted = new Set(numbers);
  return rows.flatMap(({ row }, index) => (wanted.has(row) ? [{ index, column, value }] : []));
}

/** A cell with a problem, by the index of its row. */
interface ProblemCell {
  readonly index: number;
  readonly column: ImportColumn;
}

/** The next cell with a problem after one, or the previous; it goes round. Null when there is none. */
export function findNextProblem(
  rows: readonly ImportRow[],
  problems: ProblemsByRow,
  from: ProblemCell,
  step: 1 | -1,
): ProblemCell | null {
  const isAfter = (cell: ProblemCell): boolean => compare(cell, from) * step > 0;
  // Outwards from the row, so that the next one is found without looking at all.
  for (let distance = 0; distance <= rows.length; distance += 1) {
    const index = (from.index + distance * step + rows.length * 2) % rows.length;
    const cells = (problems.get(rows[index]?.row ?? -1) ?? []).map(({ column }): ProblemCell => {
      return { index, column: column ?? 'chargeAccount' };
    });
    const ordered = step === 1 ? cells : cells.toReversed();
    const found = distance === 0 ? ordered.find(isAfter) : ordered[0];
    if (found !== undefined) return found;
  }
  return null;
}

function compare(a: ProblemCell, b: ProblemCell): number {
  return a.index - b.index || columnPositions[a.column] - columnPositions[b.column];
}

/** What would be wrong with a cell if it had this value; null when nothing. Validates its consignment alone. */
export function previewProblem(
  rows: readonly ImportRow[],
  { index, column, value }: CellEdit,
  validator: ImportValidator,
): ImportProblem | null {
  const row = rows[index];
  if (row === undefined) return null;
  let first = index;
  while (first > 0 && !startsGroup(rows[first] ?? row)) first -= 1;
  // A row that no longer begins a consignment continues the one above.
  if (first === index && column === 'chargeAccount') {
    first = Math.max(0, first - 1);
    while (first > 0 && !startsGroup(rows[first] ?? row)) first -= 1;
  }
  let end = index + 1;
  while (end < rows.length && !startsGroup(rows[end] ?? row)) end += 1;
  const changed = { row: row.row, cells: row.cells.with(columnPositions[column], value.trim()) };
  const region = rows.slice(first, end).with(index - first, changed);
  for (const group of groupRows(region).map((each) => validator.validateGroup(each))) {
    const found = group.ok
      ? undefined
      : group.problems.find((each) => each.row === row.row && each.column === column);
    if (found !== undefined) return found;
  }
  return null;
}

/** 'Row 5, Sender Site' */
export function describeCell(row: number, column: ImportColumn): string {
  return `Row ${row}, ${columnHeader(column)}`;
}
