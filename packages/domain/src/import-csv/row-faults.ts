import type { ImportGroup, ImportProblem } from './import-group.js';

/** A row that is not valid CSV, regardless of the values in its cells. */
export interface RowFault {
  readonly row: number;
  readonly kind: 'quote' | 'extra cells';
}

const messages: Readonly<Record<RowFault['kind'], string>> = {
  quote:
    'A quotation mark in this row is not closed, or text follows the closing one. Check the cells of the row, and close or double the mark in the file',
  'extra cells':
    'This row has more cells than the header. Put quotation marks around a cell that contains a delimiter',
};

/** The group with the faults of its rows. */
export function addRowFaults(group: ImportGroup, faults: readonly RowFault[]): ImportGroup {
  if (faults.length === 0) return group;
  const known = group.ok ? [] : group.problems;
  const added = faults.map(({ row, kind }): ImportProblem => {
    return { id: 'IMPT-11', row, column: null, value: '', message: messages[kind], suggestions: [] };
  });
  const problems = [...added, ...known].sort((a, b) => a.row - b.row);
  return { ok: false, rows: group.rows, problems };
}
