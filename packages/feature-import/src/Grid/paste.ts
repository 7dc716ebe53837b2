import { columnPositions, importColumns, type ImportColumn } from '@consign/domain/import-csv';

import type { CellEdit } from './grid-state.js';

/**
 * The edits of a pasted block whose first cell is at `column` of the row shown at `position`. One value alone fills one
 * cell. What is beyond the last column is left out; rows beyond the last are added where `canGrow`.
 */
export function planPaste(
  block: readonly (readonly string[])[],
  shown: readonly number[],
  { position, column }: { readonly position: number; readonly column: ImportColumn },
  { rowCount, canGrow }: { readonly rowCount: number; readonly canGrow: boolean },
): CellEdit[] {
  const firstColumn = columnPositions[column];
  return block.flatMap((cells, offset) => {
    const at = position + offset;
    const index = shown[at] ?? (canGrow ? rowCount + at - shown.length : null);
    if (index === null) return [];
    return cells.flatMap((value, right): CellEdit[] => {
      const key = importColumns[firstColumn + right]?.key;
      return key === undefined ? [] : [{ index, column: key, value }];
    });
  });
}
