import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import type { ColumnState } from './column-state.js';
import { ColumnsButton } from './ColumnsButton.js';
import { DataTable } from './DataTable.js';
import type { DataColumn } from './types.js';

interface Row {
  reference: string;
  receiver: string;
  pieces: number;
}

const rows: Row[] = [{ reference: 'TAS0000001', receiver: 'Tūī Café', pieces: 3 }];
const columns: DataColumn<Row>[] = [
  { id: 'reference', header: 'Consignment', width: 140, isLink: true, cell: (row) => row.reference },
  { id: 'receiver', header: 'Receiver name', width: 140, cell: (row) => row.receiver },
  { id: 'pieces', header: 'Pieces', width: 80, cell: (row) => row.pieces },
];

function Screen() {
  const [state, setState] = useState<ColumnState | null>(null);
  return (
    <>
      <ColumnsButton columns={columns} state={state} onState={setState} />
      <DataTable
        label="Consignments"
        columns={columns}
        columnState={state}
        rows={rows}
        rowId={({ reference }) => reference}
        link={{ href: ({ reference }) => `#${reference}`, open: () => undefined }}
        renderCard={({ reference }) => reference}
      />
    </>
  );
}

function headers(): (string | null)[] {
  return screen.getAllByRole('columnheader').map((header) => header.textContent);
}

async function open(): Promise<void> {
  renderInTheme(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await screen.findByRole('checkbox', { name: 'Pieces' });
}

it('hides and shows columns, except the link column, and moves them with a button, or Alt and an arrow key, keeping the focus', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Receiver name' }));
  expect(headers()).toEqual(['Consignment', 'Pieces']);
  expect(screen.queryByText('Tūī Café')).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Consignment' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(headers()).toEqual(['Consignment', 'Receiver name', 'Pieces']);

  const up = screen.getByRole('button', { name: 'Move Pieces up' });
  await userEvent.click(up);
  expect(headers()).toEqual(['Consignment', 'Pieces', 'Receiver name']);
  expect(up).toHaveFocus();
  expect(screen.getByText('Pieces, 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(headers()).toEqual(['Pieces', 'Consignment', 'Receiver name']);
  expect(screen.getByRole('checkbox', { name: 'Pieces' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
  screen.getByRole('checkbox', { name: 'Receiver name' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(headers()).toEqual(['Consignment', 'Pieces', 'Receiver name']);
  expect(screen.getByRole('checkbox', { name: 'Receiver name' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  expect(within(screen.getByRole('grid')).getAllByRole('row')).toHaveLength(2);
});
