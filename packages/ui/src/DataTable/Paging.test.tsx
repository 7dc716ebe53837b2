import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { renderInTheme } from '../testing/index.js';
import { Paging } from './Paging.js';

const paging = {
  currentPage: 1,
  firstRowOnPage: 1,
  lastRowOnPage: 25,
  pageCount: 116,
  pageSize: 25,
  rowCount: 2900,
};

function show(overrides: Partial<typeof paging> = {}) {
  const onPage = vi.fn<(page: number) => void>();
  const onPageSize = vi.fn<(size: number) => void>();
  renderInTheme(
    <Paging
      paging={{ ...paging, ...overrides }}
      pageSizes={[25, 50, 100, 200]}
      onPage={onPage}
      onPageSize={onPageSize}
    />,
  );
  return { onPage, onPageSize };
}

it('shows the range of rows and goes to the next page', async () => {
  const { onPage } = show();
  expect(screen.getByText('1–25 of 2,900')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage).toHaveBeenCalledExactlyOnceWith(2);
});

it('offers the page sizes and includes a current one that is not among them', async () => {
  const { onPageSize } = show({ pageSize: 20 });
  const size = screen.getByLabelText('Rows per page');
  expect(size).toHaveValue('20');
  await userEvent.selectOptions(size, '100');
  expect(onPageSize).toHaveBeenCalledExactlyOnceWith(100);
});

it('has no next page on the last one, and shows no pages as page 1 of 1', () => {
  show({ rowCount: 0, pageCount: 0, firstRowOnPage: 0, lastRowOnPage: 0 });
  expect(screen.getByText('0 of 0')).toBeVisible();
  expect(screen.getByText('Page 1 of 1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

it('[LIST-91] the button of a page that there is not can have the focus, and does nothing', async () => {
  const { onPage } = show({ currentPage: 116 });
  const next = screen.getByRole('button', { name: 'Next page' });
  await userEvent.click(next);
  expect(next).toHaveFocus();
  expect(onPage).not.toHaveBeenCalled();
});
