import type { ReactNode, RefObject } from 'react';

import type { ColumnState } from './column-state.js';
import type { DataColumn, RowLink, RowSelection, Sort, TableHandle } from './types.js';

export interface TableProps<Row> {
  /** Accessible name, such as 'Consignments'. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Number of rows on all pages, and the position of this page's first row among them, from 1. */
  readonly total: number;
  readonly firstRow: number;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
  /** Null where the user can't open the rows. */
  readonly link: RowLink<Row> | null;
  /** Renders a row below 640 px. */
  readonly renderCard: (row: Row) => ReactNode;
  /** Adds checkboxes, except where rows are cards. */
  readonly selection?: RowSelection<Row> | undefined;
  /** Which columns are shown and in which order; null for the default. */
  readonly columnState?: ColumnState | null | undefined;
  /** A CSS length; the rows scroll inside it and only those in view are drawn. */
  readonly maxHeight?: string | undefined;
  readonly handle?: RefObject<TableHandle | null> | undefined;
  /** The row that gets the focus when the table appears, if nothing else has it; null for none. */
  readonly initialFocus?: string | null | undefined;
}
