import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { installDom, renderInTheme } from '../testing/index.js';
import { createSelection, type Selection } from './selection.js';
import { columns, rows, TestTable, type TestRow } from '../testing/TestTable.js';
import type { DataColumn } from './types.js';

const drawn = vi.fn<(row: TestRow) => void>();
const drawing: DataColumn<TestRow> = {
  id: 'drawn',
  header: 'Drawn',
  width: 80,
  cell: (row) => {
    drawn(row);
    return null;
  },
};
const allColumns = [...columns, drawing];
const link = { href: ({ reference }: TestRow) => `#${reference}`, open: vi.fn<(row: TestRow) => void>() };

function Table({ store, shown = rows }: { store: Selection; shown?: readonly TestRow[] }) {
  const selection = useMemo(
    () => ({ store, label: ({ reference }: TestRow) => `Select ${reference}` }),
    [store],
  );
  return <TestTable columns={allColumns} rows={shown} link={link} selection={selection} />;
}

function box(index: number): HTMLElement {
  return screen.getByRole('checkbox', { name: `Select ${rows[index]?.reference}` });
}

describe('row selection', () => {
  it('[LIST-07] a click redraws a checkbox and no cell', async () => {
    drawn.mockClear();
    renderInTheme(<Table store={createSelection()} />);
    // Once its rows are measured, it draws two more.
    await waitFor(() => expect(drawn).toHaveBeenCalledWith(rows[25]));
    drawn.mockClear();
    await userEvent.click(box(3));
    expect(box(3)).toBeChecked();
    // Only where the focus moves to is a row drawn again: Tab leads to it now.
    expect(new Set(drawn.mock.calls.map(([row]) => row))).toEqual(new Set([rows[0], rows[3]]));
    drawn.mockClear();
    await userEvent.click(box(3));
    expect(box(3)).not.toBeChecked();
    expect(drawn).not.toHaveBeenCalled();
  });

  it('[LIST-07] each row has a named checkbox that does not open it; that of the header selects the page and keeps what is selected on others', async () => {
    const store = createSelection();
    store.set(['OTHER-PAGE'], true);
    renderInTheme(<Table store={store} />);
    const page = screen.getByRole('checkbox', { name: 'Select all on this page' });
    expect(page).not.toBeChecked();
    expect(page).not.toBePartiallyChecked();
    await userEvent.click(box(3));
    expect([...store.ids()]).toEqual(['OTHER-PAGE', 'TAS0000003']);
    expect(box(3)).toBeChecked();
    expect(box(3).closest('[role="row"]')).toHaveAttribute('aria-selected', 'true');
    expect(box(4).closest('[role="row"]')).toHaveAttribute('aria-selected', 'false');
    expect(link.open).not.toHaveBeenCalled();
    expect(page).toBePartiallyChecked();
    await userEvent.click(page);
    expect(page).toBeChecked();
    expect(store.size).toBe(201);
    await userEvent.click(page);
    expect([...store.ids()]).toEqual(['OTHER-PAGE']);
  });

  it('[LIST-07] Shift-click sets all rows in between to the state of the last', async () => {
    const store = createSelection();
    renderInTheme(<Table store={store} />);
    const user = userEvent.setup();
    await user.click(box(2));
    await user.keyboard('{Shift>}');
    await user.click(box(5));
    expect([...store.ids()].sort()).toEqual(rows.slice(2, 6).map(({ reference }) => reference));
    await user.click(box(3));
    await user.keyboard('{/Shift}');
    expect([...store.ids()]).toEqual(['TAS0000002']);
  });

  it('[LIST-07] Space selects the focused row, Shift+Space all rows up to it; the left arrow focuses the checkbox, and Enter opens the row', async () => {
    const store = createSelection();
    renderInTheme(<Table store={store} />);
    screen.getByRole('link', { name: 'TAS0000000' }).focus();
    await userEvent.keyboard('{ArrowDown} {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect([...store.ids()].sort()).toEqual(['TAS0000001', 'TAS0000002', 'TAS0000003']);
    await userEvent.keyboard(' ');
    expect(store.has('TAS0000003')).toBe(false);

    act(() => store.clear());
    screen.getByRole('link', { name: 'TAS0000001' }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    expect(box(2)).toHaveFocus();
    await userEvent.keyboard(' ');
    expect([...store.ids()]).toEqual(['TAS0000002']);
    await userEvent.keyboard('{Enter}');
    expect(link.open).toHaveBeenCalledExactlyOnceWith(rows[2]);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'TAS0000002' })).toHaveFocus();
  });

  it('[LIST-07] the selection survives a change of page', async () => {
    const store = createSelection();
    function Paged() {
      const [page, setPage] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setPage((before) => 1 - before)}>
            Turn
          </button>
          <Table store={store} shown={rows.slice(page * 10, page * 10 + 10)} />
        </>
      );
    }
    renderInTheme(<Paged />);
    await userEvent.click(box(3));
    await userEvent.click(screen.getByRole('button', { name: 'Turn' }));
    expect(box(13)).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Turn' }));
    expect(box(3)).toBeChecked();
  });

  it('[LIST-07] small screens have no checkboxes', () => {
    installDom({ width: 360 });
    renderInTheme(<Table store={createSelection()} />);
    expect(screen.getAllByRole('link').length).toBeGreaterThan(10);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
