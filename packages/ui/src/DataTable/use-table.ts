import {
  useMantineReactTable,
  type MRT_ColumnDef,
  type MRT_TableInstance,
  type MRT_VirtualizerOptions,
} from 'mantine-react-table';
import { useMemo, type CSSProperties, type RefObject } from 'react';

import { isShown, orderColumns, type ColumnState } from './column-state.js';
import type { DataColumn } from './types.js';

export const rowHeight = 41;
export const headHeight = 37;
const checkboxWidth = 40;

interface Options<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly columnState: ColumnState | null;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The row that stays drawn wherever the table is scrolled to, because the focus is in it or comes to it. */
  readonly current: number;
  /** What scrolls. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** The library's table: columns, rows and which of these are drawn. Its own components are not used: they cost a third of the page's bytes. */
export function useTable<Row extends object>({
  columns,
  columnState,
  rows,
  rowId,
  current,
  container,
}: Options<Row>): MRT_TableInstance<Row> {
  const definitions = useMemo(
    () => columns.map(({ id, header, width }): MRT_ColumnDef<Row> => ({ id, header, size: width })),
    [columns],
  );
  const state = useMemo(
    () => ({
      columnOrder: orderColumns(columns, columnState).map(({ id }) => id),
      columnVisibility: Object.fromEntries(
        columns.map((column) => [column.id, isShown(column, columnState)]),
      ),
    }),
    [columns, columnState],
  );
  const data = useMemo(() => [...rows], [rows]);
  const rowVirtualizerOptions = useMemo(() => virtualizerOptions(container, current), [container, current]);
  return useMantineReactTable({
    columns: definitions,
    data,
    getRowId: rowId,
    state,
    enableRowVirtualization: true,
    rowVirtualizerOptions,
    // Paging, sorting and searching are the screen's: the address holds them.
    enablePagination: false,
    enableSorting: false,
    enableFilters: false,
    enableColumnFilters: false,
    enableGlobalFilter: false,
  });
}

type VirtualizerOptions = Partial<MRT_VirtualizerOptions<HTMLDivElement, HTMLTableRowElement>>;

function virtualizerOptions(
  container: RefObject<HTMLDivElement | null>,
  current: number,
): VirtualizerOptions {
  return {
    getScrollElement: () => container.current,
    overscan: 4,
    estimateSize: () => rowHeight,
    // The header stands above the rows and takes its height from what is seen of them.
    scrollPaddingEnd: headHeight,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = Math.max(startIndex - overscan, 0);
      const last = Math.min(endIndex + overscan, count - 1);
      const drawn = Array.from({ length: last - first + 1 }, (_, place) => first + place);
      if (current < first) return [current, ...drawn];
      return current > last && current < count ? [...drawn, current] : drawn;
    },
  };
}

/** The columns that are shown, in their order; the same array until that changes. */
export function useShownColumns<Row extends object>(
  table: MRT_TableInstance<Row>,
  columns: readonly DataColumn<Row>[],
): readonly DataColumn<Row>[] {
  const shown = JSON.stringify(table.getVisibleLeafColumns().map(({ id }) => id));
  return useMemo(() => {
    const ids: string[] = JSON.parse(shown);
    return ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  }, [columns, shown]);
}

/** Columns grow in proportion to their widths and never below them. */
export function columnWidths(
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
