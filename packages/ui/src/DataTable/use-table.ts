import {
  useMantineReactTable,
  type MRT_ColumnDef,
  type MRT_TableInstance,
  type MRT_VirtualizerOptions,
} from 'mantine-react-table';
import { useMemo, type CSSProperties, type RefObject } from 'react';

import type { DataColumn } from './types.js';

export const rowHeight = 41;
export const headHeight = 37;
const checkboxWidth = 40;

interface Options<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Always drawn, wherever the table is scrolled to: the focus is in this row or moves to it. */
  readonly current: number;
  /** The scrolling element. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** Row virtualization by the library. Its components are not used: they are a third of the page's bytes. */
export function useTable<Row extends object>({
  columns,
  rows,
  rowId,
  current,
  container,
}: Options<Row>): MRT_TableInstance<Row> {
  const definitions = useMemo(
    () => columns.map(({ id, header, width }): MRT_ColumnDef<Row> => ({ id, header, size: width })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const rowVirtualizerOptions = useMemo(() => virtualizerOptions(container, current), [container, current]);
  return useMantineReactTable({
    columns: definitions,
    data,
    getRowId: rowId,
    enableRowVirtualization: true,
    rowVirtualizerOptions,
    // The screen does the paging, sorting and searching: the URL holds their state.
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
    // The sticky header covers this much of the rows.
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

/** Columns grow in proportion to their widths, which are also their minimum. */
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
