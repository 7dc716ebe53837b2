import type { ColumnState } from '@consign/ui/data-table';

import { columnIds, type ColumnId } from './search-state.js';

/** What the table shows for the columns that the address names (LIST-31). */
export function toColumnState(columns: readonly ColumnId[] | null): ColumnState | null {
  if (columns === null) return null;
  const hidden = columnIds.filter((id) => !columns.includes(id));
  return { order: [...columns, ...hidden], hidden };
}

/** What the address names for what the table shows; null for the columns of LIST-01 as they come. */
export function toColumns({ order, hidden }: ColumnState): readonly ColumnId[] | null {
  const shown = order.flatMap((id) => columnIds.find((known) => known === id && !hidden.includes(id)) ?? []);
  return shown.join() === columnIds.join() ? null : shown;
}
