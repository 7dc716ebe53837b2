import { describe, expect, it } from 'vitest';

import { demoUsers, type DemoUser } from '../testing/demo-users.js';
import { createTestRouter } from '../testing/test-router.js';

type Answer = 'opens' | 'not-authorised' | 'not-found';

async function openPath(path: string, user: DemoUser): Promise<string> {
  const { router } = createTestRouter(path, demoUsers[user]);
  await router.load();
  const { pathname } = router.state.location;
  return pathname === path ? 'opens' : pathname.replace('/error/', '');
}

const screens = [
  '/dashboard',
  '/search',
  '/consignment/delivery-schedule',
  '/report',
  '/consignment/quote',
  '/consignment/import',
  '/consignment/create',
  '/consignment/TAS0001234',
  '/theming',
  '/settings/theme',
] as const;

const o = 'opens';
const x = 'not-authorised';
const n = 'not-found';
const expected: Record<DemoUser, Record<(typeof screens)[number], Answer>> = {
  manager: row(o, o, o, o, o, o, o, o),
  dispatch: row(o, o, o, o, x, o, o, o),
  dock: row(x, o, x, o, x, x, x, o),
  viewer: row(o, x, o, x, x, x, x, x),
  nosites: row(o, o, o, o, o, o, o, o),
  outsider: row(x, x, x, x, x, x, x, x, x),
  southern: row(o, o, o, o, o, o, o, o),
  harbour: row(o, o, n, o, o, n, o, o),
};

function row(
  dashboard: Answer,
  search: Answer,
  schedule: Answer,
  report: Answer,
  quote: Answer,
  importing: Answer,
  create: Answer,
  detail: Answer,
  theme: Answer = 'opens',
): Record<(typeof screens)[number], Answer> {
  return {
    '/dashboard': dashboard,
    '/search': search,
    '/consignment/delivery-schedule': schedule,
    '/report': report,
    '/consignment/quote': quote,
    '/consignment/import': importing,
    '/consignment/create': create,
    '/consignment/TAS0001234': detail,
    '/theming': theme,
    '/settings/theme': theme,
  };
}

// A user without sites stays on the previous page (ROUTE-08); home.test.ts covers it.
const cases = (Object.keys(expected) as DemoUser[]).flatMap((user) =>
  screens
    .filter((path) => !(user === 'nosites' && path === '/consignment/create'))
    .map((path) => ({ user, path, answer: expected[user][path] })),
);

describe('route access of each demo user', () => {
  it.each(cases)(
    '[AUTH-06, ROUTE-01, ROUTE-02, ROUTE-03, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-17, ROUTE-18] $path $answer for $user',
    async ({ path, user, answer }) => {
      expect(await openPath(path, user)).toBe(answer);
    },
  );
});
