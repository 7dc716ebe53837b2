import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { buildPage } from '../testing/pages.js';
import { search, showSearch, usualQuery } from '../testing/show.js';

it('[LIST-10] [LIST-26] from 1 to 1,000 pasted references are a list of their own, which other filters and paging keep', async () => {
  const { onQueryChange, searched } = showSearch({
    query: { pageNumber: '2' },
    answers: { [search]: buildPage(60, { notFound: ['TAS9', 'TAS8'] }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Find references' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Find references' }));
  const find = dialog.getByRole('button', { name: 'Find' });
  await userEvent.click(find);
  expect(dialog.getByRole('alert')).toHaveTextContent('Enter at least one reference');
  const field = dialog.getByLabelText('References');
  await userEvent.click(field);
  await userEvent.paste(Array.from({ length: 1_001 }, (_, index) => `TAS${index}`).join('\n'));
  expect(dialog.getByText('1,001 references')).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(
    'You can find up to 1,000 references at a time; you entered 1,001',
  );
  await userEvent.click(find);
  expect(onQueryChange).not.toHaveBeenCalled();

  await userEvent.clear(field);
  await userEvent.paste('TAS1\nTAS9\nTAS8\ntas1');
  expect(dialog.getByText('3 references · 1 duplicate skipped')).toBeVisible();
  await userEvent.click(find);
  const references = ['TAS1', 'TAS9', 'TAS8'];
  expect(onQueryChange).toHaveBeenLastCalledWith({ query: usualQuery, references });
  await waitFor(() => expect(searched()).toMatchObject({ references }));
  expect(await screen.findByText('2 not found: TAS9, TAS8')).toBeVisible();
  expect(screen.getByText('Showing 3 pasted references from any date.')).toBeVisible();

  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(onQueryChange).toHaveBeenLastCalledWith({ query: { ...usualQuery, pageNumber: '2' }, references });
  await userEvent.type(screen.getByLabelText('Keyword'), 'tui{Enter}');
  expect(onQueryChange).toHaveBeenLastCalledWith({ query: { ...usualQuery, searchTerm: 'tui' }, references });

  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByLabelText('Keyword')).toHaveFocus();
  expect(onQueryChange).toHaveBeenLastCalledWith({
    query: { ...usualQuery, searchTerm: 'tui' },
    references: [],
  });

  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onQueryChange).toHaveBeenLastCalledWith({ query: usualQuery, references: [] });
  await waitFor(() => expect(searched()).not.toHaveProperty('references'));
  expect(screen.queryByText(/pasted references/u)).toBeNull();
});
