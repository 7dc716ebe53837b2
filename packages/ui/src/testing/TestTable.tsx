import type { ComponentProps, ReactNode } from 'react';

import { DataTable } from '../DataTable/DataTable.js';
import type { DataColumn } from '../DataTable/types.js';

export interface TestRow {
  readonly reference: string;
  readonly pieces: number;
}

export const rows: readonly TestRow[] = Array.from({ length: 200 }, (_, pieces) => ({
  reference: `TAS${String(pieces).padStart(7, '0')}`,
  pieces,
}));

export const columns: readonly DataColumn<TestRow>[] = [
  { id: 'reference', header: 'Consignment', width: 140, isLink: true, cell: ({ reference }) => reference },
  { id: 'pieces', header: 'Pieces', width: 80, align: 'right', sortable: true, cell: ({ pieces }) => pieces },
];

/** A table of 200 rows; a test changes what it is about. */
export function TestTable(changes: Partial<ComponentProps<typeof DataTable<TestRow>>>): ReactNode {
  return (
    <DataTable
      label="Consignments"
      columns={columns}
      rows={rows}
      rowId={({ reference }) => reference}
      link={{ href: ({ reference }) => `/consignment/${reference}`, open: () => undefined }}
      renderCard={({ reference }) => reference}
      {...changes}
    />
  );
}
