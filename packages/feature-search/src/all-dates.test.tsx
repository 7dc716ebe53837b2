import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { buildPage } from './testing/pages.js';
import { search, showSearch, usualQuery } from './testing/show.js';

/** Finds consignments only without a date filter. */
const onlyUndated = {
  [search]: ({ body }: { readonly body: unknown }) => buildPage(Object(body).date === null ? 2 : 0),
};

const button = (name: string) => screen.findByRole('button', { name });

describe('a search that finds nothing in its date range', () => {
  it.each([
    ['a keyword or reference', { searchTerm: 'TAS0000001' }],
    ['a phone number', { phoneNumber: '09 438 7720' }],
    ['a sales reference', { salesReference: 'SO-1' }],
  ])('[LIST-36] offers all dates for %s', async (_what, query) => {
    const { onQueryChange, searched } = showSearch({ query, answers: onlyUndated });
    expect(await screen.findByText(/^No consignments created from .* match your search\.$/u)).toBeVisible();
    await userEvent.click(await button('Search all dates'));
    expect(onQueryChange).toHaveBeenLastCalledWith({
      query: { ...usualQuery, ...query, allDates: 'true' },
      references: [],
    });
    expect(await screen.findByText('TAS0000002')).toBeVisible();
    expect(searched()).toMatchObject({ ...query, date: null });
    expect(await button('Remove All dates')).toBeVisible();
  });

  it('[LIST-36] offers no dates again when there is nothing at any date', async () => {
    showSearch({ query: { searchTerm: 'tui', allDates: 'true' }, answers: { [search]: buildPage(0) } });
    expect(await screen.findByText('No consignments match your search.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Search all dates' })).toBeNull();
  });

  it('[LIST-36] does not offer all dates without a text to search for', async () => {
    showSearch({ query: { statuses: 'DRAFT' }, answers: { [search]: buildPage(0) } });
    expect(await button('Clear filters')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Search all dates' })).toBeNull();
  });

  it('[LIST-36] the next search is within the dates of the filter again', async () => {
    const { onQueryChange, searched } = showSearch({
      query: { searchTerm: 'tui', allDates: 'true' },
      answers: onlyUndated,
    });
    await screen.findByText('TAS0000002');
    await userEvent.click(await button('Search'));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({ ...usualQuery, searchTerm: 'tui' });
    await waitFor(() => expect(searched()).toMatchObject({ date: { dateRangeType: 'Creation' } }));
  });
});
