import type { ConsignmentListItem, ConsignmentSearch } from '@consign/api-client/consignment';
import { buildConsignment } from '@consign/consignment-parts/testing/data';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import './LiveRows.js';
import { testNow } from './testing/WiredSearch.js';
import { buildPage } from './testing/pages.js';
import { search, showSearch } from './testing/show.js';

const changes = 'GET /api/v2/consignments/changes';
const detail = 'GET /api/v1/consignments/{ref}';

/** A list of three, whose rows another user changes. */
function showLive(query: Record<string, string> = {}) {
  const server = { version: 'one', isDown: false, rows: buildPage(3).results };
  const shown = showSearch({
    query,
    answers: {
      [changes]: ({ query: asked }) =>
        server.isDown
          ? Response.json({ title: 'Not now' }, { status: 400 })
          : { cursor: server.version, hasChanged: asked.get('since') !== server.version },
      // In another order, without the last: a new search would move the rows.
      [search]: ({ body }) => {
        const { references = null } = body as ConsignmentSearch;
        return references === null
          ? buildPage(3)
          : buildPage(3, {
              results: server.rows.filter(({ reference }) => references.includes(reference)).toReversed(),
            });
      },
      [detail]: () => buildConsignment('TAS0000002'),
    },
  });
  return {
    ...shown,
    server,
    /** Changes a row on the server. */
    change: (reference: string, changed: Partial<ConsignmentListItem>) => {
      server.version += '+';
      server.rows = server.rows.map((row) => (row.reference === reference ? { ...row, ...changed } : row));
    },
    searches: () => shown.session.server.calls.filter(({ name }) => name === search),
  };
}

const staged = [{ code: 'STAGED' as const, name: 'Staged', statusDate: '2026-11-20T23:00:00Z' }];
const rows = () => within(screen.getByRole('grid')).getAllByRole('row').slice(1);
const names = () => rows().map((row) => /TAS\d{7}/u.exec(row.textContent)?.[0]);
/** The refresh begins a little after the list is there. */
const begin = async () => {
  await screen.findByText('TAS0000003');
  await passMinutes(0.1);
};
const passMinutes = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));

beforeEach(() => {
  vi.useFakeTimers({ now: testNow(), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the rows of the list', () => {
  it('[LIST-37] show a new status in place, with selection, focus and order kept, and are read only when something changed', async () => {
    const { change, searches, server } = showLive();
    const checkbox = await screen.findByRole('checkbox', { name: 'Select TAS0000002' });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(checkbox);
    await begin();
    await passMinutes(1);
    const order = names();
    const [, row] = rows();
    expect(within(row as HTMLElement).queryByText('Staged')).toBeNull();

    change('TAS0000002', { statusHistory: staged, isDeliveryException: true });
    await passMinutes(1);
    await waitFor(() => expect(within(rows()[1] as HTMLElement).getByText('Staged')).toBeVisible());
    expect(within(rows()[1] as HTMLElement).getByText('Unresolved exception')).toBeInTheDocument();
    expect(rows()[1]).toBe(row);
    expect(names()).toEqual(order);
    expect(screen.getByRole('checkbox', { name: 'Select TAS0000002' })).toBeChecked();
    expect(checkbox).toHaveFocus();
    expect(searches().at(-1)?.body).toEqual({
      siteIds: expect.any(Array) as unknown,
      references: ['TAS0000001', 'TAS0000002', 'TAS0000003'],
    });

    const before = searches().length;
    await passMinutes(1);
    await passMinutes(1);
    expect(searches()).toHaveLength(before);

    // Stay without a word when they cannot be read, which is tried again.
    server.isDown = true;
    change('TAS0000003', { statusHistory: staged });
    await passMinutes(3);
    expect(names()).toEqual(order);
    expect(screen.queryByRole('alert')).toBeNull();
    server.isDown = false;
    await passMinutes(1);
    await waitFor(() => expect(within(rows()[2] as HTMLElement).getByText('Staged')).toBeVisible());
  });

  it('[LIST-37] stay when they no longer match or are gone, until the next search, as does an open preview, which shows what its row shows', async () => {
    const { session, change, server } = showLive({ statuses: 'DRAFT', preview: 'TAS0000001' });
    await begin();
    const reads = () => session.server.names().filter((name) => name === detail).length;
    await waitFor(() => expect(reads()).toBe(1));
    await passMinutes(1);
    expect(reads()).toBe(1);
    change('TAS0000001', { statusHistory: staged });
    server.rows = server.rows.filter(({ reference }) => reference !== 'TAS0000003');
    await passMinutes(1);
    await waitFor(() => expect(within(rows()[0] as HTMLElement).getByText('Staged')).toBeVisible());
    expect(names()).toEqual(['TAS0000001', 'TAS0000002', 'TAS0000003']);
    await waitFor(() => expect(reads()).toBe(2));
  });
});
