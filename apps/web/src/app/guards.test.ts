import { describe, expect, it } from 'vitest';

import { demoUsers, type DemoUser } from '../testing/demo-users.js';
import { createTestRouter } from '../testing/test-router.js';

async function openPath(path: string, user: DemoUser): Promise<string> {
  const { router } = createTestRouter(path, demoUsers[user]);
  await router.load();
  const { pathname } = router.state.location;
  return pathname === path ? 'opens' : pathname.replace('/error/', '');
}

/** Who may open each route, and who lacks its permission alone. */
const routes: readonly (readonly [path: string, opens: DemoUser, refused: DemoUser])[] = [
  ['/dashboard', 'viewer', 'dock'],
  ['/search', 'dock', 'viewer'],
  ['/consignment/delivery-schedule', 'viewer', 'dock'],
  ['/report', 'dock', 'viewer'],
  ['/consignment/quote', 'manager', 'dispatch'],
  ['/consignment/import', 'dispatch', 'dock'],
  ['/consignment/create', 'dispatch', 'dock'],
  ['/consignment/TAS0001234', 'dock', 'viewer'],
  ['/theming', 'viewer', 'outsider'],
  ['/settings/theme', 'viewer', 'outsider'],
];

describe('the router asks the rule of each route', () => {
  it.each(routes)('[AUTH-06] %s opens for %s, and is not authorised for %s', async (path, opens, refused) => {
    expect(await openPath(path, opens)).toBe('opens');
    expect(await openPath(path, refused)).toBe('not-authorised');
  });

  it.each(['/consignment/delivery-schedule', '/consignment/import'])(
    '[ROUTE-18] %s is not found where the provider has it switched off',
    async (path) => {
      expect(await openPath(path, 'harbour')).toBe('not-found');
    },
  );
});

describe('the start page', () => {
  it.each([
    ['manager', '/'],
    ['viewer', '/'],
    ['dock', '/search'],
    ['outsider', '/error/not-authorised'],
  ] as [DemoUser, string][])('[ROUTE-01] [ROUTE-19] takes %s to %s', async (user, path) => {
    const { router } = createTestRouter('/', demoUsers[user]);
    await router.load();
    expect(router.state.location.pathname).toBe(path);
  });

  it('[ROUTE-19] refuses /dashboard to a user whom / takes to another tab', async () => {
    const { router } = createTestRouter('/dashboard', demoUsers.dock);
    await router.load();
    expect(router.state.location.pathname).toBe('/error/not-authorised');
  });
});

describe('a new consignment without sites', () => {
  it('[ROUTE-08] stays on the previous page', async () => {
    const { router } = createTestRouter('/report', demoUsers.nosites);
    await router.load();
    await router.navigate({ to: '/consignment/create' });
    expect(router.state.location.pathname).toBe('/report');
  });

  it('[ROUTE-08] opened by its URL redirects to the first tab', async () => {
    const { router } = createTestRouter('/consignment/create', demoUsers.nosites);
    await router.load();
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});

describe('the URL of a consignment', () => {
  it('[ROUTE-07] gets a cache buster, and keeps an existing one', async () => {
    const { router } = createTestRouter('/consignment/TAS0001234', demoUsers.dock);
    await router.load();
    const { v } = router.state.location.search as { v?: string };
    expect(v).toMatch(/^[0-9a-z]+$/);
    await router.navigate({ to: '/consignment/$id', params: { id: 'TAS0001234' }, search: { v: 'kept' } });
    expect(router.state.location.search).toEqual({ v: 'kept' });
  });

  it('[ROUTE-07] treats create as the new consignment, not as a reference', async () => {
    const { router } = createTestRouter('/consignment/create', demoUsers.manager);
    await router.load();
    expect(router.state.matches.at(-1)?.staticData.screen).toBe('newConsignment');
  });
});
