import type { ConsignmentListItem } from '@consign/api-client/consignment';
import type { Day } from '@consign/domain/dates';
import { DataTable, type ColumnState, type RowLink, type Selection, type Sort } from '@consign/ui/data-table';
import { useMemo, type ReactNode } from 'react';

import { DeliveryDate, Status, type DeliveryDateOptions } from './cells.js';
import { consignmentColumns } from './columns.js';
import classes from './ConsignmentTable.module.css';

interface Props {
  readonly rows: readonly ConsignmentListItem[];
  /** Number of rows on all pages. */
  readonly total: number;
  /** Position of the first row among all rows, from 1. */
  readonly firstRow: number;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  readonly link: RowLink<ConsignmentListItem>;
  readonly withPickup: boolean;
  /** The local day in Auckland, to mark overdue deliveries (LIST-35). */
  readonly today: Day;
  /** If set, each row has a preview button (LIST-12). Must be stable: a new function redraws the table. */
  readonly onPreview?: ((row: ConsignmentListItem) => void) | undefined;
  /** Selected consignment ids; without it there are no checkboxes (LIST-07). */
  readonly selection?: Selection | undefined;
  readonly columnState?: ColumnState | null | undefined;
  readonly busy?: boolean | undefined;
  readonly maxHeight?: string | undefined;
}

function rowId(row: ConsignmentListItem): string {
  return row.id;
}

function checkboxLabel(row: ConsignmentListItem): string {
  return `Select ${row.reference}`;
}

/** Consignments as rows (LIST-01), and as cards on small screens (LIST-05). */
export function ConsignmentTable({ withPickup, today, onPreview, selection, ...table }: Props): ReactNode {
  const columns = useMemo(
    () => consignmentColumns({ withPickup, today, onPreview }),
    [withPickup, today, onPreview],
  );
  const rowSelection = useMemo(
    () => (selection === undefined ? undefined : { store: selection, label: checkboxLabel }),
    [selection],
  );
  return (
    <DataTable
      label="Consignments"
      columns={columns}
      rowId={rowId}
      renderCard={(row) => <ConsignmentCard row={row} withPickup={withPickup} today={today} />}
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
      <span className={classes.receiver}>{row.receiverParticipant.fullName}</span>
      <DeliveryDate row={row} {...dates} />
    </span>
  );
}
