import { installDom } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { buildPage } from '../testing/pages.js';
import { search, showSearch, usualQuery } from '../testing/show.js';

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Find references' }));
  return within(await screen.findByRole('dialog', { name: 'Find references' }));
}

describe('find references', () => {
  it('[LIST-26] shows exactly the pasted references, and names those not found', async () => {
    const { onQueryChange, searched } = showSearch({
      query: { pageNumber: '2' },
      answers: { [search]: buildPage(2, { notFound: ['TAS9', 'TAS8'] }) },
    });
    const dialog = await openDialog();
    await userEvent.click(dialog.getByLabelText('References'));
    await userEvent.paste('TAS1\nTAS9\nTAS8\ntas1');
    expect(dialog.getByText('3 references · 1 duplicate skipped')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Find' }));
    const references = ['TAS1', 'TAS9', 'TAS8'];
    expect(onQueryChange).toHaveBeenLastCalledWith({ query: usualQuery, references });
    await waitFor(() => expect(searched()).toMatchObject({ references }));
    expect(await screen.findByText('2 not found: TAS9, TAS8')).toBeVisible();
    expect(screen.getByText('Showing 3 pasted references from any date.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({ query: usualQuery, references: [] });
  });

  it('[LIST-26] accepts from 1 to 1,000 references', async () => {
    const { onQueryChange } = showSearch();
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Find' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Enter at least one reference');
    await userEvent.click(dialog.getByLabelText('References'));
    await userEvent.paste(Array.from({ length: 1_001 }, (_, index) => `TAS${index}`).join('\n'));
    expect(dialog.getByText('1,001 references')).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'You can find up to 1,000 references at a time; you entered 1,001',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Find' }));
    expect(onQueryChange).not.toHaveBeenCalled();
  });

  it('[LIST-10] [LIST-26] Clear drops the pasted list', async () => {
    const { onQueryChange, searched } = showSearch({ references: ['TAS1', 'TAS2'] });
    expect(await screen.findByText('Showing 2 pasted references from any date.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({ query: usualQuery, references: [] });
    await waitFor(() => expect(searched()).not.toHaveProperty('references'));
    expect(screen.queryByText(/pasted references/u)).toBeNull();
  });

  it('[LIST-10] [LIST-26] Clear in the filter dialog drops the pasted list', async () => {
    installDom({ width: 800 });
    const { onQueryChange } = showSearch({ references: ['TAS1'], query: { searchTerm: 'tui' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({ query: usualQuery, references: [] });
  });

  it('[LIST-26] other filters apply to the pasted list, and paging keeps it', async () => {
    const references = ['TAS1', 'TAS2'];
    const { onQueryChange } = showSearch({ references });
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({ query: { ...usualQuery, pageNumber: '2' }, references });
    await userEvent.type(screen.getByLabelText('Keyword'), 'tui{Enter}');
    expect(onQueryChange).toHaveBeenLastCalledWith({
      query: { ...usualQuery, searchTerm: 'tui' },
      references,
    });
  });
});
