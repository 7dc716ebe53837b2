import { useMantineReactTable, useMRT_RowVirtualizer, type MRT_ColumnDef } from 'mantine-react-table';
import { useLayoutEffect, useMemo, type RefObject } from 'react';

import { overscan, rowHeight, type RowRange } from './row-range.js';

interface Row {
  readonly id: string;
}

interface Props {
  readonly columns: readonly { readonly id: string; readonly header: string; readonly width: number }[];
  readonly ids: readonly string[];
  /** The scrolling element. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly onRange: (range: RowRange) => void;
}

/**
 * Reports which rows are in view, using the table library's virtualizer. Renders nothing: the library loads after the
 * first rows are drawn, and its components are not used.
 */
export function RowWindow({ columns, ids, container, onRange }: Props): null {
  const definitions = useMemo(
    () => columns.map(({ id, header, width }): MRT_ColumnDef<Row> => ({ id, header, size: width })),
    [columns],
  );
  const data = useMemo(() => ids.map((id): Row => ({ id })), [ids]);
  const table = useMantineReactTable({
    columns: definitions,
    data,
    getRowId: ({ id }) => id,
    enableRowVirtualization: true,
    rowVirtualizerOptions: {
      getScrollElement: () => container.current,
      // Otherwise the library scrolls to the top when it loads.
      initialOffset: () => container.current?.scrollTop ?? 0,
      overscan,
      estimateSize: () => rowHeight,
      rangeExtractor: ({ startIndex, endIndex, overscan: beyond, count }) => [
        Math.max(startIndex - beyond, 0),
        Math.min(endIndex + beyond, count - 1),
      ],
    },
    // The screen does the paging, sorting and searching: the URL holds their state.
    enablePagination: false,
    enableSorting: false,
    enableFilters: false,
    enableColumnFilters: false,
    enableGlobalFilter: false,
  });
  const ends = useMRT_RowVirtualizer(table)?.virtualRows ?? [];
  const [first = 0, last = -1] = [ends.at(0)?.index, ends.at(-1)?.index];
  useLayoutEffect(() => {
    // Nothing is in view until the container has been measured.
    if (last >= first) onRange({ first, last });
  }, [first, last, onRange]);
  return null;
}
