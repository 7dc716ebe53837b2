import type { RegisterId } from '../problem.js';
import { columnHeader, positions, readCell } from './column-positions.js';
import { importColumns, type ImportColumn } from './columns.js';
import type { ImportProblem, ImportRow } from './import-group.js';

/** The problems of one consignment while it is read. */
export type ProblemList = ImportProblem[];

/** What is wrong with the cell of a row, or with the row. */
interface Finding {
  readonly id: RegisterId;
  readonly row: ImportRow;
  readonly column: ImportColumn | null;
  readonly message: string;
  readonly suggestions?: readonly string[];
}

export function addProblem(list: ProblemList, { id, row, column, message, suggestions = [] }: Finding): void {
  const value = column === null ? '' : readCell(row, column);
  list.push({ id, row: row.row, column, value, message, suggestions });
}

/** Adds it unless its cell has a problem: the rules see an unknown code as a missing one. */
export function addUnlessKnown(list: ProblemList, finding: Finding): void {
  const { row, column } = finding;
  const isKnown = column !== null && list.some((each) => each.row === row.row && each.column === column);
  if (!isKnown) addProblem(list, finding);
}

/** Reports a cell that should be empty or as in the first row of the consignment. */
export function addDifference(list: ProblemList, row: ImportRow, position: number, first: ImportRow): void {
  const column = importColumns[position]?.key ?? 'chargeAccount';
  const message = `${columnHeader(column)} differs from row ${first.row}, which this row continues. Enter a Charge Account to start a new consignment`;
  addProblem(list, { id: 'IMPT-02', row, column, message, suggestions: [first.cells[position] ?? ''] });
}

/** By row, then in the order of the columns; first those of the row as a whole. */
export function sortProblems(list: ProblemList): ProblemList {
  return list.sort((a, b) => a.row - b.row || order(a.column) - order(b.column));
}

function order(column: ImportColumn | null): number {
  return column === null ? -1 : positions[column];
}
