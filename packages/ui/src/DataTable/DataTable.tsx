import 'mantine-react-table/styles.css';

import { useMediaQuery } from '@mantine/hooks';
import { MantineReactTable, useMantineReactTable, type MRT_ColumnDef } from 'mantine-react-table';
import { useMemo, type ReactNode } from 'react';

import { CardList } from './CardList.js';
import classes from './DataTable.module.css';
import { linkEvents, moveBetweenRows, rowEvents } from './row-events.js';
import { SortButton } from './SortButton.js';
import type { DataColumn, RowLink, Sort } from './types.js';

const rowHeight = 41;

interface Props<Row> {
  /** What the rows are: 'Consignments'. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Rows on every page together, and the place of this page's first row among them, from 1. */
  readonly total: number;
  readonly firstRow: number;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  readonly link: RowLink<Row>;
  /** The row below 640 px. */
  readonly renderCard: (row: Row) => ReactNode;
  /** Another page is on its way: what is shown is the one before. */
  readonly busy?: boolean | undefined;
  /** A CSS length; the rows scroll inside it and only those in sight are drawn. */
  readonly maxHeight?: string | undefined;
}

/** A page of rows. Only here is the table library known, so that it can be replaced here. */
export function DataTable<Row extends object>(props: Props<Row>): ReactNode {
  const small = useMediaQuery('(max-width: 39.99em)', undefined, { getInitialValueInEffect: false }) ?? false;
  return (
    <div
      className={classes.root}
      aria-busy={props.busy === true}
      data-busy={props.busy === true || undefined}
    >
      {small ? <CardList {...props} /> : <WideTable {...props} />}
    </div>
  );
}

function columnOf<Row extends object>(
  { id, header, cell, width, isLink, aside, sortable }: DataColumn<Row>,
  { link, sort, onSort }: Pick<Props<Row>, 'link' | 'sort' | 'onSort'>,
): MRT_ColumnDef<Row> {
  return {
    id,
    header,
    size: width,
    minSize: 60,
    ...(sortable === true
      ? { Header: () => <SortButton column={id} header={header} sort={sort} onSort={onSort} /> }
      : {}),
    Cell: ({ row: { original } }) =>
      isLink === true ? (
        <>
          <a className={classes.link} data-row-link {...linkEvents(original, link)}>
            {cell(original)}
          </a>
          {aside?.(original)}
        </>
      ) : (
        cell(original)
      ),
  };
}

function WideTable<Row extends object>({
  label,
  columns,
  rows,
  rowId,
  total,
  firstRow,
  sort,
  onSort,
  link,
  maxHeight = 'var(--consign-table-height)',
}: Props<Row>): ReactNode {
  const shape = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const definitions = useMemo(
    () => columns.map((column) => columnOf(column, { link, sort, onSort })),
    [columns, link, sort, onSort],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useMantineReactTable({
    columns: definitions,
    data,
    getRowId: rowId,
    layoutMode: 'grid',
    initialState: { density: 'xs' },
    enableRowVirtualization: true,
    rowVirtualizerOptions: { overscan: 4, estimateSize: () => rowHeight },
    enableStickyHeader: true,
    // Paging, sorting and choosing columns are the screen's: the address holds them.
    enablePagination: false,
    enableSorting: false,
    enableColumnActions: false,
    enableFilters: false,
    enableTopToolbar: false,
    enableBottomToolbar: false,
    mantinePaperProps: { withBorder: false, shadow: 'none', className: classes.paper ?? '' },
    mantineTableContainerProps: {
      className: classes.container ?? '',
      style: { maxHeight },
      onKeyDown: moveBetweenRows,
    },
    mantineTableProps: {
      role: 'table',
      'aria-label': label,
      'aria-rowcount': total + 1,
      className: classes.table ?? '',
    },
    mantineTableHeadProps: { role: 'rowgroup' },
    mantineTableBodyProps: { role: 'rowgroup' },
    mantineTableHeadRowProps: { role: 'row', 'aria-rowindex': 1 },
    mantineTableHeadCellProps: ({ column }) => ({
      role: 'columnheader',
      className: classes.head ?? '',
      ...(shape.get(column.id)?.align === 'right' ? { 'data-right': true } : {}),
      ...(shape.get(column.id)?.sortable === true
        ? {
            'aria-sort':
              sort?.column !== column.id ? 'none' : sort.direction === 'asc' ? 'ascending' : 'descending',
          }
        : {}),
    }),
    mantineTableBodyRowProps: ({ row }) => ({
      role: 'row',
      'aria-rowindex': firstRow + row.index + 1,
      className: classes.row ?? '',
      ...rowEvents(row.original, link),
    }),
    mantineTableBodyCellProps: ({ column }) => ({
      role: 'cell',
      className: classes.cell ?? '',
      ...(shape.get(column.id)?.align === 'right' ? { 'data-right': true } : {}),
    }),
  });
  return <MantineReactTable table={table} />;
}
