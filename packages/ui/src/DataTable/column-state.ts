/** As much of a column as it takes to choose it. */
export interface ColumnChoice {
  readonly id: string;
  readonly header: string;
  readonly isLink?: boolean | undefined;
}

/** Which columns a person sees, in which order. The link column is always shown. */
export interface ColumnState {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/**
 * The columns in the order of the state, hidden ones too. What the state names and nobody has is passed over; a column
 * that it does not name, being newer, stands behind its neighbour in the usual order.
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

type Hideable = Pick<ColumnChoice, 'id' | 'isLink'>;

export function isShown({ id, isLink }: Hideable, state: ColumnState | null): boolean {
  return isLink === true || state?.hidden.includes(id) !== true;
}

/** The state after this column was shown or hidden. */
export function showColumn(
  columns: readonly Hideable[],
  state: ColumnState | null,
  id: string,
  shown: boolean,
): ColumnState {
  const order = orderColumns(columns, state).map((column) => column.id);
  const hidden = (state?.hidden ?? []).filter((other) => other !== id);
  return { order, hidden: shown ? hidden : [...hidden, id] };
}

/** The state after this column went so many places on; it stops at either end. */
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
  return { order, hidden: state?.hidden ?? [] };
}
