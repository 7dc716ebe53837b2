import { permissions } from '@consign/domain/permissions';
import { enterText, installDom, listTexts } from '@consign/ui/testing';
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
  it('[LIST-09] [LIST-10] [LIST-11] [LIST-15] [LIST-20] [LIST-24] [LIST-34] has the defaults, searches for what is entered, and clears', async () => {
    const { session, onQueryChange, searched } = showSearch({ query: { pageNumber: '2', pageSize: '50' } });
    const keyword = await screen.findByPlaceholderText('Sender, receiver, reference');
    expect(keyword).toBe(screen.getByLabelText('Keyword'));
    expect(screen.getByLabelText('Phone number')).toHaveValue('');
    expect(screen.getByLabelText('Sales reference')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Date type' })).toHaveValue('Creation');
    expect(screen.getByRole('combobox', { name: 'Date' })).toHaveValue('Last 7 days');
    expect(screen.getByLabelText('From date')).toHaveValue('15/11/2026');
    expect(screen.getByLabelText('To date')).toHaveValue('21/11/2026');
    expect(chips()).toEqual([]);

    // The statuses come from the server.
    await userEvent.click(screen.getByRole('button', { name: 'Status Any status' }));
    const options = within(screen.getByRole('listbox', { name: 'Status' }));
    await waitFor(() =>
      expect(listTexts(options.getAllByRole('option'))).toEqual(['All statuses', 'Draft', 'Ready', 'Staged']),
    );
    await userEvent.click(options.getByRole('option', { name: 'Ready' }));
    await userEvent.click(options.getByRole('option', { name: 'Draft' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Status 2 statuses' })).toBeVisible();
    await userEvent.click(screen.getByLabelText('Phone number'));
    await userEvent.paste(' 09 438 7720 ');
    await userEvent.type(keyword, ' whangārei {Enter}');
    const entered = { searchTerm: 'whangārei', phoneNumber: '09 438 7720' };
    expect(onQueryChange).toHaveBeenLastCalledWith({
      query: { ...usualQuery, ...entered, statuses: 'DRAFT,FINAL', pageSize: '50' },
      references: [],
    });
    await waitFor(() => expect(searched()).toMatchObject({ ...entered, statuses: ['DRAFT', 'FINAL'] }));
    expect(keyword).toHaveFocus();
    expect(chips()).toEqual([
      'Keyword: whangārei',
      'Phone number: 09 438 7720',
      'Status: Draft',
      'Status: Ready',
    ]);

    // Search without changes searches again.
    const before = session.server.names().length;
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(session.server.names().length).toBeGreaterThan(before));
    expect(onQueryChange).toHaveBeenCalledTimes(1);

    // A label that is scanned is searched for as it is printed.
    await userEvent.clear(keyword);
    await userEvent.paste(']C14019521234TAS1\u001D');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(searched()).toMatchObject({ searchTerm: '(401)9521234TAS1' }));
    expect(chips()).toContain('Keyword: (401)9521234TAS1');

    enterText(screen.getByLabelText('Sales reference'), 'half');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({
      query: { ...usualQuery, pageSize: '50' },
      references: [],
    });
    expect(keyword).toHaveValue('');
    expect(screen.getByLabelText('Sales reference')).toHaveValue('');
    expect(chips()).toEqual([]);
  });

  it('[LIST-12] [LIST-18] [LIST-24] [LIST-33] a custom range must be valid; each chip removes its filter', async () => {
    const query = { statuses: 'DRAFT,FINAL', salesReference: 'SO-1', dateType: 'ConfirmedDelivery' };
    const { onQueryChange } = showSearch({ query });
    const last = () => onQueryChange.mock.lastCall?.[0].query;
    await screen.findByText('TAS0000002');
    const to = screen.getByLabelText('To date');
    await userEvent.clear(to);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByText('To Date is invalid')).toBeVisible();
    expect(to).toHaveFocus();
    expect(onQueryChange).not.toHaveBeenCalled();
    await userEvent.type(to, '20/11/2026{Enter}');
    const days = { dateRangePresetCode: undefined, startDate: '2026-11-15', endDate: '2026-11-20' };
    expect(last()).toEqual({ ...usualQuery, ...query, ...days });
    expect(chips()).toEqual([
      'Sales reference: SO-1',
      'Status: Draft',
      'Status: Ready',
      'Confirmed delivery: 15/11/2026 to 20/11/2026',
    ]);

    await userEvent.click(screen.getByRole('button', { name: 'Remove Status: Draft' }));
    expect(last()).toEqual({ ...usualQuery, ...query, ...days, statuses: 'FINAL' });
    expect(screen.getByRole('button', { name: 'Status Ready' })).toBeVisible();
    // The focus goes to the next chip, and after the last one to the filter.
    expect(screen.getByRole('button', { name: 'Remove Status: Ready' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Sales reference: SO-1' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: /^Remove Confirmed delivery/u })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(last()).toEqual(usualQuery);
    expect(screen.getByRole('combobox', { name: 'Date type' })).toHaveValue('Creation');
    expect(screen.getByLabelText('Keyword')).toHaveFocus();
    expect(chips()).toEqual([]);
  });

  it('[LIST-88] a text that is too long to search for stays whole, and is refused beside its field', async () => {
    const { onQueryChange } = showSearch();
    await screen.findByText('TAS0000002');
    const phone = screen.getByLabelText('Phone number');
    await userEvent.click(phone);
    await userEvent.paste('0'.repeat(51));
    expect(phone).toHaveAccessibleDescription('Maximum length is 50 characters');
    await userEvent.click(screen.getByLabelText('Keyword'));
    await userEvent.paste(` ${'ā'.repeat(250)} `);
    await userEvent.keyboard('{Enter}');
    expect(onQueryChange).not.toHaveBeenCalled();
    expect(phone).toHaveFocus();
    expect(phone).toHaveValue('0'.repeat(51));
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(onQueryChange.mock.lastCall?.[0].query).toMatchObject({
      searchTerm: 'ā'.repeat(250),
      phoneNumber: '0'.repeat(50),
    });
  });

  it('[LIST-38] what needs attention is a filter of any date, which its chip removes', async () => {
    const { onQueryChange, searched } = showSearch({
      query: { attention: 'OVERDUE', dateType: 'ConfirmedDelivery' },
    });
    await screen.findByText('TAS0000002');
    expect(searched()).toMatchObject({ attention: 'OVERDUE' });
    expect(chips()).toEqual(['Needs attention: Overdue, any date']);
    await userEvent.type(screen.getByLabelText('Keyword'), 'tui{Enter}');
    const query = { ...usualQuery, searchTerm: 'tui', dateType: 'ConfirmedDelivery' };
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({ ...query, attention: 'OVERDUE' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Needs attention: Overdue, any date' }));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual(query);
    expect(searched()).not.toHaveProperty('attention');
  });

  it('[LIST-25] [LIST-38] a link with unknown and endless values gives a usable page that names what it ignored', async () => {
    const { searched } = showSearch({
      query: {
        searchTerm: 'x'.repeat(10_000),
        attention: 'LATE',
        sortOption: 'weight',
        pageSize: '1000000000',
      },
    });
    expect(await screen.findByText('TAS0000002')).toBeVisible();
    expect(
      screen.getByText(
        "Some filters in this link weren't recognised (needs attention, sort, page size), so the defaults were used. Too long to search for, so ignored: keyword.",
      ),
    ).toBeVisible();
    expect(searched()).toMatchObject({ searchTerm: null });
    expect(searched()).not.toHaveProperty('attention');
  });

  it('[LIST-10] [LIST-12] [LIST-26] [LIST-38] [PODX-16] on narrow screens it opens in a dialog; its button shows the number of active filters', async () => {
    installDom({ width: 360 });
    const references = ['TAS1'];
    const { onQueryChange } = showSearch({
      query: { searchTerm: 'tui', attention: 'OLD_DRAFTS' },
      references,
    });
    expect(screen.queryByLabelText('Keyword')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Filters (2)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    const keyword = within(dialog).getByLabelText('Keyword');
    expect(keyword).toHaveValue('tui');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Delivered without proof' }));
    await userEvent.clear(keyword);
    await userEvent.type(keyword, 'kowhai{Enter}');
    expect(onQueryChange).toHaveBeenLastCalledWith({
      query: { ...usualQuery, searchTerm: 'kowhai', attention: 'OLD_DRAFTS', withoutProof: 'true' },
      references,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Filters (3)' }));
    const again = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(again.getByRole('button', { name: 'Clear' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({ query: usualQuery, references: [] });
  });

  it('[LIST-82] [PODX-16] finds by price, and what is delivered without proof; a wrong amount is said beside its field, which has the focus', async () => {
    const { onQueryChange, searched } = showSearch();
    await userEvent.click(await screen.findByRole('button', { name: 'Find by price' }));
    const price = await screen.findByRole('combobox', { name: 'Price' });
    expect(price).toHaveValue('Any price');
    await userEvent.click(price);
    await userEvent.click(screen.getByRole('option', { name: 'Above estimate, in percent' }));
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
    const amount = screen.getByLabelText('At least');
    expect(amount).toHaveFocus();
    expect(amount).toHaveAccessibleDescription('Enter a percentage from 0.1 to 1,000');
    expect(onQueryChange).not.toHaveBeenCalled();
    await userEvent.type(amount, '7.5{Enter}');
    const query = { ...usualQuery, price: 'ABOVE_BY_PERCENT', priceAtLeast: '7.5' };
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual(query);
    await waitFor(() =>
      expect(searched()).toMatchObject({ price: { kind: 'ABOVE_BY_PERCENT', atLeast: 7.5 } }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chips()).toEqual(['Confirmed at least 7.5% above the estimate']);
    // Other filters are added, and Clear drops all.
    await userEvent.type(screen.getByLabelText('Keyword'), 'tui{Enter}');
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({ ...query, searchTerm: 'tui' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual(usualQuery);

    const tool = await screen.findByRole('button', { name: 'Delivered without proof' });
    await userEvent.click(tool);
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({ ...usualQuery, withoutProof: 'true' });
    await waitFor(() => expect(searched()).toMatchObject({ withoutProof: true }));
    expect(chips()).toEqual(['Delivered without proof']);
    expect(tool).toHaveAttribute('aria-pressed', 'true');
    // The same button takes it away.
    await userEvent.click(tool);
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual(usualQuery);
  });

  it('[LIST-82] has no price for users who may see none, also from a link', async () => {
    showSearch({
      query: { price: 'NO_PRICE' },
      data: { permissions: permissions.filter((name) => name !== 'Consignment.ViewPricing') },
    });
    expect(await screen.findByText(/weren't recognised \(price\)/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Find by price' })).toBeNull();
    expect(chips()).toEqual([]);
  });
});
