import type { ConsignmentPage } from '@consign/api-client/consignment';
import { describeScreen } from '@consign/consignment-parts/testing';
import { inTurn } from '@consign/queries/testing';
import { createTestSession, testId, inSession, testSite } from '@consign/session/testing';
import { listTexts } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

import { buildPage } from './testing/pages.js';
import { search, showSearch, usualQuery } from './testing/show.js';
import { WiredSearch } from './testing/WiredSearch.js';

const never = new Promise<never>(() => undefined);

function element(answer: () => ConsignmentPage | Response | Promise<never>): ReactElement {
  return inSession(createTestSession({ answers: { [search]: answer } }), <WiredSearch />);
}

function failingOnce(): ReactElement {
  return element(inTurn(new Response(null, { status: 502 }), buildPage(2)));
}

describeScreen('the consignment list', {
  busy: () => element(() => never),
  empty: { element: () => element(() => buildPage(0)), text: 'No consignments found' },
  failed: failingOnce,
  failedText: 'Search error, please try again later',
  readyText: 'TAS0000002',
});

describe('SearchScreen', () => {
  it('[LIST-103] selects all sites where the address asks for them, says so, and searches once', async () => {
    const sites = [testSite(10, 'Kōwhai Auckland', { isDefault: true }), testSite(11, 'Kōwhai Wellington')];
    const { session, onQueryChange, searched } = showSearch({
      data: { sites },
      query: { attention: 'OVERDUE', sites: 'all' },
    });
    expect(await screen.findByText('All your sites are selected')).toBeVisible();
    expect(await screen.findByText(/of 60 consignments/u)).toBeVisible();
    expect(searched()).toMatchObject({ siteIds: [testId(10), testId(11)], attention: 'OVERDUE' });
    expect(session.server.callsTo(search)).toHaveLength(1);
    expect(onQueryChange.mock.calls).toEqual([
      [{ query: { attention: 'OVERDUE' }, references: [], replace: true }],
    ]);
  });

  it.each([
    [2, '1 to 2 of 2 consignments'],
    [1, '1 to 1 of 1 consignment'],
    [0, '0 consignments'],
  ])(
    '[LIST-15] [LIST-33] a search that finds %i says so from a place that was there before, with 20 to a page',
    async (count, said) => {
      const answers: ((page: ConsignmentPage) => void)[] = [];
      const page = new Promise<ConsignmentPage>((resolve) => {
        answers.push(resolve);
      });
      showSearch({ answers: { [search]: () => page } });
      await screen.findByRole('heading', { name: 'Consignments' });
      expect(await screen.findByLabelText('Rows per page')).toHaveValue('20');
      expect(screen.getByText('Counting…')).toBeVisible();
      expect(screen.queryByText(/of 0|Page 1/u)).toBeNull();
      const places = [...document.querySelectorAll('[aria-live="polite"]')];
      answers[0]?.(buildPage(count));
      await waitFor(() => expect(listTexts(places)).toContain(said));
    },
  );

  it('[LIST-08] [LIST-15] [LIST-16] [LIST-19] searches with the defaults; rows open, sort and page', async () => {
    const { session, onQueryChange, open } = showSearch({
      answers: { [search]: ({ query }) => (query.get('pageNumber') === '1' ? buildPage(60) : never) },
    });
    const link = await screen.findByRole('link', { name: 'TAS0000002' });
    const call = session.server.calls.find(({ name }) => name === search);
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      pageNumber: '1',
      pageSize: '25',
      sortOption: 'createdAtDateTimeUtc',
      sortDirection: 'asc',
    });
    expect(call?.body).toEqual({
      searchTerm: null,
      phoneNumber: null,
      salesReference: null,
      statuses: [],
      date: {
        dateRangeType: 'Creation',
        startDateUtc: '2026-11-14T11:00:00Z',
        endDateUtc: '2026-11-21T11:00:00Z',
      },
      siteIds: [testId(10)],
    });

    // The pointer that rests on a row loads its consignment.
    const row = screen.getByRole('row', { name: /TAS0000002/u });
    await userEvent.hover(row);
    await waitFor(() =>
      expect(session.server.calls.map(({ path }) => path)).toContain('/api/v1/consignments/TAS0000002'),
    );
    expect(link).toHaveAttribute('href', '/consignment/TAS0000002');
    await userEvent.click(within(row).getByText('Draft'));
    expect(open).toHaveBeenCalledExactlyOnceWith('TAS0000002');

    await userEvent.click(screen.getByRole('button', { name: 'Status Date' }));
    const sorted = { ...usualQuery, sortOption: 'statusDate' };
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual(sorted);
    await userEvent.click(await screen.findByRole('button', { name: 'Status Date' }));
    const descending = { ...sorted, sortDirection: 'desc' };
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual(descending);
    expect(await screen.findByRole('columnheader', { name: 'Status Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );

    // The previous page stays until the next one has loaded.
    expect(await screen.findByText('1–5 of 60')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({ ...descending, pageNumber: '2' });
    expect(screen.getByText('TAS0000002')).toBeVisible();
    expect(screen.getByRole('grid').closest('[aria-busy="true"]')).not.toBeNull();

    const size = screen.getByLabelText('Rows per page');
    const sizes = within(size).getAllByRole('option');
    expect(listTexts(sizes)).toEqual(['25', '50', '100', '200']);
    await userEvent.selectOptions(size, '100');
    expect(onQueryChange.mock.lastCall?.[0].query).toEqual({ ...descending, pageSize: '100' });
  });

  it('[LIST-13] [LIST-14] [DASH-05] tells a user without sites so, and does not search', async () => {
    const { session } = showSearch({ data: { sites: [] } });
    expect(
      await screen.findByText(
        'You do not have access to any sites. Please contact your freight service provider for assistance.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(session.server.names()).not.toContain(search);
  });

  it('[LIST-13] [LIST-14] [DASH-06] asks for a site if none is active, and does not search', async () => {
    const { session } = showSearch({ storage: { getItem: () => '[]', setItem: () => undefined } });
    expect(await screen.findByText('Please select a requesting site.')).toBeVisible();
    expect(session.server.names()).not.toContain(search);
  });
});
