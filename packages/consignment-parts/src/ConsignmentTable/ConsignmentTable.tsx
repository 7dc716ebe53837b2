import { typography } from '@consign/ui';
import type { ConsignmentListItem } from '@consign/api-client/consignment';
import type { Day } from '@consign/domain/dates';
import {
  DataTable,
  type ColumnState,
  type DataColumn,
  type RowLink,
  type Selection,
  type Sort,
  type TableHandle,
} from '@consign/ui/data-table';
import { useMemo, type ReactNode, type RefObject } from 'react';

import { DeliveryDate, Freight, Status, type DeliveryDateOptions } from './cells.js';
import { consignmentColumns } from './columns.js';
import classes from './ConsignmentTable.module.css';

/** What a report says of a row beside the columns of the list. Must be stable. */
export interface ConsignmentExtra<Row extends ConsignmentListItem> {
  /** Shown after the reference. */
  readonly columns: readonly DataColumn<Row>[];
  /** Shown below the rest of a card. */
  readonly card: (row: Row) => ReactNode;
}

interface Props<Row extends ConsignmentListItem> {
  readonly rows: readonly Row[];
  /** Number of rows on all pages. */
  readonly total: number;
  /** Position of the first row among all rows, from 1. */
  readonly firstRow: number;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  /** Null where the user can't open consignments. */
  readonly link: RowLink<ConsignmentListItem> | null;
  readonly extra?: ConsignmentExtra<Row> | undefined;
  readonly withPickup: boolean;
  /** Whether there are columns of prices (LIST-81). */
  readonly withPrices?: boolean | undefined;
  readonly sortsByPrice?: boolean | undefined;
  /** The local day in Auckland, to mark overdue deliveries (LIST-35). */
  readonly today: Day;
  /** If set, each row has a preview button (LIST-12). Must be stable: a new function redraws the table. */
  readonly onPreview?: ((row: ConsignmentListItem) => void) | undefined;
  /** Selected consignment ids; without it there are no checkboxes (LIST-07). */
  readonly selection?: Selection | undefined;
  readonly columnState?: ColumnState | null | undefined;
  /** Ids of columns that cards also show (LIST-45). */
  readonly cardColumns?: readonly string[] | undefined;
  readonly busy?: boolean | undefined;
  readonly maxHeight?: string | undefined;
  readonly handle?: RefObject<TableHandle | null> | undefined;
  /** The id of the consignment whose row gets the focus when the table appears, if nothing else has it. */
  readonly initialFocus?: string | null | undefined;
}

const noColumns: readonly string[] = [];

function rowId(row: ConsignmentListItem): string {
  return row.id;
}

function checkboxLabel(row: ConsignmentListItem): string {
  return `Select ${row.reference}`;
}

/** Consignments as rows (LIST-01), and as cards on small screens (LIST-05). */
export function ConsignmentTable<Row extends ConsignmentListItem = ConsignmentListItem>({
  withPickup,
  withPrices,
  sortsByPrice,
  today,
  onPreview,
  selection,
  extra,
  cardColumns = noColumns,
  ...table
}: Props<Row>): ReactNode {
  const columns = useMemo((): readonly DataColumn<Row>[] => {
    const [reference, ...others] = consignmentColumns({
      withPickup,
      withPrices,
      sortsByPrice,
      today,
      onPreview,
    });
    return reference === undefined ? others : [reference, ...(extra?.columns ?? []), ...others];
  }, [withPickup, withPrices, sortsByPrice, today, onPreview, extra]);
  const rowSelection = useMemo(
    () => (selection === undefined ? undefined : { store: selection, label: checkboxLabel }),
    [selection],
  );
  return (
    <DataTable
      label="Consignments"
      columns={columns}
      rowId={rowId}
      renderCard={(row) => (
        <>
          <ConsignmentCard row={row} withPickup={withPickup} today={today} />
          <CardFields row={row} columns={columns.filter(({ id }) => cardColumns.includes(id))} />
          {extra?.card(row)}
        </>
      )}
      selection={rowSelection}
      {...table}
    />
  );
}

interface CardProps extends DeliveryDateOptions {
  readonly row: ConsignmentListItem;
}

function ConsignmentCard({ row, ...dates }: CardProps): ReactNode {
  return (
    <span className={classes.card}>
      <span className={classes.reference}>{row.reference}</span>
      <Status row={row} />
      <span className={typography.oneLine}>{row.receiverParticipant.fullName}</span>
      <DeliveryDate row={row} {...dates} />
    </span>
  );
}

interface FieldsProps<Row> {
  readonly row: Row;
  readonly columns: readonly DataColumn<Row>[];
}

function CardFields<Row extends ConsignmentListItem>({ row, columns }: FieldsProps<Row>): ReactNode {
  return columns.map(({ id, header, cell }) => (
    <span key={id} className={classes.field}>
      <span className={classes.dimmed}>{header}: </span>
      {/* A card is a link, so it can't contain a button. */}
      {id === 'freight' ? <Freight row={row} /> : cell(row)}
    </span>
  ));
}
