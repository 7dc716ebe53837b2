import { buildListItem } from '@consign/consignment-parts/testing/data';
import { listTexts } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { toColumns, toColumnState } from './search-state.js';
import { columnIds, usualColumnIds } from './search-state.js';
import { buildPage } from './testing/pages.js';
import { search, showSearch, usualQuery } from './testing/show.js';

const senderPage = buildPage(3, {
  results: [1, 2, 3].map((number) =>
    buildListItem(number, { senderName: 'Tūī Roasters', serviceTypeName: 'General freight' }),
  ),
});

function headers(): (string | null)[] {
  return listTexts(screen.getAllByRole('columnheader'));
}

describe('list columns', () => {
  it('[LIST-31] shows the columns of the URL in its order', async () => {
    showSearch({ query: { columns: 'reference,tags,status' } });
    await screen.findByText('TAS0000002');
    expect(headers()).toEqual(['', 'Consignment', 'Tags', 'Status']);
  });

  it('[LIST-01] [LIST-31] [LIST-46] hiding columns, and showing Sender and Service, replaces the URL without a history entry', async () => {
    const { onQueryChange } = showSearch({ answers: { [search]: senderPage } });
    await screen.findByText('TAS0000002');
    expect(headers()).toHaveLength(usualColumnIds.length + 1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Columns' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const panel = within(await screen.findByRole('list', { name: 'Columns' }));
    const toggle = (name: string) => userEvent.click(panel.getByRole('checkbox', { name }));
    await toggle('Tags');
    expect(onQueryChange).toHaveBeenLastCalledWith({
      query: { ...usualQuery, columns: usualColumnIds.filter((id) => id !== 'tags').join() },
      references: [],
      replace: true,
    });
    expect(headers()).not.toContain('Tags');
    await toggle('Tags');
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual(usualQuery);

    expect(headers()).not.toContain('Service');
    expect(panel.getByRole('checkbox', { name: 'Sender name' })).not.toBeChecked();
    await toggle('Sender name');
    await toggle('Service');
    const withoutPrices = columnIds.slice(0, columnIds.indexOf('estimatedPrice'));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({ ...usualQuery, columns: withoutPrices.join() });
    expect(headers()).toEqual(expect.arrayContaining(['Sender name', 'Service']));
    expect(screen.getAllByText('Tūī Roasters')[0]).toBeVisible();
    expect(screen.getAllByText('General freight')[0]).toBeVisible();
    await toggle('Service');
    await toggle('Sender name');
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual(usualQuery);
  });

  it.each([
    ['who may see prices', ['Access.DISPATCH', 'Consignment.ViewPricing'] as const, true],
    ['others', ['Access.DISPATCH'] as const, false],
  ])(
    '[LIST-81] [LIST-83] to users %s: Estimated, Confirmed and Difference, also from a link, and the sums of the page',
    async (_who, permissions, shown) => {
      const results = [
        buildListItem(1, { estimatedPrice: 1234.5, confirmedPrice: 1500, confirmedFafPrice: 200 }),
        buildListItem(2, { estimatedPrice: 10, confirmedPrice: null }),
      ];
      const chosen = 'reference,estimatedPrice,confirmedPrice,priceDifference';
      showSearch({
        data: { permissions },
        query: { columns: chosen },
        answers: { [search]: buildPage(2, { results }) },
      });
      await screen.findByText('TAS0000002');
      const prices = shown ? ['Estimated excl. FAF', 'Confirmed', 'Difference excl. FAF'] : [];
      expect(headers()).toEqual(['', 'Consignment', ...prices]);
      const cells = ['$1,234.50', '$1,500.00', '+$65.50 (+5.3%)', '$10.00'];
      for (const cell of cells) expect(screen.queryAllByText(cell)).toHaveLength(shown ? 1 : 0);
      const sums = /^Estimated \$1,244\.50, confirmed \$1,500\.00 \(1 of 2\), difference \+\$65\.50/u;
      expect(screen.queryAllByText(sums)).toHaveLength(shown ? 1 : 0);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Columns' })).toBeEnabled());
      await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
      const panel = within(await screen.findByRole('list', { name: 'Columns' }));
      expect(panel.queryAllByRole('checkbox', { name: 'Difference excl. FAF' })).toHaveLength(shown ? 1 : 0);
    },
  );

  it('[LIST-31] every column of the list can be chosen', () => {
    expect(toColumnState(null)).toBeNull();
    expect(
      toColumns({ order: [...columnIds], hidden: columnIds.filter((id) => !usualColumnIds.includes(id)) }),
    ).toBeNull();
    const others = columnIds.filter((id) => id !== 'status' && id !== 'reference');
    expect(toColumnState(['status', 'reference'])?.hidden.toSorted()).toEqual(others.toSorted());
  });
});
