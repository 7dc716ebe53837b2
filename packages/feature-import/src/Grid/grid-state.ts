import {
  columnPositions,
  groupRows,
  importColumns,
  type ImportColumn,
  type ImportGroup,
  type ImportRow,
  type ImportValidator,
} from '@consign/domain/import-csv';

/** A consignment and what was found of it. */
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

/** What one step changed: rows by their index, before and after; null where there was none. */
interface Change {
  readonly rows: readonly {
    readonly index: number;
    readonly before: ImportRow | null;
    readonly after: ImportRow | null;
  }[];
}

/** The rows of the grid, what was found of them, and the steps to undo and redo. */
export interface GridState {
  readonly rows: readonly ImportRow[];
  readonly groups: readonly ValidatedGroup[];
  readonly undo: readonly Change[];
  readonly redo: readonly Change[];
}

export type GridAction =
  | { readonly type: 'edit'; readonly cells: readonly CellEdit[] }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Begins with what a file was read as. The groups are those of the rows, in their order. */
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
export function reduceGrid(state: GridState, action: GridAction, validator: ImportValidator): GridState {
  if (action.type === 'edit') {
    const change = planChange(state.rows, action.cells);
    if (change.rows.length === 0) return state;
    return { ...apply(state, change, 'after', validator), undo: [...state.undo, change], redo: [] };
  }
  const from = action.type === 'undo' ? state.undo : state.redo;
  const change = from.at(-1);
  if (change === undefined) return state;
  const left = from.slice(0, -1);
  return action.type === 'undo'
    ? { ...apply(state, change, 'before', validator), undo: left, redo: [...state.redo, change] }
    : { ...apply(state, change, 'after', validator), undo: [...state.undo, change], redo: left };
}

function planChange(rows: readonly ImportRow[], edits: readonly CellEdit[]): Change {
  const changed = new Map<number, string[]>();
  // Not by spreading: 100,000 edits are too many arguments for a call.
  let last = -1;
  for (const { index } of edits) last = Math.max(last, index);
  for (let index = rows.length; index <= last; index += 1)
    changed.set(
      index,
      importColumns.map(() => ''),
    );
  for (const { index, column, value } of edits) {
    const cells = changed.get(index) ?? [...(rows[index]?.cells ?? [])];
    cells[columnPositions[column]] = value;
    changed.set(index, cells);
  }
  const lastRow = rows.at(-1)?.row ?? 1;
  return {
    rows: [...changed]
      .map(([index, cells]) => {
        const before = rows[index] ?? null;
        return { index, before, after: { row: before?.row ?? lastRow + index - rows.length + 1, cells } };
      })
      .filter(
        ({ before, after }) => before === null || before.cells.some((cell, at) => cell !== after.cells[at]),
      ),
  };
}

function apply(
  state: GridState,
  change: Change,
  side: 'before' | 'after',
  validator: ImportValidator,
): Pick<GridState, 'rows' | 'groups'> {
  const next: (ImportRow | null)[] = [...state.rows];
  for (const each of change.rows) next[each.index] = each[side];
  const rows = next.filter((row) => row !== null);
  return { rows, groups: validateChanged(rows, state.groups, validator) };
}

function validateChanged(
  rows: readonly ImportRow[],
  before: readonly ValidatedGroup[],
  validator: ImportValidator,
): ValidatedGroup[] {
  const known = new Map(before.map((each) => [each.rows[0], each]));
  return groupRows(rows).map((own) => {
    const same = known.get(own[0]);
    const isSame = same?.rows.length === own.length && same.rows.every((row, index) => row === own[index]);
    return isSame ? same : { rows: own, group: validator.validateGroup(own) };
  });
}
