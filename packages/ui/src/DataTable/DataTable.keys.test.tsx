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
        total={2900}
        firstRow={1}
        sort={null}
        onSort={() => undefined}
        link={link}
        renderCard={({ reference }) => reference}
      />
      <button type="button">After</button>
    </>
  );
}

function linkOf(index: number): HTMLElement {
  return screen.getByRole('link', { name: rows[index]?.reference ?? '' });
}

describe('the keys of the table', () => {
  it('Tab leads to one row and then out of the table', async () => {
    renderInTheme(<Table />);
    screen.getByRole('button', { name: 'Before' }).focus();
    await userEvent.tab();
    expect(linkOf(0)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(linkOf(2)).toHaveFocus();
  });

  it('End leads to a row that was not drawn, Home back; the ends hold', async () => {
    renderInTheme(<Table />);
    expect(screen.queryByRole('link', { name: 'TAS0000199' })).toBeNull();
    linkOf(0).focus();
    await userEvent.keyboard('{End}');
    expect(linkOf(199)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(linkOf(199)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(linkOf(0)).toHaveFocus();
  });

  it('Page down leads on by what fits on the screen', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(37 + 41 * 10);
    renderInTheme(<Table />);
    linkOf(0).focus();
    await userEvent.keyboard('{PageDown}');
    expect(linkOf(10)).toHaveFocus();
    await userEvent.keyboard('{PageDown}{PageUp}{PageUp}');
    expect(linkOf(0)).toHaveFocus();
  });

  it('what has the focus keeps it in another order, and leaves it to its place when it goes', async () => {
    const { rerender } = renderInTheme(<Table />);
    linkOf(0).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    rerender(<Table shown={rows.toReversed()} />);
    expect(linkOf(2)).toHaveFocus();
    rerender(<Table shown={rows.slice(3)} />);
    expect(document.activeElement).toHaveAttribute('data-row-link');
    rerender(<Table shown={rows.slice(0, 2)} />);
    expect(linkOf(1)).toHaveFocus();
  });

  it('keys with Ctrl are the browser’s', async () => {
    renderInTheme(<Table />);
    linkOf(0).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(linkOf(0)).toHaveFocus();
  });
});
