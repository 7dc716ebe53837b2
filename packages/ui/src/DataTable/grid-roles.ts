/**
 * Roles on plain elements instead of a `table`: browsers drop table semantics from absolutely positioned CSS-grid rows.
 * Role grid rather than table, because rows are selectable and screen readers then pass the arrow keys through.
 */
export const gridRoles = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'gridcell' },
  /** Of a cell that the row's keys start from, where it has no link. */
  stop: (isCurrent: boolean) => ({ tabIndex: isCurrent ? 0 : -1 }),
} as const;
