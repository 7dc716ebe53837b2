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
