import type { ConsignmentListItem } from '@consign/api-client/consignment';
import { DataTable, type ColumnState, type RowLink, type Selection, type Sort } from '@consign/ui/data-table';
import { useMemo, type ReactNode } from 'react';

import { DeliveryDate, Status } from './cells.js';
import { consignmentColumns } from './columns.js';
import classes from './ConsignmentTable.module.css';

interface Props {
  readonly rows: readonly ConsignmentListItem[];
  /** On every page together. */
  readonly total: number;
  /** The place of the first of these rows among them, from 1. */
  readonly firstRow: number;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  readonly link: RowLink<ConsignmentListItem>;
  readonly withPickup: boolean;
  /** Given: each row has a button for its preview (LIST-12). The table is redrawn with another function. */
  readonly onPreview?: ((row: ConsignmentListItem) => void) | undefined;
  /** Of consignments' ids; without one there are no checkboxes (LIST-07). */
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
export function ConsignmentTable({ withPickup, onPreview, selection, ...table }: Props): ReactNode {
  const columns = useMemo(() => consignmentColumns({ withPickup, onPreview }), [withPickup, onPreview]);
  const rowSelection = useMemo(
    () => (selection === undefined ? undefined : { store: selection, label: checkboxLabel }),
    [selection],
  );
  return (
    <DataTable
      label="Consignments"
      columns={columns}
      rowId={rowId}
      renderCard={(row) => <ConsignmentCard row={row} withPickup={withPickup} />}
      selection={rowSelection}
      {...table}
    />
  );
}

interface CardProps {
  readonly row: ConsignmentListItem;
  readonly withPickup: boolean;
}

function ConsignmentCard({ row, withPickup }: CardProps): ReactNode {
  return (
    <span className={classes.card}>
      <span className={classes.reference}>{row.reference}</span>
      <Status row={row} />
      <span className={classes.receiver}>{row.receiverParticipant.fullName}</span>
      <DeliveryDate row={row} withPickup={withPickup} />
    </span>
  );
}
