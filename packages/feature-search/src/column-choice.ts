import type { ColumnState } from '@consign/ui/data-table';

import { columnIds, usualColumnIds, type ColumnId } from './search-state.js';

/** The table's column state for the columns in the URL (LIST-31). */
export function toColumnState(columns: readonly ColumnId[] | null): ColumnState | null {
  if (columns === null) return null;
  const hidden = columnIds.filter((id) => !columns.includes(id));
  // A hidden column that is shown again comes to its default place.
  return { order: columns, hidden };
}

/** The columns for the URL; null for the default columns of LIST-01. */
export function toColumns({ order, hidden }: ColumnState): readonly ColumnId[] | null {
  const shown = order.flatMap((id) => columnIds.find((known) => known === id && !hidden.includes(id)) ?? []);
  return shown.join() === usualColumnIds.join() ? null : shown;
}
