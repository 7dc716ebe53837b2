import { installDom } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { showSearch, usualQuery } from '../testing/show.js';

function chips(): (string | null)[] {
  const list = screen.queryByRole('list', { name: 'Active filters' });
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
}

describe('filter', () => {
  it('[LIST-09] [LIST-15] has these fields, filled with the defaults', async () => {
    showSearch();
    expect(await screen.findByPlaceholderText('Sender, receiver, reference')).toBe(
      screen.getByLabelText('Keyword'),
    );
    expect(screen.getByLabelText('Phone number')).toHaveValue('');
    expect(screen.getByLabelText('Sales reference')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Status Any status' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Date type' })).toHaveValue('Creation');
    expect(screen.getByRole('combobox', { name: 'Date' })).toHaveValue('Last 7 days');
    expect(screen.getByLabelText('From date')).toHaveValue('15/11/2026');
    expect(screen.getByLabelText('To date')).toHaveValue('21/11/2026');
    expect(chips()).toEqual([]);
  });

  it('[LIST-10] [LIST-11] Enter searches from the first page and updates the URL', async () => {
    const { onQueryChange, searched } = showSearch({ query: { pageNumber: '2', pageSize: '50' } });
    await userEvent.type(await screen.findByLabelText('Keyword'), ' whangārei {Enter}');
    expect(onQueryChange).toHaveBeenLastCalledWith({
      query: { ...usualQuery, searchTerm: 'whangārei', pageSize: '50' },
      references: [],
    });
    await waitFor(() => expect(searched()).toMatchObject({ searchTerm: 'whangārei' }));
    expect(screen.getByLabelText('Keyword')).toHaveFocus();
    expect(chips()).toEqual(['Keyword: whangārei']);
  });

  it('[LIST-34] a label that is scanned into Keyword is searched for as it is printed', async () => {
    const { searched } = showSearch();
    await userEvent.click(await screen.findByLabelText('Keyword'));
    await userEvent.paste(']C14019521234TAS1\u001D');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(searched()).toMatchObject({ searchTerm: '(401)9521234TAS1' }));
    expect(chips()).toEqual(['Keyword: (401)9521234TAS1']);
  });

  it('[LIST-10] Search without changes searches again', async () => {
    const { session, onQueryChange } = showSearch({ query: usualQuery });
    await screen.findByText('TAS0000002');
    const before = session.server.names().length;
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(session.server.names().length).toBeGreaterThan(before));
    expect(onQueryChange).not.toHaveBeenCalled();
  });

  it("[LIST-09] [LIST-20] accepts several of the server's statuses", async () => {
    const { onQueryChange } = showSearch();
    await userEvent.click(await screen.findByRole('button', { name: 'Status Any status' }));
    const options = within(screen.getByRole('listbox', { name: 'Status' }));
    await waitFor(() =>
      expect(options.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'All statuses',
        'Draft',
        'Ready',
        'Staged',
      ]),
    );
    await userEvent.click(options.getByRole('option', { name: 'Ready' }));
    await userEvent.click(options.getByRole('option', { name: 'Draft' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Status 2 statuses' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({ ...usualQuery, statuses: 'DRAFT,FINAL' });
  });

  it('[LIST-18] a custom range must be valid before anything is searched', async () => {
    const { onQueryChange } = showSearch();
    const to = await screen.findByLabelText('To date');
    await userEvent.clear(to);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByText('To Date is invalid')).toBeVisible();
    expect(to).toHaveFocus();
    expect(onQueryChange).not.toHaveBeenCalled();
    await userEvent.type(to, '20/11/2026{Enter}');
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({
      ...usualQuery,
      dateRangePresetCode: undefined,
      startDate: '2026-11-15',
      endDate: '2026-11-20',
    });
    expect(chips()).toEqual(['Creation: 15/11/2026 to 20/11/2026']);
  });

  it('[LIST-10] [LIST-24] Clear restores the defaults, including unsearched input', async () => {
    const { onQueryChange } = showSearch({ query: { statuses: 'DRAFT', dateType: 'ConfirmedDelivery' } });
    await userEvent.type(await screen.findByLabelText('Keyword'), 'half');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({ query: usualQuery, references: [] });
    expect(screen.getByLabelText('Keyword')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Date type' })).toHaveValue('Creation');
    expect(chips()).toEqual([]);
  });

  it('[LIST-12] each active filter can be removed by its chip', async () => {
    const { onQueryChange } = showSearch({ query: { statuses: 'DRAFT,FINAL', salesReference: 'SO-1' } });
    await screen.findByText('TAS0000002');
    expect(chips()).toEqual(['Sales reference: SO-1', 'Status: Draft', 'Status: Ready']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Status: Draft' }));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({
      ...usualQuery,
      statuses: 'FINAL',
      salesReference: 'SO-1',
    });
    expect(screen.getByRole('button', { name: 'Status Ready' })).toBeVisible();
  });

  it('[LIST-38] what needs attention is a filter of any date, which its chip removes', async () => {
    const { onQueryChange, searched } = showSearch({
      query: { attention: 'OVERDUE', dateType: 'ConfirmedDelivery' },
    });
    await screen.findByText('TAS0000002');
    expect(searched()).toMatchObject({ attention: 'OVERDUE' });
    expect(chips()).toEqual(['Needs attention: Overdue']);
    await userEvent.type(screen.getByLabelText('Keyword'), 'tui{Enter}');
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({
      ...usualQuery,
      searchTerm: 'tui',
      attention: 'OVERDUE',
      dateType: 'ConfirmedDelivery',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Needs attention: Overdue' }));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({
      ...usualQuery,
      searchTerm: 'tui',
      dateType: 'ConfirmedDelivery',
    });
    expect(searched()).not.toHaveProperty('attention');
  });

  it('[LIST-38] an unknown one is named, and nothing is searched by it', async () => {
    const { searched } = showSearch({ query: { attention: 'LATE' } });
    expect(
      await screen.findByText(
        "Some filters in this link weren't recognised (needs attention), so the defaults were used.",
      ),
    ).toBeVisible();
    expect(searched()).not.toHaveProperty('attention');
  });

  it('[LIST-38] Clear removes it', async () => {
    const { onQueryChange } = showSearch({ query: { attention: 'OLD_DRAFTS' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({ query: usualQuery, references: [] });
  });

  it('[LIST-12] [LIST-33] removing a chip focuses the next one, and after the last one the filter', async () => {
    showSearch({ query: { statuses: 'DRAFT', salesReference: 'SO-1' } });
    await screen.findByText('TAS0000002');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Sales reference: SO-1' }));
    expect(screen.getByRole('button', { name: 'Remove Status: Draft' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Keyword')).toHaveFocus();
  });

  it('[LIST-25] ten thousand characters still give a usable page that names what it ignored', async () => {
    const { searched } = showSearch({ query: { searchTerm: 'x'.repeat(10_000), pageSize: '1000000000' } });
    expect(await screen.findByText('TAS0000002')).toBeVisible();
    expect(
      screen.getByText(
        "Some filters in this link weren't recognised (page size), so the defaults were used. Too long to search for, so ignored: keyword.",
      ),
    ).toBeVisible();
    expect(searched()).toMatchObject({ searchTerm: null });
  });

  it('[LIST-12] on narrow screens it opens in a dialog; its button shows the number of active filters', async () => {
    installDom({ width: 360 });
    const { onQueryChange } = showSearch({ query: { searchTerm: 'tui', statuses: 'DRAFT' } });
    expect(screen.queryByLabelText('Keyword')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Filters (2)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    const keyword = within(dialog).getByLabelText('Keyword');
    expect(keyword).toHaveValue('tui');
    await userEvent.clear(keyword);
    await userEvent.type(keyword, 'kowhai{Enter}');
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({
      ...usualQuery,
      searchTerm: 'kowhai',
      statuses: 'DRAFT',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
