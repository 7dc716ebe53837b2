import { useWindowEvent } from '@mantine/hooks';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type CSSProperties,
} from 'react';
import { flushSync } from 'react-dom';

import classes from './DataTable.module.css';
import { TableHead } from './TableHead.js';
import { gridRoles, TableRow } from './TableRow.js';
import { visibleColumns } from './column-state.js';
import {
  findFirstRange,
  findRangeInView,
  MAX_WHOLE_ROWS,
  headHeight,
  listDrawn,
  rowHeight,
  scrollToRow,
  type RowRange,
} from './row-range.js';
import type { Selection } from './selection.js';
import type { TableProps, DataColumn } from './types.js';
import { useRowFocus } from './use-row-focus.js';

/** The table as a grid: only the rows in view are drawn; the arrow keys move through all of them. */
export function WideTable<Row extends object>(props: TableProps<Row>): ReactNode {
  const { columns, rows, rowId, columnState = null, initialFocus = null } = props;
  const [position, setPosition] = useState<{ id: string | null; index: number }>({
    id: initialFocus,
    index: 0,
  });
  const container = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const found = position.id === null ? -1 : ids.indexOf(position.id);
  // When the current row is gone, the row now in its place becomes current.
  const current = found >= 0 ? found : Math.min(position.index, Math.max(ids.length - 1, 0));
  const isLong = ids.length > MAX_WHOLE_ROWS;
  const inView = useRowsInView(container, isLong);
  const isPrinted = usePrinting();
  const shown = useMemo(() => visibleColumns(columns, columnState), [columns, columnState]);
  const onCurrent = useCallback(
    (index: number) => {
      const id = ids[index] ?? null;
      setPosition((before) => (before.id === id && before.index === index ? before : { id, index }));
    },
    [ids],
  );
  return (
    <Grid
      {...props}
      {...{ shown, ids, current, onCurrent, container }}
      inView={isLong && !isPrinted ? inView : { first: 0, last: ids.length - 1 }}
    />
  );
}

/** The rows in view while the container is scrolled and resized. Begins with as many as fit the window. */
function useRowsInView(container: RefObject<HTMLElement | null>, isLong: boolean): RowRange {
  const [range, setRange] = useState(() => findFirstRange(window.innerHeight));
  useEffect(() => {
    const element = container.current;
    if (!isLong || element === null) return undefined;
    const update = () => {
      const next = findRangeInView(element);
      if (next === null) return;
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [container, isLong]);
  return range;
}

/** Whether the page is being printed (PLAT-297): the browser takes it as it is once the event has been handled. */
function usePrinting(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinted(true)));
  useWindowEvent('afterprint', () => setPrinted(false));
  return isPrinted;
}

interface GridProps<Row extends object> extends TableProps<Row> {
  readonly shown: readonly DataColumn<Row>[];
  readonly ids: readonly string[];
  readonly inView: RowRange;
  readonly current: number;
  readonly onCurrent: (index: number) => void;
  readonly container: RefObject<HTMLDivElement | null>;
}

/** Renders whenever the rows in view change, so it holds as little as possible. */
function Grid<Row extends object>(props: GridProps<Row>): ReactNode {
  const { shown, ids, inView, label, rows, total, firstRow, sort, onSort, link, selection } = props;
  const { current, onCurrent, container, maxHeight = 'var(--consign-table-height)' } = props;
  const { handle, initialFocus = null } = props;
  const store = selection?.store;
  const onToggle = useRowToggle(store, ids);
  const focus = useRowFocus({
    container,
    ids,
    handle,
    focusOnMount: initialFocus !== null && ids[current] === initialFocus,
    perScreen: () =>
      Math.max(Math.floor(((container.current?.clientHeight ?? 0) - headHeight) / rowHeight), 1),
    current,
    onCurrent,
    scrollTo: (index) => scrollToRow(container.current, index),
    onSelect: store === undefined ? null : (index, range) => onToggle(ids[index] ?? '', range),
    onOpen: (index) => {
      const row = rows[index];
      if (row !== undefined) link?.open(row);
    },
  });
  return (
    <div ref={container} className={classes.container} style={{ maxHeight }}>
      <div
        {...gridRoles.grid}
        aria-label={label}
        aria-rowcount={total + 1}
        aria-multiselectable={store === undefined ? undefined : true}
        className={classes.table}
        style={columnWidths(shown, store !== undefined)}
        {...focus}
      >
        <TableHead columns={shown} sort={sort} onSort={onSort} store={store} ids={ids} />
        <div {...gridRoles.group} className={classes.body} style={{ height: rows.length * rowHeight }}>
          {listDrawn(inView, current, rows.length).map((index) => {
            const row = rows[index];
            const id = ids[index];
            if (row === undefined || id === undefined) return null;
            return (
              <TableRow
                key={id}
                row={row}
                id={id}
                index={index}
                ariaIndex={firstRow + index + 1}
                start={index * rowHeight}
                columns={shown}
                link={link}
                current={index === current}
                store={store}
                checkboxLabel={selection?.label(row) ?? ''}
                onToggle={onToggle}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

const checkboxWidth = 40;

/** Columns grow in proportion to their widths, which are also their minimum. */
function columnWidths(
  columns: readonly { readonly width: number }[],
  withCheckbox: boolean,
): CSSProperties & Record<'--columns', string> {
  const checkbox = withCheckbox ? `${checkboxWidth}px ` : '';
  const total = columns.reduce((sum, { width }) => sum + width, withCheckbox ? checkboxWidth : 0);
  return {
    '--columns': `${checkbox}${columns.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' ')}`,
    minWidth: total,
  };
}

/** Toggles a row; with `range`, sets every row between it and the last toggled one to the same state. */
function useRowToggle(
  store: Selection | undefined,
  ids: readonly string[],
): (id: string, range: boolean) => void {
  const before = useRef<string | null>(null);
  return useCallback(
    (id, range) => {
      if (store === undefined) return;
      const from = range && before.current !== null ? ids.indexOf(before.current) : -1;
      const to = ids.indexOf(id);
      const targets = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      before.current = id;
      store.set(targets, !store.has(id));
    },
    [store, ids],
  );
}
