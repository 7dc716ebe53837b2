import { defaultPreferences } from '@consign/queries';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { search, showSearch, usualQuery } from './testing/show.js';

const save = 'PUT /api/v1/users/me/preferences';
const listSort = { option: 'statusDate', direction: 'desc' } as const;
const preferences = { ...defaultPreferences, listSort };

describe('the sort of the list', () => {
  it('[LIST-49] [LIST-53] is that of LIST-15 on the first visit; Clear writes it into the address and saves nothing; a choice is remembered', async () => {
    const { session, onQueryChange } = showSearch({ answers: { [save]: preferences } });
    await screen.findByText('TAS0000002');
    expect(sorts(session)).toEqual([['createdAtDateTimeUtc', 'asc']]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onQueryChange.mock.calls).toEqual([[{ query: usualQuery, references: [], replace: true }]]);
    await waitFor(() => expect(sorts(session)).toHaveLength(2));
    expect(session.server.names()).not.toContain(save);

    await userEvent.click(screen.getByRole('button', { name: 'Status Date' }));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({ ...usualQuery, sortOption: 'statusDate' });
    await waitFor(() =>
      expect(session.server.calls.find(({ name }) => name === save)?.body).toEqual({
        listSort: { option: 'statusDate', direction: 'asc' },
      }),
    );
  });

  it('[LIST-84] by a price is in the address, and not remembered', async () => {
    const columns = 'reference,priceDifference';
    const { session, onQueryChange } = showSearch({ query: { ...usualQuery, columns } });
    await userEvent.click(await screen.findByRole('button', { name: 'Difference excl. FAF' }));
    const query = { ...usualQuery, columns, sortOption: 'priceDifference' };
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual(query);
    await waitFor(() => expect(sorts(session)).toContainEqual(['priceDifference', 'asc']));
    expect(session.server.names()).not.toContain(save);
  });

  it('[LIST-49] [LIST-53] is the user’s own without a query, and then stands in the address', async () => {
    const { session, onQueryChange } = showSearch({ preferences });
    await screen.findByText('TAS0000002');
    expect(sorts(session)).toEqual([['statusDate', 'desc']]);
    await waitFor(() =>
      expect(onQueryChange.mock.lastCall?.[0]).toMatchObject({
        query: { ...usualQuery, sortOption: 'statusDate', sortDirection: 'desc' },
        replace: true,
      }),
    );
    expect(await screen.findByRole('link', { name: /Last 7 days/u })).not.toHaveAttribute('aria-current');
  });

  it('[LIST-53] of a link counts before the user’s own, which a link without a sort does not have', async () => {
    const { session, onQueryChange } = showSearch({ preferences, query: { statuses: 'DRAFT' } });
    await screen.findByText('TAS0000002');
    expect(sorts(session)).toEqual([['createdAtDateTimeUtc', 'asc']]);
    expect(onQueryChange).not.toHaveBeenCalled();
  });

  it('[LIST-53] Clear returns to the sort of LIST-15, and forgets the user’s own', async () => {
    const { session, onQueryChange } = showSearch({
      preferences,
      query: { ...usualQuery, sortOption: 'statusDate', sortDirection: 'desc' },
      answers: { [save]: defaultPreferences },
    });
    await screen.findByText('TAS0000002');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual(usualQuery);
    await waitFor(() =>
      expect(session.server.calls.find(({ name }) => name === save)?.body).toEqual({ listSort: null }),
    );
  });

  it('[LIST-53] [LIST-43] a view without a sort has that of LIST-15, and is marked as shown', async () => {
    const drafts = { id: 'id-1', name: 'Drafts', query: 'statuses=DRAFT', isDefault: false };
    showSearch({
      preferences,
      query: { ...usualQuery, statuses: 'DRAFT' },
      answers: { 'GET /api/v1/users/me/views': [drafts] },
    });
    expect(await screen.findByRole('link', { name: /^Drafts/u })).toHaveAttribute('aria-current', 'true');
  });
});

function sorts(session: ReturnType<typeof showSearch>['session']) {
  return session.server.calls
    .filter(({ name, query }) => name === search && query.get('pageNumber') === '1')
    .map(({ query }) => [query.get('sortOption'), query.get('sortDirection')]);
}
