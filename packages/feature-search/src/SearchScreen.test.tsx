import { BulkRunnerProvider } from '@consign/consignment-parts/bulk-runner';
import type { ConsignmentPage } from '@consign/api-client/consignment';
import { describeScreen, buildListItem } from '@consign/consignment-parts/testing';
import { createTestSession, testId, TestSessionProvider, type TestSession } from '@consign/session/testing';
import { renderInTheme } from '@consign/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { SearchScreen } from './SearchScreen.js';
import { usualQuery } from './testing/show.js';

const search = 'POST /api/v2/consignments/search';
const now = () => new Date('2026-11-21T00:00:00Z');

function buildPage(count: number, more: Partial<ConsignmentPage> = {}): ConsignmentPage {
  const results = Array.from({ length: Math.min(count, 25) }, (_, index) => buildListItem(index + 1));
  return {
    currentPage: 1,
    firstRowOnPage: count === 0 ? 0 : 1,
    lastRowOnPage: results.length,
    pageCount: Math.ceil(count / 25),
    pageSize: 25,
    rowCount: count,
    results,
    ...more,
  };
}

type Options = Parameters<typeof createTestSession>[0];

interface Wiring {
  readonly onQueryChange: (query: Record<string, string>) => void;
  readonly open: (reference: string) => void;
}

const nothing: Wiring = { onQueryChange: () => undefined, open: () => undefined };

/** The URL and the screen, wired as in the route. */
function Wired({ query: first, wiring }: { query: Record<string, string>; wiring: Wiring }): ReactNode {
  const [query, setQuery] = useState(first);
  return (
    <SearchScreen
      query={query}
      onQueryChange={({ query: changed }) => {
        setQuery(changed);
        wiring.onQueryChange(changed);
      }}
      toUrl={() => 'http://tasman.localhost:4300/search'}
      link={{ href: (reference) => `/consignment/${reference}`, open: wiring.open }}
      now={now}
    />
  );
}

function element(
  session: TestSession,
  wiring: Wiring = nothing,
  query: Record<string, string> = {},
): ReactElement {
  return (
    <TestSessionProvider session={session}>
      <BulkRunnerProvider consignmentHref={(reference) => `/consignment/${reference}`}>
        <Wired query={query} wiring={wiring} />
      </BulkRunnerProvider>
    </TestSessionProvider>
  );
}

function withAnswer(answer: NonNullable<Options>['answers'], more: Options = {}): TestSession {
  return createTestSession({ ...more, answers: answer ?? {} });
}

function failingOnce(): TestSession {
  let tries = 0;
  return withAnswer({
    [search]: () => {
      tries += 1;
      return tries === 1 ? new Response(null, { status: 502 }) : buildPage(2);
    },
  });
}

describeScreen('the consignment list', {
  busy: () => element(withAnswer({ [search]: () => new Promise<never>(() => undefined) })),
  empty: { element: () => element(withAnswer({ [search]: buildPage(0) })), text: 'No consignments found' },
  failed: () => element(failingOnce()),
  failedText: 'Search error, please try again later',
  readyText: 'TAS0000002',
});

describe('SearchScreen', () => {
  it.each([
    [2, '1 to 2 of 2 consignments'],
    [0, '0 consignments'],
  ])(
    '[LIST-15] [LIST-33] a search that finds %i says so from a place that was there before',
    async (count, said) => {
      const answers: ((page: ConsignmentPage) => void)[] = [];
      const page = new Promise<ConsignmentPage>((resolve) => {
        answers.push(resolve);
      });
      renderInTheme(element(withAnswer({ [search]: () => page })));
      await screen.findByRole('heading', { name: 'Consignments' });
      const places = [...document.querySelectorAll('[aria-live="polite"]')];
      answers[0]?.(buildPage(count));
      await waitFor(() => expect(places.map(({ textContent }) => textContent)).toContain(said));
    },
  );

  it('[LIST-15] [LIST-19] searches with the default filter: created in the last 7 days, ascending, 25 to a page', async () => {
    const session = withAnswer({ [search]: buildPage(2) });
    renderInTheme(element(session));
    await screen.findByText('TAS0000002');
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
  });

  it('[LIST-15] shows page size 20 before the first response', async () => {
    renderInTheme(element(withAnswer({ [search]: () => new Promise<never>(() => undefined) })));
    expect(await screen.findByLabelText('Rows per page')).toHaveValue('20');
  });

  it('[LIST-15] offers page sizes 25, 50, 100 and 200, and goes back to the first page', async () => {
    const onQueryChange = vi.fn<Wiring['onQueryChange']>();
    renderInTheme(
      element(withAnswer({ [search]: buildPage(60) }), { ...nothing, onQueryChange }, { pageNumber: '2' }),
    );
    const size = await screen.findByLabelText('Rows per page');
    await screen.findByText('TAS0000002');
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['25', '50', '100', '200']);
    await userEvent.selectOptions(size, '100');
    expect(onQueryChange).toHaveBeenLastCalledWith({ ...usualQuery, pageSize: '100' });
  });

  it('[LIST-16] a sortable header sorts and updates the URL', async () => {
    const onQueryChange = vi.fn<Wiring['onQueryChange']>();
    const session = withAnswer({ [search]: buildPage(2) });
    renderInTheme(element(session, { ...nothing, onQueryChange }));
    await userEvent.click(await screen.findByRole('button', { name: 'Status Date' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({ ...usualQuery, sortOption: 'statusDate' });
    await userEvent.click(await screen.findByRole('button', { name: 'Status Date' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({
      ...usualQuery,
      sortOption: 'statusDate',
      sortDirection: 'desc',
    });
    expect(await screen.findByRole('columnheader', { name: 'Status Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('keeps showing the previous page until the next one has loaded', async () => {
    const onQueryChange = vi.fn<Wiring['onQueryChange']>();
    const session = withAnswer({
      [search]: ({ query }) =>
        query.get('pageNumber') === '1' ? buildPage(60) : new Promise<never>(() => undefined),
    });
    renderInTheme(element(session, { ...nothing, onQueryChange }));
    expect(await screen.findByText('1–25 of 60')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onQueryChange).toHaveBeenLastCalledWith({ ...usualQuery, pageNumber: '2' });
    expect(screen.getByText('TAS0000002')).toBeVisible();
    expect(screen.getByRole('grid').closest('[aria-busy="true"]')).not.toBeNull();
  });

  it('[LIST-08] a row opens its consignment and has a real link to it', async () => {
    const open = vi.fn<Wiring['open']>();
    renderInTheme(element(withAnswer({ [search]: buildPage(2) }), { ...nothing, open }));
    const link = await screen.findByRole('link', { name: 'TAS0000002' });
    expect(link).toHaveAttribute('href', '/consignment/TAS0000002');
    await userEvent.click(within(screen.getByRole('row', { name: /TAS0000002/ })).getByText('Draft'));
    expect(open).toHaveBeenCalledExactlyOnceWith('TAS0000002');
  });

  it('[LIST-13] [LIST-14] [DASH-05] tells a user without sites so, and does not search', async () => {
    const session = withAnswer({ [search]: buildPage(2) }, { data: { sites: [] } });
    renderInTheme(element(session));
    expect(
      await screen.findByText(
        'You do not have access to any sites. Please contact your freight service provider for assistance.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(session.server.names()).not.toContain(search);
  });

  it('[LIST-13] [LIST-14] [DASH-06] asks for a site if none is active, and does not search', async () => {
    const storage = { getItem: () => '[]', setItem: () => undefined };
    const session = withAnswer({ [search]: buildPage(2) }, { storage });
    renderInTheme(element(session));
    expect(await screen.findByText('Please select a requesting site.')).toBeVisible();
    expect(session.server.names()).not.toContain(search);
  });

  it('[LIST-25] names the filters in the link that were not recognised', async () => {
    renderInTheme(element(withAnswer({ [search]: buildPage(2) }), nothing, { sortOption: 'weight' }));
    expect(
      await screen.findByText(
        "Some filters in this link weren't recognised (sort), so the defaults were used.",
      ),
    ).toBeVisible();
  });

  it('prefetches a consignment when the pointer rests on its row', async () => {
    const session = withAnswer({ [search]: buildPage(2) });
    renderInTheme(element(session));
    await userEvent.hover(await screen.findByRole('row', { name: /TAS0000002/ }));
    await waitFor(() =>
      expect(session.server.calls.map(({ path }) => path)).toContain('/api/v1/consignments/TAS0000002'),
    );
  });
});
