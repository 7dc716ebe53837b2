/**
 * The parts of the table are boxes with roles and not a `table`: a row that is placed by itself, in the columns of a
 * grid, is no row of a table to a browser. A grid and not a plain table, because rows are selected in it and because a
 * screen reader then leaves the arrow keys to it.
 */
export const gridRoles = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const;
