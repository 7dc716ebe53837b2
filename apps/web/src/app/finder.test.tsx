import { testSite } from '@consign/session/testing';
import { enterText, installDom, scan, listTexts } from '@consign/ui/testing';
import { buildListItem } from '@consign/consignment-parts/testing/data';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeFinder, switchLetterKeys } from '@consign/ui';
import { afterEach, describe, expect, it } from 'vitest';

import { demoUsers, type DemoUser } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';

const search = 'POST /api/v2/consignments/search';
const oneFound = {
  currentPage: 1,
  firstRowOnPage: 1,
  lastRowOnPage: 1,
  pageCount: 1,
  pageSize: 25 as const,
  rowCount: 1,
  results: [buildListItem(1)],
};

afterEach(() => {
  act(() => closeFinder());
  switchLetterKeys(true);
});

/** Opens the palette and reads the consignments that it offers. */
async function openRecent() {
  await userEvent.keyboard('{Control>}k{/Control}');
  const recent = within(await screen.findByRole('group', { name: 'Recent consignments' }));
  return listTexts(recent.getAllByRole('option'));
}

describe('the finder of every screen', () => {
  it('[NAV-20] [NAV-21] Ctrl+K leads to every screen that the user may open, and to My Details', async () => {
    const { router } = await openApp('/settings/theme', demoUsers.manager);
    await userEvent.keyboard('{Control>}k{/Control}');
    const screens = within(await screen.findByRole('group', { name: 'Go to' }));
    expect(listTexts(screens.getAllByRole('option'))).toEqual([
      'Dashboard',
      'Consignments',
      'Schedule',
      'Reports',
      'Quote',
      'Import',
      'Invoices',
      'Dock',
      'New Consignment',
      'Theme',
    ]);
    await userEvent.type(screen.getByRole('combobox', { name: 'Search everywhere' }), 'reports{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/report'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Search everywhere' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Search everywhere' }));
    await userEvent.paste('my details');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'My Details' })).toBeVisible();
  });

  it('[NAV-20] [LIST-103] leads to all that it found in the list, of all sites', async () => {
    const sites = [1, 2].map((id) => testSite(id, `Site ${id}`, { isDefault: id === 1 }));
    const results = Array.from({ length: 9 }, (_, index) => buildListItem(index + 1));
    const { session } = await openApp(
      '/settings/theme',
      { ...demoUsers.manager, sites },
      { answers: { [search]: { ...oneFound, rowCount: 9, results }, 'GET /api/v1/users/me/views': [] } },
    );
    await userEvent.keyboard('{Control>}k{/Control}');
    enterText(await screen.findByRole('combobox', { name: 'Search everywhere' }), 'kitchen');
    await userEvent.click(await screen.findByRole('option', { name: 'Show all 9 in the list' }));
    await waitFor(() =>
      expect(session?.server.bodies(search).at(-1)).toMatchObject({
        statuses: [],
        siteIds: sites.map(({ id }) => id),
      }),
    );
  });

  it('[NAV-20] finds no consignments for a user who may not see them', async () => {
    const { session } = await openApp('/settings/theme', demoUsers.viewer);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search everywhere' }), 'TAS0000001');
    scan('TAS0000001');
    expect(await screen.findByText('No screen or action has this name.')).toBeVisible();
    expect(session?.server.names()).not.toContain(search);
    expect(screen.queryByRole('button', { name: 'Scan' })).toBeNull();
  });

  it('[NAV-20] offers the consignments that were opened since sign-in, latest first', async () => {
    const { router } = await openApp('/settings/theme', demoUsers.manager);
    const open = (id: string) => act(() => router.navigate({ to: '/consignment/$id', params: { id } }));
    await open('TAS0000001');
    await open('TAS0000002');
    await open('TAS0000001');
    expect(await openRecent()).toEqual(['TAS0000001', 'TAS0000002']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open('TAS0000003');
    expect(await openRecent()).toEqual(['TAS0000003', 'TAS0000001', 'TAS0000002']);
  });

  it('[NAV-21] offers a screen’s buttons, and why one is disabled', async () => {
    await openApp('/report', { ...demoUsers.manager, sites: [] });
    await userEvent.keyboard('{Control>}k{/Control}');
    const own = within(await screen.findByRole('group', { name: 'On this screen' }));
    const download = own.getByRole('option', { name: /^Download/ });
    expect(download).toHaveAttribute('aria-disabled', 'true');
    expect(download).toHaveTextContent('Ctrl + Enter');
  });

  it.each(['/', '/search'])('[NAV-24] [LIST-32] ? lists the keys on %s', async (path) => {
    await openApp(path, demoUsers.manager);
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Search, or do something on this screen')).toBeVisible();
  });

  it('[NAV-25] the user can switch single-letter shortcuts off', async () => {
    const preferences = {
      printOnPickup: false,
      labelFormat: 'PDF',
      undoSeconds: 5,
      listSort: null,
      morningMail: null,
    } as const;
    await openApp('/settings/theme', demoUsers.manager, {
      answers: { 'GET /api/v1/users/me/preferences': { ...preferences, letterKeys: false } },
    });
    await userEvent.keyboard('?');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Search everywhere' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  });

  it.each([
    ['manager', 360],
    ['dock', 820],
  ] as [DemoUser, number][])(
    '[NAV-22] [NAV-26] the top bar of %s at %d px has Search and Scan, and a scan opens the consignment',
    async (user, width) => {
      installDom({ width });
      const { router } = await openApp('/settings/theme', demoUsers[user], {
        answers: { [search]: oneFound },
      });
      expect(screen.getByRole('button', { name: 'Search everywhere' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Scan' })).toBeInTheDocument();
      scan('(401)9521234TAS0000001');
      await waitFor(() => expect(router.state.location.pathname).toBe('/consignment/TAS0000001'));
    },
  );
});
