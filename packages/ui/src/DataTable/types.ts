import type { ReactNode } from 'react';

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
