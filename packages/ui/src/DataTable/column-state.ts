/** What the column chooser needs of a column. */
export interface ColumnChoice {
  readonly id: string;
  readonly header: string;
  readonly isLink?: boolean | undefined;
  /** Hidden until it is chosen. */
  readonly isOptional?: boolean | undefined;
}

/** Which columns are shown, in which order. The link column is always shown. */
export interface ColumnState {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/**
 * All columns, hidden ones too, in the order of the state. Ids in the state that no longer exist are ignored; a column
 * that the state does not list yet goes after the column that precedes it by default.
 */
export function orderColumns<Column extends { readonly id: string }>(
  columns: readonly Column[],
  state: ColumnState | null,
): readonly Column[] {
  if (state === null) return columns;
  const ordered = [...new Set(state.order)].flatMap((id) => columns.find((column) => column.id === id) ?? []);
  for (const [index, column] of columns.entries()) {
    if (ordered.includes(column)) continue;
    const before = columns[index - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, column);
  }
  return ordered;
}

type Hideable = Pick<ColumnChoice, 'id' | 'isLink' | 'isOptional'>;

/** The ids of the columns that are hidden, by the state or by default. */
function listHidden(columns: readonly Hideable[], state: ColumnState | null): readonly string[] {
  return state?.hidden ?? columns.filter(({ isOptional }) => isOptional === true).map(({ id }) => id);
}

export function isShown(column: Hideable, state: ColumnState | null): boolean {
  return column.isLink === true || !listHidden([column], state).includes(column.id);
}

/** The columns that a table draws, in their order. */
export function visibleColumns<Column extends Hideable>(
  columns: readonly Column[],
  state: ColumnState | null,
): readonly Column[] {
  return orderColumns(columns, state).filter((column) => isShown(column, state));
}

/** The state after a column was shown or hidden. */
export function showColumn(
  columns: readonly Hideable[],
  state: ColumnState | null,
  id: string,
  shown: boolean,
): ColumnState {
  const order = orderColumns(columns, state).map((column) => column.id);
  const hidden = listHidden(columns, state).filter((other) => other !== id);
  return { order, hidden: shown ? hidden : [...hidden, id] };
}

/** The state after a column was moved by `places`, clamped to either end. */
export function moveColumn(
  columns: readonly Hideable[],
  state: ColumnState | null,
  id: string,
  places: number,
): ColumnState {
  const order = orderColumns(columns, state).map((column) => column.id);
  const from = order.indexOf(id);
  const to = Math.min(Math.max(from + places, 0), order.length - 1);
  if (from >= 0) order.splice(to, 0, ...order.splice(from, 1));
  return { order, hidden: listHidden(columns, state) };
}
