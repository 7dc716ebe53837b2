import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { EmptyState } from '../EmptyState/EmptyState.js';
import type { Guide } from '../testing/guide.js';
import type { ColumnState } from './column-state.js';
import { ColumnsButton } from './ColumnsButton.js';
import { DataTable } from './DataTable.js';
import { Paging } from './Paging.js';
import { createSelection } from './selection.js';
import type { DataColumn } from './types.js';

interface Row {
  reference: string;
  receiver: string;
  pieces: number;
}

const receivers = [
  'Tūī Café',
  'Kōwhai Wellington',
  'Te Whare Wānanga o Awanuiārangi Whakatāne Pātaka Pukapuka',
];
const rows: Row[] = Array.from({ length: 200 }, (_, index) => ({
  reference: `TAS${String(index + 1).padStart(7, '0')}`,
  receiver: receivers[index % 3] ?? '',
  pieces: (index * 7) % 40,
}));

const columns: DataColumn<Row>[] = [
  {
    id: 'reference',
    header: 'Consignment',
    width: 160,
    isLink: true,
    sortable: true,
    cell: (row) => row.reference,
  },
  { id: 'receiver', header: 'Receiver name', width: 240, sortable: true, cell: (row) => row.receiver },
  { id: 'pieces', header: 'Pieces', width: 100, align: 'right', cell: (row) => row.pieces },
];

const link = { href: ({ reference }: Row) => `#${reference}`, open: () => undefined };

function createSelected(references: readonly string[]) {
  const store = createSelection();
  store.set(references, true);
  return { store, label: ({ reference }: Row) => `Select ${reference}` };
}

const meta: Meta<typeof DataTable<Row>> = {
  title: 'Data/DataTable',
  component: DataTable<Row>,
  args: {
    label: 'Consignments',
    columns,
    rows,
    rowId: ({ reference }) => reference,
    total: 2900,
    firstRow: 1,
    sort: { column: 'reference', direction: 'asc' },
    onSort: () => undefined,
    link,
    renderCard: ({ reference }) => reference,
    maxHeight: '400px',
  },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'Many things with the same facts, to be compared, sorted, selected: consignments, invoices, lines of a file.',
      ],
      avoid: ['Up to about five things: cards, or a plain table.', 'Layout: a table is for data.'],
      examples: [
        {
          verdict: 'do',
          story: 'NumbersToTheRight',
          why: 'Set figures to the right, with their heading above them.',
        },
        { verdict: 'do', story: 'Empty', why: 'Say in the table why it is empty, and for which filter.' },
      ],
      keys: [
        ['Tab', 'Moves into the table: one Tab stop'],
        ['Arrow up, Arrow down', 'Another row'],
        ['Page up, Page down', 'A window of rows'],
        ['Home, End', 'First and last row'],
        ['Space', 'Selects the row; with Shift, all from the last one'],
        ['Arrow left, Arrow right', 'Another link or button of the row'],
        ['Enter', 'Opens the row'],
      ],
      accessibility: [
        'A grid with row and column numbers, so that a part of 2,900 rows is announced as such.',
        'A heading that sorts is a button in a header with `aria-sort`.',
        'Below 640 px each row is a card.',
      ],
    } satisfies Guide,
  },
};

export default meta;
type Story = StoryObj<typeof DataTable<Row>>;

/** LIST-01: the heading of a column of numbers stands over them, whether or not it sorts. */
export const NumbersToTheRight: Story = {
  args: {
    columns: columns.map((column) => (column.id === 'receiver' ? { ...column, align: 'right' } : column)),
    rows: rows.slice(0, 3),
  },
  play: async ({ canvasElement }) => {
    for (const head of canvasElement.querySelectorAll('[role=columnheader][data-right]')) {
      const text = document.createRange();
      text.selectNodeContents(head);
      const free = head.getBoundingClientRect().right - text.getBoundingClientRect().right;
      await expect(free).toBe(head.matches(':last-child') ? 16 : 8);
    }
  },
};

export const TwoHundredRows: Story = {};

export const WithSelection: Story = {
  args: { selection: createSelected(['TAS0000002', 'TAS0000003']) },
};

export const WithSelectionDark: Story = {
  ...WithSelection,
  globals: { scheme: 'dark' },
};

export const LongNames: Story = { args: { rows: rows.filter((_, index) => index % 3 === 2) } };

export const Cards: Story = {
  args: { rows: rows.slice(0, 6) },
  globals: { viewport: { value: 'phone' } },
};

export const Busy: Story = { parameters: { isAlwaysBusy: true }, args: { busy: true } };

export const BeforeTheFirstAnswer: Story = { parameters: { isAlwaysBusy: true }, args: { rows: null } };

export const Empty: Story = {
  args: {
    rows: [],
    total: 0,
    empty: (
      <EmptyState title="No consignments found">
        Nothing was created from 15/11/2026 to 21/11/2026.
      </EmptyState>
    ),
  },
};

export const Failed: Story = {
  args: {
    rows: null,
    failure: {
      title: 'Search error, please try again later',
      query: {
        error: new Error('No response received: you may be offline'),
        isFetching: false,
        refetch: () => undefined,
      },
    },
  },
};

export const HiddenColumns: Story = {
  render: function Render(args) {
    const [state, setState] = useState<ColumnState | null>({
      order: ['reference', 'pieces', 'receiver'],
      hidden: ['receiver'],
    });
    return (
      <>
        <ColumnsButton columns={columns} state={state} onState={setState} />
        <DataTable {...args} columnState={state} />
      </>
    );
  },
};

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
