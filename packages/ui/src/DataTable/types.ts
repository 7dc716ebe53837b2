import type { ReactNode, RefObject } from 'react';

import type { ColumnState } from './column-state.js';
import type { Selection } from './selection.js';

export type SortDirection = 'asc' | 'desc';

export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** In px; columns grow in proportion to it. */
  readonly width: number;
  /** 'right' for numbers, with tabular figures. */
  readonly align?: 'right' | undefined;
  readonly sortable?: boolean | undefined;
  /** The cell is the row's link; exactly one column sets it. */
  readonly isLink?: boolean | undefined;
  /** Stays in view at the right when the table is wider than the screen. */
  readonly isPinned?: boolean | undefined;
  /** Hidden until it is chosen. */
  readonly isOptional?: boolean | undefined;
  /** Content after the link, such as an icon. */
  readonly aside?: ((row: Row) => ReactNode) | undefined;
}

export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** Where a row leads: an href, so that middle click and new tab work, and a callback for a plain click. */
export interface RowLink<Row> {
  readonly href: (row: Row) => string;
  readonly open: (row: Row) => void;
  /** Called on pointer hover or keyboard focus, so that the target can be prefetched. */
  readonly onIntent?: ((row: Row) => void) | undefined;
}

/** Moves the focus into the rows from outside. */
export interface TableHandle {
  /** Focuses the row with this id, or the tab stop without one. */
  readonly focusRow: (id?: string) => void;
}

/** Checkboxes for the rows. The store outlives a page, so that the selection survives paging. */
export interface RowSelection<Row> {
  readonly store: Selection;
  /** Accessible name of a checkbox, such as 'Select TAS0000001'. */
  readonly label: (row: Row) => string;
}

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
