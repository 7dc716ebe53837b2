import type { RegisterId } from '../problem.js';
import { columnHeader, positions, readCell } from './header.js';
import { importColumns, type ImportColumn } from './columns.js';
import type { ImportProblem, ImportRow } from './import-group.js';
import { describeUnreadable, hasUnreadable } from './unreadable.js';

/** The problems of one consignment while it is read. */
export type ProblemList = ImportProblem[];

/** A problem of a row, or of one of its cells. */
export interface Finding {
  readonly id: RegisterId;
  readonly row: ImportRow;
  readonly column: ImportColumn | null;
  readonly message: string;
  readonly suggestions?: readonly string[];
}

interface WrongCell extends Omit<Finding, 'message'> {
  readonly column: ImportColumn;
  readonly wrong: string;
}

export function addProblem(list: ProblemList, { id, row, column, message, suggestions = [] }: Finding): void {
  const value = column === null ? '' : readCell(row, column);
  list.push(
    hasUnreadable(value)
      ? { ...describeUnreadable(value), row: row.row, column, value }
      : { id, row: row.row, column, value, message, suggestions },
  );
}

/** Adds a problem about the text of a cell: `Hire Unit is required`, `Hire Unit "X" not found`. */
export function addWrong(list: ProblemList, { wrong, ...cell }: WrongCell): void {
  const text = readCell(cell.row, cell.column);
  const named = text === '' ? columnHeader(cell.column) : `${columnHeader(cell.column)} "${text}"`;
  addProblem(list, { ...cell, message: `${named} ${wrong}` });
}

const toKey = (row: number, column: ImportColumn | null) => `${row} ${column}`;

/** Adds each problem unless its cell has one: the rules see an unknown code as a missing one. */
export function addUnlessKnown(list: ProblemList, findings: readonly Finding[]): void {
  const known = new Set(list.map(({ row, column }) => toKey(row, column)));
  for (const finding of findings) {
    const key = toKey(finding.row.row, finding.column);
    if (finding.column !== null && known.has(key)) continue;
    known.add(key);
    addProblem(list, finding);
  }
}

/** Reports a cell that should be empty or as in the first row of the consignment. */
export function addDifference(list: ProblemList, row: ImportRow, position: number, first: ImportRow): void {
  const column = importColumns[position]?.key ?? 'chargeAccount';
  const message = `${columnHeader(column)} differs from row ${first.row}, which this row continues. Enter a Charge Account to start a new consignment`;
  addProblem(list, { id: 'IMPT-02', row, column, message, suggestions: [first.cells[position] ?? ''] });
}

/** Sorts by row, then by column; problems of a whole row come before its cells'. */
export function sortProblems(list: ProblemList): ProblemList {
  return list.sort((a, b) => a.row - b.row || order(a.column) - order(b.column));
}

function order(column: ImportColumn | null): number {
  return column === null ? -1 : positions[column];
}
