import { formatCount } from '@consign/domain';
import { statusCodes, type StatusCode } from '@consign/domain/status';
import { StatusChip } from '@consign/ui';
import { DataTable, type DataColumn, type Sort } from '@consign/ui/data-table';
import { useState, type ReactNode } from 'react';

interface Row {
  readonly reference: string;
  readonly receiver: string;
  readonly status: StatusCode;
  readonly pieces: number;
}

const receivers = [
  'Tūī Café',
  'Kōwhai Wellington',
  'Te Whare Taonga o Ōtepoti, the store behind the station',
];

const examples: readonly Row[] = statusCodes.slice(0, 7).map((status, index) => ({
  reference: `EXAMPLE${index + 1}`,
  receiver: receivers[index % receivers.length] ?? '',
  status,
  pieces: index * 250 + 1,
}));

const columns: readonly DataColumn<Row>[] = [
  { id: 'reference', header: 'Consignment', width: 140, isLink: true, cell: (row) => row.reference },
  { id: 'receiver', header: 'Receiver name', width: 260, sortable: true, cell: (row) => row.receiver },
  { id: 'status', header: 'Status', width: 140, cell: (row) => <StatusChip code={row.status} /> },
  { id: 'pieces', header: 'Pieces', width: 100, align: 'right', cell: (row) => formatCount(row.pieces) },
];

// Example rows don't link anywhere.
const link = { href: () => '#table', open: () => undefined };

export function TableDemo(): ReactNode {
  const [sort, setSort] = useState<Sort>({ column: 'receiver', direction: 'asc' });
  const sign = sort.direction === 'asc' ? 1 : -1;
  const rows = examples.toSorted((a, b) => sign * a.receiver.localeCompare(b.receiver, 'en-NZ'));
  return (
    <DataTable
      label="Example consignments"
      columns={columns}
      rows={rows}
      rowId={({ reference }) => reference}
      sort={sort}
      onSort={setSort}
      link={link}
      renderCard={({ reference, receiver, status }) => (
        <>
          {reference} <StatusChip code={status} />
          <div>{receiver}</div>
        </>
      )}
      maxHeight="400px"
    />
  );
}
