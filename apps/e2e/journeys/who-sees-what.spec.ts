import type { Page } from '@playwright/test';

import { address } from '../src/addresses.js';
import { expect, test } from '../src/journey.js';

const maintenance = 'The system is undergoing scheduled maintenance';

/**
 * Where each path leads the dock worker and the manager without sites: the path it redirects to, the heading of its own page,
 * or a refusal. The rule's tests have every set of permissions.
 */
const expectedResults = [
  ['/', '/search', 'Dashboard'],
  ['/dashboard', 'denied', 'Dashboard'],
  ['/search', 'Consignments', 'Consignments'],
  ['/consignment/delivery-schedule', 'denied', 'Schedule'],
  ['/report', 'Reports', 'Reports'],
  ['/consignment/quote', 'denied', 'Quote'],
  ['/consignment/import', 'denied', 'Import'],
  ['/consignment/create', 'denied', 'no site'],
  ['/consignment/{own}', 'Consignment', 'Page not found'],
  ['/theming', 'Theming', 'Theming'],
  ['/settings/theme', 'Theme settings', 'Theme settings'],
  ['/maintenance', maintenance, maintenance],
  ['/nowhere', 'Page not found', 'Page not found'],
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectResult(page: Page, result: string): Promise<void> {
  if (result === 'denied') {
    await expect(heading(page)).toHaveText('Access denied');
    await expect(page.getByText('You do not have permission to access this page.')).toBeVisible();
  } else if (result === 'no site') {
    await expect(
      page.getByText('No site configured for you. Please contact your service provider.'),
    ).toBeVisible();
    await expect(heading(page)).toHaveText('Dashboard');
  } else if (result.startsWith('/')) {
    await expect(page).toHaveURL((url) => url.pathname === result);
  } else {
    await expect(heading(page)).toHaveText(result);
  }
}

for (const [index, user] of (['dock', 'nosites'] as const).entries()) {
  test(`[AUTH-06] [ROUTE-01] [ROUTE-02] [ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-08] [ROUTE-10] [ROUTE-11] [ROUTE-12] [ROUTE-13] [ROUTE-17] [ROUTE-18] [ROUTE-19] every path gives ${user} the expected page`, async ({
    signedIn,
  }) => {
    test.slow();
    const page = await signedIn(user, '/search');
    const own = page.getByRole('link', { name: /^TAS\d+/ }).first();
    const reference = user === 'dock' ? ((await own.textContent()) ?? '').trim() : 'TAS9999999';
    for (const [path, ...results] of expectedResults) {
      await test.step(path, async () => {
        await page.goto(address('tasman', path.replace('{own}', reference)));
        await expectResult(page, results[index] ?? '');
      });
    }
  });
}
