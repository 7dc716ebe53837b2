import type { Meta, StoryObj } from '@storybook/react-vite';

import { DataTable } from './DataTable.js';
import { Paging } from './Paging.js';
import type { DataColumn } from './types.js';

interface Row {
  reference: string;
  receiver: string;
  pieces: number;
}

const rows: Row[] = Array.from({ length: 200 }, (_, index) => ({
  reference: `TAS${String(index + 1).padStart(7, '0')}`,
  receiver: index % 3 === 0 ? 'Tūī Café' : 'Kōwhai Wellington',
  pieces: (index * 7) % 40,
}));

const columns: DataColumn<Row>[] = [
  { id: 'reference', header: 'Consignment', width: 160, isLink: true, cell: (row) => row.reference },
  { id: 'receiver', header: 'Receiver name', width: 240, sortable: true, cell: (row) => row.receiver },
  { id: 'pieces', header: 'Pieces', width: 100, align: 'right', cell: (row) => row.pieces },
];

const link = { href: ({ reference }: Row) => `#${reference}`, open: () => undefined };

const meta: Meta<typeof DataTable<Row>> = {
  component: DataTable<Row>,
  args: {
    label: 'Consignments',
    columns,
    rows,
    rowId: ({ reference }) => reference,
    total: 2900,
    firstRow: 1,
    sort: { column: 'receiver', direction: 'asc' },
    onSort: () => undefined,
    link,
    renderCard: ({ reference }) => reference,
    maxHeight: '400px',
  },
};

export default meta;
type Story = StoryObj<typeof DataTable<Row>>;

export const TwoHundredRows: Story = {};

export const Busy: Story = { args: { busy: true } };

export const WithPaging: Story = {
  render: (args) => (
    <>
      <DataTable {...args} />
      <Paging
        paging={{
          currentPage: 2,
          firstRowOnPage: 201,
          lastRowOnPage: 400,
          pageCount: 15,
          pageSize: 200,
          rowCount: 2900,
        }}
        pageSizes={[25, 50, 100, 200]}
        onPage={() => undefined}
        onPageSize={() => undefined}
      />
    </>
  ),
};
