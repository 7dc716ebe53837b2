import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { installDom, renderInTheme } from '../testing/index.js';
import { rows, TestTable, type TestRow } from '../testing/TestTable.js';
import type { RowLink, Sort } from './types.js';

function show(overrides: { busy?: boolean; link?: null } = {}) {
  const link = {
    href: ({ reference }) => `/consignment/${reference}`,
    open: vi.fn<(row: TestRow) => void>(),
    onIntent: vi.fn<(row: TestRow) => void>(),
  } satisfies RowLink<TestRow>;
  const onSort = vi.fn<(sort: Sort) => void>();
  renderInTheme(
    <TestTable
      total={2900}
      firstRow={201}
      sort={{ column: 'pieces', direction: 'asc' }}
      onSort={onSort}
      link={link}
      {...overrides}
    />,
  );
  return { link, onSort };
}

describe('DataTable', () => {
  beforeEach(() => {
    vi.spyOn(window, 'open').mockReturnValue(null);
  });

  it('[PLAT-28] [PLAT-297] draws only the rows in view, announces how many there are and which these are, and draws others as they scroll into view, and every row while the page is printed', () => {
    show();
    const table = screen.getByRole('grid', { name: 'Consignments' });
    const drawn = within(table).getAllByRole('row');
    expect(drawn.length).toBeLessThan(60);
    expect(table).toHaveAttribute('aria-rowcount', '2901');
    expect(drawn[1]).toHaveAttribute('aria-rowindex', '202');
    expect(screen.getByRole('link', { name: 'TAS0000000' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'TAS0000100' })).toBeNull();
    const scrolling = table.parentElement;
    if (scrolling === null) throw new Error('nothing scrolls');
    Object.defineProperty(scrolling, 'clientHeight', { value: 370 });
    fireEvent.scroll(scrolling, { target: { scrollTop: 37 * 100 } });
    expect(screen.getByRole('link', { name: 'TAS0000100' })).toBeVisible();
    // The tab stop stays rendered.
    expect(screen.getByRole('link', { name: 'TAS0000000' })).toHaveAttribute('tabindex', '0');
    expect(screen.queryByRole('link', { name: 'TAS0000001' })).toBeNull();

    fireEvent(window, new Event('beforeprint'));
    expect(screen.getAllByRole('row')).toHaveLength(rows.length + 1);
    fireEvent(window, new Event('afterprint'));
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('marks the sorted column and reverses the order', async () => {
    const { onSort } = show();
    const header = screen.getByRole('columnheader', { name: 'Pieces' });
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Consignment' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(header).getByRole('button'));
    expect(onSort).toHaveBeenCalledWith({ column: 'pieces', direction: 'desc' });
  });

  it('[LIST-08] a click anywhere in the row opens it, as Enter does; a middle or Ctrl-click in a new tab', async () => {
    const { link } = show();
    expect(screen.getByRole('link', { name: 'TAS0000003' })).toHaveAttribute(
      'href',
      '/consignment/TAS0000003',
    );
    const cell = screen.getByRole('gridcell', { name: '3' });
    await userEvent.pointer({ keys: '[MouseMiddle]', target: cell });
    expect(window.open).toHaveBeenLastCalledWith('/consignment/TAS0000003', '_blank', 'noopener');
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(cell);
    await user.keyboard('{/Control}');
    expect(window.open).toHaveBeenCalledTimes(2);
    expect(link.open).not.toHaveBeenCalled();

    await userEvent.click(cell);
    expect(link.open).toHaveBeenCalledExactlyOnceWith(rows[3]);
    await userEvent.click(screen.getByRole('link', { name: 'TAS0000004' }));
    expect(link.open).toHaveBeenCalledTimes(2);

    screen.getByRole('link', { name: 'TAS0000004' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'TAS0000005' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(link.open).toHaveBeenLastCalledWith(rows[5]);
    expect(link.onIntent).toHaveBeenCalledWith(rows[5]);
  });

  it('[LIST-05] rows are cards below 640 px', async () => {
    installDom({ width: 360 });
    const { link } = show();
    expect(screen.queryByRole('grid')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'TAS0000003' }));
    expect(link.open).toHaveBeenCalledExactlyOnceWith(rows[3]);
  });

  it('[DASH-24] without a link rows are read by the keys and open nothing', async () => {
    show({ link: null });
    expect(screen.queryByRole('link')).toBeNull();
    const first = screen.getByRole('gridcell', { name: 'TAS0000000' });
    await userEvent.tab();
    await userEvent.tab();
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('gridcell', { name: 'TAS0000001' })).toHaveFocus();
  });

  it('[DASH-24] without a link cards are no links', () => {
    installDom({ width: 360 });
    show({ link: null });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('TAS0000003')).toBeVisible();
  });

  it('is busy while another page loads', () => {
    show({ busy: true });
    expect(screen.getByRole('grid').closest('[aria-busy="true"]')).not.toBeNull();
  });
});

function showInstead(instead: Parameters<typeof TestTable>[0]): void {
  renderInTheme(<TestTable rows={[]} {...instead} />);
  expect(screen.queryByRole('grid')).toBeNull();
}

describe('DataTable without rows', () => {
  it('shows a skeleton until the first response', () => {
    showInstead({ rows: null });
    expect(screen.getByText('Loading consignments').closest('[aria-busy="true"]')).not.toBeNull();
  });

  it('shows the empty state', () => {
    showInstead({ empty: <p>No consignments found</p> });
    expect(screen.getByText('No consignments found')).toBeVisible();
  });

  it('shows the failure with a retry', async () => {
    const query = { error: new Error('You may be offline'), isFetching: false, refetch: vi.fn<() => void>() };
    showInstead({ rows: null, failure: { title: 'Search error', query } });
    expect(screen.getByRole('alert')).toHaveTextContent('Search error');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(query.refetch).toHaveBeenCalledOnce();
  });
});
