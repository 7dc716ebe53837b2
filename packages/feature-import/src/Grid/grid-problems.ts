import {
  columnHeader,
  columnPositions,
  groupRows,
  readCell,
  type ImportColumn,
  type ImportProblem,
  type ImportRow,
  type ImportValidator,
} from '@consign/domain/import-csv';

import { findGroup, findRegion, type CellEdit, type Slices, type ValidatedGroup } from './grid-state.js';

/** The problems of a grid by the number of their row. */
export interface ProblemsByRow {
  /** Undefined without problems; the same list as long as the consignment is the same. */
  readonly get: (row: number) => readonly ImportProblem[] | undefined;
}

/**
 * Finds problems on demand, so that a change of one row costs the same in a long file (IMPT-42). `refused`: the values
 * that a file may have but the server refused or will refuse (IMPT-37).
 */
export function indexProblems(
  groups: readonly ValidatedGroup[],
  refused: readonly ImportProblem[] = [],
): ProblemsByRow {
  const ofServer = groupByRow(refused);
  return {
    get: (row) => {
      const group = groups[findGroup(groups, row)]?.group;
      const own = group === undefined || group.ok ? undefined : indexGroup(group.problems).get(row);
      const others = ofServer.get(row);
      return own === undefined || others === undefined ? (own ?? others) : [...own, ...others];
    },
  };
}

const indexedGroups = new WeakMap<readonly ImportProblem[], ReadonlyMap<number, readonly ImportProblem[]>>();

function indexGroup(problems: readonly ImportProblem[]): ReadonlyMap<number, readonly ImportProblem[]> {
  const known = indexedGroups.get(problems);
  if (known !== undefined) return known;
  const byRow = groupByRow(problems);
  indexedGroups.set(problems, byRow);
  return byRow;
}

function groupByRow(problems: readonly ImportProblem[]): ReadonlyMap<number, readonly ImportProblem[]> {
  const byRow = new Map<number, ImportProblem[]>();
  for (const problem of problems) {
    const list = byRow.get(problem.row);
    if (list === undefined) byRow.set(problem.row, [problem]);
    else list.push(problem);
  }
  return byRow;
}

/** Equal problems of several cells, which one value may fix. */
export interface ProblemGroup {
  readonly key: string;
  /** Null for a problem of the row, which no value fixes. */
  readonly column: ImportColumn | null;
  readonly value: string;
  readonly message: string;
  readonly suggestions: readonly string[];
  /** The numbers of the rows. */
  readonly rows: readonly number[];
}

/** All problems together. */
export interface ProblemSummary {
  readonly count: number;
  /** The numbers of the rows with problems. */
  readonly rows: ReadonlySet<number>;
  /** By column, value and message; the most frequent first. */
  readonly groups: readonly ProblemGroup[];
}

/** Counts and groups all problems. A file of 100,000 rows may have a million of them. */
export function* summariseProblems(
  groups: readonly ValidatedGroup[],
  refused: readonly ImportProblem[] = [],
): Slices<ProblemSummary> {
  const rows = new Set<number>();
  const byKey = new Map<string, ProblemGroup & { readonly rows: number[] }>();
  let count = 0;
  const add = ({ row, column, value, message, suggestions }: ImportProblem): void => {
    count += 1;
    rows.add(row);
    // Joining is faster than writing JSON.
    const key = `${column}\n${value}\n${message}`;
    const group = byKey.get(key);
    if (group === undefined) byKey.set(key, { key, column, value, message, suggestions, rows: [row] });
    else group.rows.push(row);
  };
  for (const { group } of groups) {
    if (!group.ok) group.problems.forEach(add);
    yield;
  }
  for (const problem of refused) {
    add(problem);
    yield;
  }
  // Sorting 100,000 groups takes too long; few have different sizes.
  const bySize = new Map<number, ProblemGroup[]>();
  for (const group of byKey.values()) {
    const equal = bySize.get(group.rows.length);
    if (equal === undefined) bySize.set(group.rows.length, [group]);
    else equal.push(group);
    yield;
  }
  const sizes = [...bySize.keys()].sort((a, b) => b - a);
  return { count, rows, groups: sizes.flatMap((size) => bySize.get(size) ?? []) };
}

/** The edits that put a value into every cell of a group that is still as it was. */
export function* replaceAll(
  rows: readonly ImportRow[],
  { rows: numbers, column, value: before }: ProblemGroup,
  value: string,
): Generator<CellEdit> {
  if (column === null) return;
  const wanted = new Set(numbers);
  for (const [index, row] of rows.entries()) {
    if (wanted.has(row.row) && readCell(row, column) === before) yield { index, column, value };
  }
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
  // Outwards from the row, so that the next problem is found without looking at all rows.
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

/** The problem of a cell if it had this value; null for none. Validates its consignment alone. */
export function previewProblem(
  rows: readonly ImportRow[],
  { index, column, value }: CellEdit,
  validator: ImportValidator,
): ImportProblem | null {
  const row = rows[index];
  if (row === undefined) return null;
  const { start, end } = findRegion(rows, { first: index, last: index });
  const changed = { row: row.row, cells: row.cells.with(columnPositions[column], value.trim()) };
  const own = groupRows(rows.slice(start, end).with(index - start, changed)).find((each) =>
    each.includes(changed),
  );
  const group = own === undefined ? undefined : validator.validateGroup(own);
  if (group === undefined || group.ok) return null;
  return group.problems.find((each) => each.row === row.row && each.column === column) ?? null;
}

/** 'Row 5, Sender Site' */
export function describeCell(row: number, column: ImportColumn): string {
  return `Row ${row}, ${columnHeader(column)}`;
}
