import type { ReactNode } from 'react';

import type { Selection } from './selection.js';

export type SortDirection = 'asc' | 'desc';

export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** In px; columns grow in proportion to it. */
  readonly width: number;
  /** Numbers stand at the right, tabular. */
  readonly align?: 'right' | undefined;
  readonly sortable?: boolean | undefined;
  /** Its text is the row's link. One column has it. */
  readonly isLink?: boolean | undefined;
  /** Stands behind the link, such as an icon. */
  readonly aside?: ((row: Row) => ReactNode) | undefined;
}

export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** How a row leads on: by address, so that the middle button and a new tab work, and by a call for a plain click. */
export interface RowLink<Row> {
  readonly href: (row: Row) => string;
  readonly open: (row: Row) => void;
  /** The pointer rests on the row, or the keyboard on its link: what it leads to may be fetched ahead. */
  readonly onIntent?: ((row: Row) => void) | undefined;
}

/** Checkboxes for the rows. The store outlives the page, so that a selection survives paging. */
export interface RowSelection<Row> {
  readonly store: Selection;
  /** What a checkbox is called: 'Select TAS0000001'. */
  readonly label: (row: Row) => string;
}
