import type { SavedView } from '@consign/api-client/consignment';
import { installDom } from '@consign/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { showSearch } from '../testing/show.js';

const views = 'GET /api/v1/users/me/views';
const counts = 'POST /api/v2/consignments/search/counts';
const drafts: SavedView = { id: 'id-1', name: 'Drafts', query: 'statuses=DRAFT', isDefault: false };
const busy: SavedView = { id: 'id-2', name: 'In transit', query: 'statuses=TRANSIT', isDefault: false };

async function findTabs() {
  // The tabs come after the rows.
  await screen.findByText('Views');
  return within(screen.getByRole('navigation', { name: 'Saved views' }));
}

async function tabs(): Promise<HTMLElement[]> {
  return (await findTabs()).findAllByRole('link');
}

async function tab(name: RegExp): Promise<HTMLElement> {
  return (await findTabs()).findByRole('link', { name });
}

describe('tabs of saved views', () => {
  it('[LIST-43] stand above the list, with counts of one call, open their view, and mark the one that is shown, also after its filter was changed', async () => {
    const { session, onQueryChange } = showSearch({
      answers: { [views]: [drafts, busy], [counts]: { counts: [1_000, 12, null] } },
    });
    const link = await tab(/^Drafts 12$/u);
    expect((await tabs()).map(({ textContent }) => textContent.trim())).toEqual([
      'Last 7 days 999+',
      'Drafts 12',
      'In transit',
    ]);
    expect(await tab(/Last 7 days/u)).toHaveAttribute('aria-current', 'true');
    const asked = session.server.calls.filter(({ name }) => name === counts);
    expect(asked.map(({ body }) => body)).toEqual([
      {
        siteIds: expect.any(Array) as unknown,
        searches: [
          expect.objectContaining({ statuses: [] }),
          expect.objectContaining({ statuses: ['DRAFT'] }),
          expect.objectContaining({ statuses: ['TRANSIT'] }),
        ],
      },
    ]);

    expect(link).toHaveAttribute('href', 'http://tasman.localhost:4300/search?statuses=DRAFT');
    await userEvent.click(link);
    expect(onQueryChange.mock.lastCall?.[0]).toMatchObject({ query: { statuses: 'DRAFT' } });
    expect(await tab(/Drafts/u)).toHaveAttribute('aria-current', 'true');
    expect(await tab(/Last 7 days/u)).not.toHaveAttribute('aria-current');
    await userEvent.type(screen.getByLabelText('Keyword'), 'tui{Enter}');
    expect(await tab(/Drafts \(changed\)/u)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(await tab(/Drafts/u));
    expect(onQueryChange.mock.lastCall?.[0]).toMatchObject({ query: { statuses: 'DRAFT' } });
    expect(await tab(/Drafts/u)).not.toHaveTextContent('changed');
  });

  it('[LIST-26] [LIST-43] on a narrow screen mark a view on another page, but not a pasted list; a count that fails leaves them as they are', async () => {
    installDom({ width: 360 });
    const { onQueryChange } = showSearch({
      query: { statuses: 'DRAFT', pageNumber: '2' },
      references: ['TAS1'],
      answers: { [views]: [drafts], [counts]: () => new Response(null, { status: 422 }) },
    });
    expect(await tab(/^Drafts$/u)).not.toHaveAttribute('aria-current');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(onQueryChange.mock.lastCall?.[0]).toMatchObject({ query: { statuses: 'DRAFT' }, references: [] });
    expect(await tab(/^Drafts$/u)).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[LIST-43] nothing is counted without views', async () => {
    const { session } = showSearch();
    expect(await tabs()).toHaveLength(1);
    expect(session.server.names()).not.toContain(counts);
  });
});
