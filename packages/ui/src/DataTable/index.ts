export type { ColumnState } from './column-state.js';
export { ColumnsButton } from './ColumnsButton.js';
export { DataTable } from './DataTable.js';
export { Paging, type PagingInfo } from './Paging.js';
export { createSelection, useSelectionSize, type Selection } from './selection.js';
export type { DataColumn, RowLink, Sort, SortDirection, TableHandle } from './types.js';
