import { memo, type MouseEvent, type ReactNode } from 'react';

import { RowCheckbox } from './Checkboxes.js';
import classes from './DataTable.module.css';
import { createSelection, useIsSelected, type Selection } from './selection.js';
import type { DataColumn, RowLink } from './types.js';

interface Props<Row> {
  readonly row: Row;
  readonly id: string;
  /** Position on the page, from 0; and among all rows, where the header is 1. */
  readonly index: number;
  readonly ariaIndex: number;
  /** Distance from the first row, in px. */
  readonly start: number;
  readonly columns: readonly DataColumn<Row>[];
  readonly link: RowLink<Row> | null;
  /** The one row that is a tab stop. */
  readonly current: boolean;
  readonly store: Selection | undefined;
  readonly checkboxLabel: string;
  readonly onToggle: (id: string, range: boolean) => void;
}

const emptySelection = createSelection();

function Row<R>(props: Props<R>): ReactNode {
  const { row, id, columns, link, current, store, checkboxLabel, onToggle } = props;
  return (
    <Frame {...props}>
      {store !== undefined && (
        <div {...gridRoles.cell} className={classes.checkCell}>
          <RowCheckbox store={store} id={id} label={checkboxLabel} onToggle={onToggle} />
        </div>
      )}
      {columns.map((column) => (
        <div
          key={column.id}
          {...gridRoles.cell}
          {...(link === null && column.isLink === true ? gridRoles.stop(current) : {})}
          className={classes.cell}
          data-right={column.align === 'right' || undefined}
          data-pinned={column.isPinned}
        >
          {column.isLink === true ? (
            <>
              {link === null ? (
                column.cell(row)
              ) : (
                <a
                  href={link.href(row)}
                  className={classes.link}
                  data-row-link
                  tabIndex={current ? 0 : -1}
                  {...linkEvents(row, link)}
                >
                  {column.cell(row)}
                </a>
              )}
              {column.aside?.(row)}
            </>
          ) : (
            column.cell(row)
          )}
        </div>
      ))}
    </Frame>
  );
}

/** Redraws when the row is selected; its cells do not. */
function Frame<R>({
  row,
  id,
  index,
  ariaIndex,
  start,
  link,
  store,
  children,
}: Props<R> & { readonly children: ReactNode }): ReactNode {
  const selected = useIsSelected(store ?? emptySelection, id);
  return (
    <div
      {...gridRoles.row}
      aria-rowindex={ariaIndex}
      aria-selected={store === undefined ? undefined : selected}
      data-index={index}
      className={classes.row}
      style={{ top: start }}
      {...(link === null ? { 'data-plain': true } : rowEvents(row, link))}
    >
      {children}
    </div>
  );
}

export const TableRow = memo(Row) as typeof Row;

const controls = 'a, button, input, label, select, textarea';

function opensNewTab(event: MouseEvent): boolean {
  return event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Clicks on the link itself: only a plain click is ours, the browser handles the rest. */
export function linkEvents<Row>(
  row: Row,
  link: RowLink<Row>,
): {
  onClick: (event: MouseEvent) => void;
  onFocus: () => void;
} {
  return {
    onClick: (event) => {
      if (opensNewTab(event)) return;
      event.preventDefault();
      link.open(row);
    },
    onFocus: () => link.onIntent?.(row),
  };
}

/** Clicks elsewhere in the row do what its link would do (LIST-08). */
function rowEvents<Row>(
  row: Row,
  link: RowLink<Row>,
): {
  onClick: (event: MouseEvent) => void;
  onAuxClick: (event: MouseEvent) => void;
  onMouseDown: (event: MouseEvent) => void;
  onPointerEnter: () => void;
} {
  const follow = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const selected = window.getSelection()?.toString() ?? '';
    if (event.defaultPrevented || target?.closest(controls) || selected !== '') return;
    if (opensNewTab(event)) window.open(link.href(row), '_blank', 'noopener');
    else link.open(row);
  };
  return {
    onClick: follow,
    onAuxClick: (event) => {
      if (event.button === 1) follow(event);
    },
    // Prevent middle-click autoscroll.
    onMouseDown: (event) => {
      if (event.button === 1) event.preventDefault();
    },
    onPointerEnter: () => link.onIntent?.(row),
  };
}

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
