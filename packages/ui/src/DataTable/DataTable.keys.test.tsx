import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { DataTable } from './DataTable.js';
import type { DataColumn } from './types.js';

interface Row {
  reference: string;
}

const rows: Row[] = Array.from({ length: 200 }, (_, index) => ({
  reference: `TAS${String(index).padStart(7, '0')}`,
}));
const columns: DataColumn<Row>[] = [
  { id: 'reference', header: 'Consignment', width: 140, isLink: true, cell: (row) => row.reference },
];
const link = { href: ({ reference }: Row) => `#${reference}`, open: vi.fn<(row: Row) => void>() };

function Table({ shown = rows }: { shown?: Row[] }) {
  return (
    <>
      <button type="button">Before</button>
      <DataTable
        label="Consignments"
        columns={columns}
        rows={shown}
        rowId={({ reference }) => reference}
        link={link}
        renderCard={({ reference }) => reference}
      />
      <button type="button">After</button>
    </>
  );
}

function rowLink(index: number): HTMLElement {
  return screen.getByRole('link', { name: rows[index]?.reference ?? '' });
}

describe('table keyboard navigation', () => {
  it('Tab focuses one row and then leaves the table; End focuses a row that was not rendered, Home the first; keys with Ctrl are left to the browser', async () => {
    renderInTheme(<Table />);
    screen.getByRole('button', { name: 'Before' }).focus();
    await userEvent.tab();
    expect(rowLink(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(rowLink(2)).toHaveFocus();

    expect(screen.queryByRole('link', { name: 'TAS0000199' })).toBeNull();
    rowLink(0).focus();
    await userEvent.keyboard('{End}');
    expect(rowLink(199)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(rowLink(199)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(rowLink(0)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(rowLink(0)).toHaveFocus();
  });

  it('Page Down moves by one screen of rows', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(37 + 37 * 10);
    renderInTheme(<Table />);
    rowLink(0).focus();
    await userEvent.keyboard('{PageDown}');
    expect(rowLink(10)).toHaveFocus();
    await userEvent.keyboard('{PageDown}{PageUp}{PageUp}');
    expect(rowLink(0)).toHaveFocus();
  });

  it('the focus follows its row when the order changes, and stays in place when the row is removed', async () => {
    const { rerender } = renderInTheme(<Table />);
    rowLink(0).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    rerender(<Table shown={rows.toReversed()} />);
    expect(rowLink(2)).toHaveFocus();
    rerender(<Table shown={rows.slice(3)} />);
    expect(document.activeElement).toHaveAttribute('data-row-link');
    rerender(<Table shown={rows.slice(0, 2)} />);
    expect(rowLink(1)).toHaveFocus();
  });
});
