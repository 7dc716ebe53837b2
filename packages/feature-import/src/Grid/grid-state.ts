import {
  columnPositions,
  groupRows,
  importColumns,
  startsGroup,
  type ImportColumn,
  type ImportGroup,
  type ImportRow,
  type ImportValidator,
} from '@consign/domain/import-csv';

/** A consignment and its problems. */
export interface ValidatedGroup {
  readonly rows: readonly ImportRow[];
  readonly group: ImportGroup;
}

/** A cell to change. An index beyond the last row adds rows up to it. */
export interface CellEdit {
  readonly index: number;
  readonly column: ImportColumn;
  readonly value: string;
}

/** The changes of one step: rows by their index, before and after; null where there was none. */
interface Change {
  readonly rows: readonly {
    readonly index: number;
    readonly before: ImportRow | null;
    readonly after: ImportRow | null;
  }[];
}

/** The rows of the grid, their problems, and the steps to undo and redo. */
export interface GridState {
  readonly rows: readonly ImportRow[];
  readonly groups: readonly ValidatedGroup[];
  readonly undo: readonly Change[];
  readonly redo: readonly Change[];
}

export type GridAction =
  | { readonly type: 'edit'; readonly cells: Iterable<CellEdit> }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Begins with the rows of a file and their groups, in the same order. */
export function startGrid(
  rows: readonly ImportRow[],
  groups: readonly ImportGroup[],
  validator: ImportValidator,
): GridState {
  const grouped = groupRows(rows);
  const isWhole = grouped.length === groups.length;
  return {
    rows,
    groups: grouped.map((own, index) => {
      const known = isWhole ? groups[index] : undefined;
      return { rows: own, group: known ?? validator.validateGroup(own) };
    }),
    undo: [],
    redo: [],
  };
}

/** The next state. Only the consignments that changed are validated. */
export function* reduceGrid(
  state: GridState,
  action: GridAction,
  validator: ImportValidator,
): Slices<GridState> {
  if (action.type === 'edit') {
    const change = yield* planChange(state.rows, action.cells);
    if (change.rows.length === 0) return state;
    const changed = yield* apply(state, change, 'after', validator);
    return { ...changed, undo: [...state.undo, change], redo: [] };
  }
  const from = action.type === 'undo' ? state.undo : state.redo;
  const change = from.at(-1);
  if (change === undefined) return state;
  const left = from.slice(0, -1);
  const changed = yield* apply(state, change, action.type === 'undo' ? 'before' : 'after', validator);
  return action.type === 'undo'
    ? { ...changed, undo: left, redo: [...state.redo, change] }
    : { ...changed, undo: [...state.undo, change], redo: left };
}

const emptyCells = importColumns.map(() => '');

function* planChange(rows: readonly ImportRow[], edits: Iterable<CellEdit>): Slices<Change> {
  const changed = new Map<number, string[]>();
  for (const { index, column, value } of edits) {
    const cells = changed.get(index) ?? [...(rows[index]?.cells ?? emptyCells)];
    cells[columnPositions[column]] = value;
    changed.set(index, cells);
    yield;
  }
  let last = -1;
  for (const index of changed.keys()) last = Math.max(last, index);
  for (let index = rows.length; index <= last; index += 1) {
    if (!changed.has(index)) changed.set(index, [...emptyCells]);
  }
  const lastRow = rows.at(-1)?.row ?? 1;
  const all: Change['rows'][number][] = [];
  for (const [index, cells] of changed) {
    const before = rows[index] ?? null;
    if (before === null || before.cells.some((cell, at) => cell !== cells[at])) {
      const row = before?.row ?? lastRow + index - rows.length + 1;
      all.push({ index, before, after: { row, cells } });
    }
    yield;
  }
  return { rows: all };
}

function* apply(
  state: GridState,
  change: Change,
  side: 'before' | 'after',
  validator: ImportValidator,
): Slices<Pick<GridState, 'rows' | 'groups'>> {
  const next: (ImportRow | null)[] = [...state.rows];
  const range = { first: Number.MAX_SAFE_INTEGER, last: 0 };
  for (const { index, [side]: row } of change.rows) {
    next[index] = row;
    range.first = Math.min(range.first, index);
    range.last = Math.max(range.last, index);
    yield;
  }
  const rows = next.filter((row) => row !== null);
  return { rows, groups: yield* validateChanged(rows, range, state, validator) };
}

const begins = (row: ImportRow | undefined): boolean => row !== undefined && startsGroup(row);

/** The index of the first row from an index on that begins a consignment, or the end of the rows. */
function findStart(rows: readonly ImportRow[], index: number): number {
  for (let at = index; at < rows.length; at += 1) {
    if (begins(rows[at])) return at;
  }
  return rows.length;
}

/** The rows from the beginning of the first affected consignment to the end of the last; the end is exclusive. */
export function findRegion(
  rows: readonly ImportRow[],
  { first, last }: { readonly first: number; readonly last: number },
): { readonly start: number; readonly end: number } {
  // A row that no longer begins a consignment continues the one above.
  let start = Math.max(0, first - 1);
  while (start > 0 && !begins(rows[start])) start -= 1;
  return { start, end: findStart(rows, last + 1) };
}

/** The number of rows that are grouped in one slice. */
const blockRows = 1000;

function* validateChanged(
  rows: readonly ImportRow[],
  changed: { readonly first: number; readonly last: number },
  before: GridState,
  validator: ImportValidator,
): Slices<ValidatedGroup[]> {
  const { start, end } = findRegion(rows, changed);
  const from = findGroup(before.groups, rows[start]?.row ?? 0);
  const to = end === rows.length ? before.groups.length : findGroup(before.groups, rows[end]?.row ?? 0);
  const region: ValidatedGroup[] = [];
  let at = from;
  for (let block = start; block < end;) {
    const blockEnd = Math.min(end, findStart(rows, block + blockRows));
    for (const own of groupRows(rows.slice(block, blockEnd))) {
      while (at < to && (before.groups[at]?.group.rows.first ?? 0) < (own[0]?.row ?? 0)) at += 1;
      const same = before.groups[at];
      const isSame = same?.rows.length === own.length && same.rows.every((row, index) => row === own[index]);
      region.push(isSame ? same : { rows: own, group: validator.validateGroup(own) });
      yield;
    }
    block = blockEnd;
  }
  return before.groups.slice(0, from).concat(region, before.groups.slice(to));
}

/** The position of the group that a row is in, by its number. */
export function findGroup(groups: readonly ValidatedGroup[], row: number): number {
  let low = 0;
  let high = groups.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((groups[middle]?.group.rows.first ?? 0) <= row) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Work that can pause wherever it yields. */
export type Slices<T> = Generator<undefined, T>;

/** Half a frame. */
const sliceMs = 8;

/**
 * Runs work for a part of a frame at a time, so that the page answers in between (IMPT-42). Work that fits into one
 * slice ends before this returns. Returns a function that stops the work.
 */
export function runInSlices<T>(work: Slices<T>, onEnd: (result: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    const end = performance.now() + sliceMs;
    do {
      const step = work.next();
      if (step.done === true) {
        onEnd(step.value);
        return;
      }
    } while (performance.now() < end);
    timer = setTimeout(run);
  };
  run();
  return () => clearTimeout(timer);
}
