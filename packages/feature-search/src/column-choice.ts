import type { ColumnState } from '@consign/ui/data-table';

import { columnIds, type ColumnId } from './search-state.js';

/** The table's column state for the columns in the URL (LIST-31). */
export function toColumnState(columns: readonly ColumnId[] | null): ColumnState | null {
  if (columns === null) return null;
  const hidden = columnIds.filter((id) => !columns.includes(id));
  return { order: [...columns, ...hidden], hidden };
}

/** The columns for the URL; null for the default columns of LIST-01. */
export function toColumns({ order, hidden }: ColumnState): readonly ColumnId[] | null {
  const shown = order.flatMap((id) => columnIds.find((known) => known === id && !hidden.includes(id)) ?? []);
  return shown.join() === columnIds.join() ? null : shown;
}
