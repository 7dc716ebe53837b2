import { createTestSession, TestSessionProvider } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { NoResults } from './NoResults.js';
import { buildPage } from './testing/pages.js';
import { search, showSearch, usualQuery } from './testing/show.js';
import { testNow } from './testing/WiredSearch.js';
import { WithControl } from './testing/WithControl.js';

/** Finds consignments only without a date filter. */
const onlyUndated = {
  [search]: ({ body }: { readonly body: unknown }) => buildPage(Object(body).date === null ? 2 : 0),
};

const button = (name: string) => screen.findByRole('button', { name });

describe('a search that finds nothing in its date range', () => {
  it('[LIST-36] [LIST-92] offers all dates; the next search is within the dates of the filter again', async () => {
    const query = { searchTerm: 'TAS0000001', columns: 'reference,status' };
    const { onQueryChange, searched } = showSearch({ query, answers: onlyUndated });
    expect(await screen.findByText(/^No consignments created from .* match your search\.$/u)).toBeVisible();
    await userEvent.click(await button('Search all dates'));
    expect(onQueryChange).toHaveBeenLastCalledWith({
      query: { ...usualQuery, ...query, allDates: 'true' },
      references: [],
    });
    expect(await screen.findByText('TAS0000002')).toBeVisible();
    expect(screen.getByLabelText('Keyword')).toHaveFocus();
    expect(searched()).toMatchObject({ searchTerm: 'TAS0000001', date: null });
    expect(await button('Remove All dates')).toBeVisible();

    await userEvent.click(await button('Search'));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({ ...usualQuery, ...query });
    expect(await screen.findByText(/^No consignments created from .* match your search\.$/u)).toBeVisible();

    // The columns are no filter.
    await userEvent.click(await button('Clear filters'));
    expect(screen.getByLabelText('Keyword')).toHaveFocus();
    expect(onQueryChange).toHaveBeenLastCalledWith({
      query: { ...usualQuery, columns: 'reference,status' },
      references: [],
    });
  });

  it.each([
    { query: { phoneNumber: '09 438 7720' }, isOffered: true },
    { query: { salesReference: 'SO-1' }, isOffered: true },
    { query: { statuses: 'DRAFT' }, isOffered: false },
    { query: { searchTerm: 'tui', allDates: 'true' }, isOffered: false },
  ])('[LIST-36] $query offers all dates: $isOffered', ({ query, isOffered }) => {
    renderInTheme(
      <TestSessionProvider session={createTestSession()}>
        <WithControl query={query}>
          {(control) => <NoResults control={control} paging={buildPage(0)} now={testNow} />}
        </WithControl>
      </TestSessionProvider>,
    );
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Search all dates' }) !== null).toBe(isOffered);
    const dates = 'allDates' in query ? '' : ' created from 15/11/2026 to 21/11/2026';
    expect(screen.getByText(`No consignments${dates} match your search.`)).toBeVisible();
  });
});
