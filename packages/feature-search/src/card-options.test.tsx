import { installDom } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import './CardOptionsDialog.js';
import { search, showSearch, usualQuery } from './testing/show.js';

it('[LIST-05] [LIST-44] [LIST-45] [LIST-84] on a phone the cards are sorted, and also show the fields that are chosen', async () => {
  installDom({ width: 360 });
  const { session, onQueryChange } = showSearch();
  const card = await screen.findByRole('link', { name: /TAS0000002/u });
  expect(card).not.toHaveTextContent('Freight');
  await userEvent.click(screen.getByTitle('Sort and fields'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sort and fields' }));
  expect(dialog.queryByRole('checkbox', { name: 'Status' })).toBeNull();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Freight' }));
  expect(onQueryChange.mock.lastCall?.[0]).toMatchObject({
    query: { cardColumns: 'freight' },
    replace: true,
  });
  await userEvent.click(dialog.getByRole('combobox', { name: 'Sort by' }));
  expect(await screen.findByText('Difference excl. FAF, highest first')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Status Date, latest first'));
  expect(onQueryChange.mock.lastCall?.[0].query).toEqual({
    ...usualQuery,
    sortOption: 'statusDate',
    sortDirection: 'desc',
    cardColumns: 'freight',
  });
  await waitFor(() =>
    expect(session.server.calls.findLast(({ name }) => name === search)?.query.get('sortOption')).toBe(
      'statusDate',
    ),
  );
  await userEvent.click(dialog.getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('link', { name: /TAS0000002/u })).toHaveTextContent(/Freight: \d+/u);
});
