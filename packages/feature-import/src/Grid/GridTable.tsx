import {
  importColumns,
  readPastedCells,
  startsGroup,
  columnPositions,
  type ImportColumn,
} from '@consign/domain/import-csv';
import { Box } from '@mantine/core';
import {
  Fragment,
  useEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useState,
  type RefObject,
  type UIEvent,
} from 'react';

import { CellEditor, cellId, GridRow } from './GridRow.js';
import classes from './ImportGrid.module.css';
import { isTyped, movePlace, type GridCursor, type GridPlace } from './use-grid-cursor.js';
import { describeCell } from './grid-problems.js';
import type { CellEdit } from './grid-state.js';
import type { Grid } from './use-grid.js';

interface Props {
  readonly grid: Grid;
  /** The indexes of the rows that are shown. */
  readonly shown: readonly number[];
  readonly isFiltered: boolean;
  readonly cursor: GridCursor;
}

/** The rows in a grid by the keyboard pattern of ARIA; only the rows in view are rendered. */
export function GridTable({ grid, shown, isFiltered, cursor }: Props): ReactNode {
  const { rows } = grid.state;
  const viewport = useRef<HTMLDivElement>(null);
  const { start, end, page, onScroll } = useRowWindow(viewport, shown.length);
  const { place, draft } = cursor;
  const active = {
    index: shown[place.position] ?? -1,
    column: importColumns[place.column]?.key ?? 'chargeAccount',
  };
  const activeRow = rows[active.index];
  const activeId = activeRow === undefined ? null : cellId(activeRow.row, place.column);

  useEffect(() => {
    if (cursor.focusCount === 0 || activeId === null || draft !== null) return;
    const cell = document.getElementById(activeId);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cursor.focusCount, activeId, draft]);

  const commit = (move: 'down' | 'right' | 'left' | 'stay'): void => {
    if (draft === null) return;
    grid.edit([{ ...active, value: draft.trim() }]);
    cursor.endEdit();
    if (move === 'stay') return;
    const key = { down: 'ArrowDown', right: 'ArrowRight', left: 'ArrowLeft' }[move];
    moveBy({ key, ctrlKey: false, metaKey: false });
  };
  const moveBy = (keys: Parameters<typeof movePlace>[1]): GridPlace | null => {
    const size = { rows: shown.length, columns: importColumns.length, page };
    const to = movePlace(place, keys, size);
    if (to !== null) cursor.moveTo(to);
    return to;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (activeRow === undefined || event.altKey) return;
    if (moveBy(event) !== null) event.preventDefault();
    else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      cursor.startEdit(activeRow.cells[place.column] ?? '');
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      grid.edit([{ ...active, value: '' }]);
    } else if (isTyped(event)) {
      event.preventDefault();
      cursor.startEdit(event.key);
    }
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (activeRow === undefined) return;
    event.preventDefault();
    const block = readPastedCells(event.clipboardData.getData('text/plain'));
    const target = { position: place.position, column: active.column };
    grid.edit(planPaste(block, shown, target, { rowCount: rows.length, canGrow: !isFiltered }));
  };
  const onCopy = (event: ClipboardEvent): void => {
    if (activeRow === undefined || draft !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', activeRow.cells[place.column] ?? '');
  };
  const inView = Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset);
  // The active cell keeps the focus while it is scrolled out of view.
  const isOut = activeRow !== undefined && (place.position < start || place.position >= end);
  const positions = isOut ? [...inView, place.position].sort((a, b) => a - b) : inView;
  const renderRow = (position: number): ReactNode => {
    const row = rows[shown[position] ?? -1];
    if (row === undefined) return null;
    const isActive = position === place.position;
    const isEdited = isActive && draft !== null;
    return (
      <GridRow
        row={row}
        position={position}
        isFirst={startsGroup(row)}
        problems={grid.problems.get(row.row)}
        activeColumn={isActive ? place.column : null}
        editor={
          isEdited ? (
            <CellEditor
              name={describeCell(row.row, active.column)}
              value={draft}
              isInvalid={cursor.isDraftInvalid}
              onChange={cursor.setDraft}
              onCommit={commit}
              onCancel={cursor.endEdit}
            />
          ) : null
        }
      />
    );
  };

  return (
    <div ref={viewport} className={classes.viewport} onScroll={onScroll}>
      <Box
        component="table"
        role="grid"
        aria-label="Rows of the file"
        aria-rowcount={shown.length + 1}
        aria-colcount={importColumns.length + 1}
        className={classes.table}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onCopy={onCopy}
        onClick={(event) => {
          const to = findPlace(event);
          if (to !== null && (to.position !== place.position || to.column !== place.column))
            cursor.moveTo(to);
        }}
        onDoubleClick={() => {
          if (activeRow !== undefined && draft === null)
            cursor.startEdit(activeRow.cells[place.column] ?? '');
        }}
      >
        <thead className={classes.header}>
          <tr aria-rowindex={1}>
            <th scope="col" aria-colindex={1} className={classes.corner}>
              Row
            </th>
            {importColumns.map(({ key, header }, index) => (
              <th key={key} scope="col" aria-colindex={index + 2} className={classes.columnHeader}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {positions.map((position, at) => (
            <Fragment key={rows[shown[position] ?? -1]?.row ?? position}>
              <Spacer rows={position - (positions[at - 1] ?? -1) - 1} />
              {renderRow(position)}
            </Fragment>
          ))}
          <Spacer rows={shown.length - 1 - (positions.at(-1) ?? -1)} />
        </tbody>
      </Box>
    </div>
  );
}

/** The cell of an event; null outside of the cells. */
function findPlace({ target }: MouseEvent): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  if (cell === null) return null;
  return { position: Number(cell.dataset['position']), column: Number(cell.dataset['column']) };
}

/** The room of rows that aren't rendered. */
function Spacer({ rows }: { readonly rows: number }): ReactNode {
  if (rows <= 0) return null;
  return <tr aria-hidden style={{ height: rows * rowHeight }} />;
}

/**
 * The edits of a pasted block whose first cell is at `column` of the row shown at `position`. One value alone fills one
 * cell. Cells beyond the last column are left out; rows beyond the last are added where `canGrow`.
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

/** The height of every row, in px; the style sheet has it too. */
const rowHeight = 36;
const fallbackHeight = 480;
const overscan = 6;

/** Which of many rows of one height are rendered: those in view, and a few around them. */
function useRowWindow(viewport: RefObject<HTMLElement | null>, count: number) {
  const [first, setFirst] = useState(0);
  const height = viewport.current?.clientHeight ?? fallbackHeight;
  const inView = Math.ceil((height === 0 ? fallbackHeight : height) / rowHeight);
  const start = Math.max(0, Math.min(first, count - inView) - overscan);
  const end = Math.min(count, first + inView + overscan);
  return {
    start,
    end,
    /** Rows that a page key moves by. */
    page: Math.max(1, inView - 2),
    onScroll: (event: UIEvent<HTMLElement>) => {
      setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight));
    },
  };
}
