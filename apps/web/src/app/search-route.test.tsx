import { buildListItem } from '@consign/consignment-parts/testing/data';
import { emptyPage } from '@consign/queries/testing';
import { toTenantTheme } from '@consign/ui/tokens';
import { RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { demoUsers } from '../testing/demo-users.js';
import { openApp } from '../testing/open-app.js';
import { createTestRouter } from '../testing/test-router.js';
import { ThemeProvider } from './ThemeProvider.js';

const search = 'POST /api/v2/consignments/search';
const answers = { [search]: emptyPage, 'GET /api/v1/users/me/views': [] };

function open(path: string) {
  return openApp(path, demoUsers.manager, { answers });
}

type Opened = Awaited<ReturnType<typeof open>>;

function lastSearch({ session }: Opened): unknown {
  return session?.server.calls.findLast(({ name }) => name === search)?.body;
}

async function goBack({ router }: Opened): Promise<void> {
  await act(async () => router.history.back());
}

describe('the first search', () => {
  it.each(['/search', '/search?searchTerm=tui&pageSize=50', '/search?attention=OVERDUE&sites=all'])(
    '[PLAT-27] [LIST-103] of %s starts before the screen, which asks nothing again',
    async (path) => {
      const { router, session } = createTestRouter(path, demoUsers.manager, { answers });
      await router.load();
      await waitFor(() => expect(session?.server.names()).toContain(search));
      await waitFor(() => expect(session?.queryClient.isFetching()).toBe(0));
      render(
        <ThemeProvider own={toTenantTheme(null)} colorScheme="light">
          <RouterProvider router={router} />
        </ThemeProvider>,
      );
      await screen.findByText('No consignments found');
      const names = session?.server.names() ?? [];
      expect(names.filter((name) => name === search)).toHaveLength(1);
      expect(names.filter((name) => name.endsWith('/views')).length).toBeLessThanOrEqual(1);
    },
  );

  it('[PLAT-27] is left to the screen when the sites are unknown', async () => {
    const { router, session } = createTestRouter('/search', demoUsers.manager, {
      isLoaded: false,
      answers: { ...answers, 'GET /api/v1/users/me/sites': () => new Response(null, { status: 503 }) },
    });
    await router.load();
    await waitFor(() => expect(session?.server.names()).toContain('GET /api/v1/users/me/sites'));
    await waitFor(() => expect(session?.queryClient.isFetching()).toBe(0));
    expect(session?.server.names()).not.toContain(search);
  });

  it('[PLAT-27] of a later visit is the screen’s own', async () => {
    const opened = await openApp('/theming', demoUsers.manager, { answers });
    await act(() => opened.router.navigate({ to: '/search' }));
    await screen.findByText('No consignments found');
    expect(opened.session?.server.names().filter((name) => name === search)).toHaveLength(1);
  });
});

describe('the URL of the list', () => {
  it('[LIST-11] Back and Forward restore a search and its fields', async () => {
    const opened = await open('/search?searchTerm=tui');
    const keyword = await screen.findByLabelText('Keyword');
    await userEvent.clear(keyword);
    await userEvent.type(keyword, 'kowhai{Enter}');
    await waitFor(() => expect(opened.router.state.location.searchStr).toMatch(/^\?searchTerm=kowhai&/u));
    await goBack(opened);
    await waitFor(() => expect(keyword).toHaveValue('tui'));
    await act(async () => opened.router.history.forward());
    await waitFor(() => expect(keyword).toHaveValue('kowhai'));
  });

  it('[PLAT-294] a preview redraws no row', async () => {
    const rows = { ...emptyPage, rowCount: 2, results: [buildListItem(1), buildListItem(2)] };
    const { router } = await openApp('/search', demoUsers.manager, {
      answers: { ...answers, [search]: rows },
    });
    const preview = await screen.findByRole('button', { name: 'Preview TAS0000001' });
    const build = vi.spyOn(router, 'buildLocation');
    await userEvent.click(preview);
    await screen.findByRole('complementary', { name: 'Preview of TAS0000001' });
    // A row asks for its address when it is drawn.
    const drawn = build.mock.calls.map(([to]) => to.params);
    expect(drawn).not.toContainEqual({ id: 'TAS0000002' });
  });

  it('[DATE-15] [LIST-25] ignores a day that no consignment can have, and says so', async () => {
    const opened = await open('/search?startDate=9999-12-31&endDate=9999-12-31');
    expect(await screen.findByText('No consignments found')).toBeVisible();
    expect(screen.getByText(/weren't recognised/)).toBeVisible();
    expect(lastSearch(opened)).toMatchObject({ date: { startDateUtc: expect.stringMatching(/^20/) } });
  });

  it('[LIST-30] keeps pasted references in the history, not in the URL', async () => {
    const opened = await open('/search?statuses=DRAFT');
    await userEvent.click(await screen.findByRole('button', { name: 'Find references' }));
    await userEvent.click(await screen.findByLabelText('References'));
    await userEvent.paste('TAS1 TAS2');
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
    await waitFor(() => expect(lastSearch(opened)).toMatchObject({ references: ['TAS1', 'TAS2'] }));
    expect(opened.router.state.location.href).toMatch(/^\/search\?statuses=DRAFT&/u);
    expect(opened.router.state.location.href).not.toContain('TAS1');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(screen.queryByText(/pasted references/)).toBeNull());
    await goBack(opened);
    expect(await screen.findByText('Showing 2 pasted references from any date.')).toBeVisible();
    await goBack(opened);
    await waitFor(() => expect(screen.queryByText(/pasted references/)).toBeNull());
  });

  it.each([
    ['manager', '/consignment/create'],
    ['dock', '/search'],
  ] as const)('[LIST-32] n takes %s to %s', async (user, path) => {
    const { router } = await openApp('/search?statuses=DRAFT', demoUsers[user], { answers });
    await screen.findByText('No consignments found');
    await userEvent.keyboard('n');
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });
});
