export { DataTable } from './DataTable.js';
export { Paging, type PagingInfo } from './Paging.js';
export type { DataColumn, RowLink, Sort, SortDirection } from './types.js';
