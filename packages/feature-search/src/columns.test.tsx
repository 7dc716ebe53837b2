import { buildListItem } from '@consign/consignment-parts/testing/data';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { toColumns, toColumnState } from './column-choice.js';
import { columnIds, usualColumnIds } from './search-state.js';
import { buildPage } from './testing/pages.js';
import { search, showSearch, usualQuery } from './testing/show.js';

const senderPage = buildPage(3, {
  results: [1, 2, 3].map((number) =>
    buildListItem(number, { senderName: 'Tūī Roasters', serviceTypeName: 'General freight' }),
  ),
});

function headers(): (string | null)[] {
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
}

describe('list columns', () => {
  it('[LIST-31] shows the columns of the URL in its order', async () => {
    showSearch({ query: { columns: 'reference,tags,status' } });
    await screen.findByText('TAS0000002');
    expect(headers()).toEqual(['', 'Consignment', 'Tags', 'Status']);
  });

  it('[LIST-31] hiding and moving columns replaces the URL, without a history entry', async () => {
    const { onQueryChange } = showSearch();
    await screen.findByText('TAS0000002');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Columns' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const panel = within(await screen.findByRole('list', { name: 'Columns' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Tags' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({
      query: { ...usualQuery, columns: usualColumnIds.filter((id) => id !== 'tags').join() },
      references: [],
      replace: true,
    });
    expect(headers()).not.toContain('Tags');
    await userEvent.click(panel.getByRole('checkbox', { name: 'Tags' }));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual(usualQuery);
  });

  it('[LIST-01] [LIST-31] accepts every column of the list', async () => {
    showSearch();
    await screen.findByText('TAS0000002');
    expect(headers()).toHaveLength(usualColumnIds.length + 1);
    expect(toColumnState(null)).toBeNull();
    expect(toColumns({ order: [...columnIds], hidden: ['sender', 'serviceType'] })).toBeNull();
    expect(toColumnState(['status', 'reference'])?.hidden).toHaveLength(columnIds.length - 2);
  });

  it('[LIST-46] Sender and Service are shown once they are chosen', async () => {
    const { onQueryChange } = showSearch({ answers: { [search]: senderPage } });
    await screen.findByText('TAS0000002');
    expect(headers()).not.toContain('Service');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Columns' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const panel = within(await screen.findByRole('list', { name: 'Columns' }));
    expect(panel.getByRole('checkbox', { name: 'Sender name' })).not.toBeChecked();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Sender name' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Service' }));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({ ...usualQuery, columns: columnIds.join() });
    expect(headers()).toEqual(expect.arrayContaining(['Sender name', 'Service']));
    expect(screen.getAllByText('Tūī Roasters')[0]).toBeVisible();
    expect(screen.getAllByText('General freight')[0]).toBeVisible();
    await userEvent.click(panel.getByRole('checkbox', { name: 'Service' }));
    await userEvent.click(panel.getByRole('checkbox', { name: 'Sender name' }));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual(usualQuery);
  });
});
