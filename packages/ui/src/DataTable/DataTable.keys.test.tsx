import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { columns, rows, TestTable, type TestRow } from '../testing/TestTable.js';

const links = columns.filter(({ isLink }) => isLink);

function Between({ shown = rows }: { readonly shown?: readonly TestRow[] }) {
  return (
    <>
      <button type="button">Before</button>
      <TestTable columns={links} rows={shown} />
      <button type="button">After</button>
    </>
  );
}

function rowLink(index: number): HTMLElement {
  return screen.getByRole('link', { name: rows[index]?.reference ?? '' });
}

describe('table keyboard navigation', () => {
  it('Tab focuses one row and then leaves the table; End focuses a row that was not rendered, Home the first; keys with Ctrl are left to the browser', async () => {
    renderInTheme(<Between />);
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
    renderInTheme(<Between />);
    rowLink(0).focus();
    await userEvent.keyboard('{PageDown}');
    expect(rowLink(10)).toHaveFocus();
    await userEvent.keyboard('{PageDown}{PageUp}{PageUp}');
    expect(rowLink(0)).toHaveFocus();
  });

  it('the focus follows its row when the order changes, and stays in place when the row is removed', async () => {
    const { rerender } = renderInTheme(<Between />);
    rowLink(0).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    rerender(<Between shown={rows.toReversed()} />);
    expect(rowLink(2)).toHaveFocus();
    rerender(<Between shown={rows.slice(3)} />);
    expect(document.activeElement).toHaveAttribute('data-row-link');
    rerender(<Between shown={rows.slice(0, 2)} />);
    expect(rowLink(1)).toHaveFocus();
  });
});
