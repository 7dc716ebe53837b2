import type { RegisterId } from '../problem.js';
import { columnHeader, positions, readCell } from './column-positions.js';
import { importColumns, type ImportColumn } from './columns.js';
import type { ImportProblem, ImportRow } from './import-group.js';

/** Collects the problems of one consignment. */
export interface ProblemList {
  readonly list: readonly ImportProblem[];
  add(
    id: RegisterId,
    row: ImportRow,
    column: ImportColumn | null,
    message: string,
    suggestions?: readonly string[],
  ): void;
  /** Adds it unless its cell has a problem: the rules see an unknown code as a missing one. */
  addUnlessKnown(id: RegisterId, row: ImportRow, column: ImportColumn | null, message: string): void;
  /** A cell that should be as in the first row, or empty. */
  addDifference(row: ImportRow, position: number, first: ImportRow): void;
  /** By row, then in the order of the columns. */
  sorted(): readonly ImportProblem[];
}

export function createProblemList(): ProblemList {
  const list: ImportProblem[] = [];
  const add: ProblemList['add'] = (id, row, column, message, suggestions = []) => {
    const value = column === null ? '' : readCell(row, column);
    list.push({ id, row: row.row, column, value, message, suggestions });
  };
  return {
    list,
    add,
    addUnlessKnown: (id, row, column, message) => {
      const isKnown = list.some((each) => each.row === row.row && each.column === column && column !== null);
      if (!isKnown) add(id, row, column, message);
    },
    addDifference: (row, position, first) => {
      const column = importColumns[position]?.key ?? 'chargeAccount';
      const message = `${columnHeader(column)} differs from row ${first.row}, which this row continues. Enter a Charge Account to start a new consignment`;
      add('IMPT-02', row, column, message, [first.cells[position] ?? '']);
    },
    sorted: () => list.sort((a, b) => a.row - b.row || order(a.column) - order(b.column)),
  };
}

function order(column: ImportColumn | null): number {
  return column === null ? -1 : positions[column];
}
