import type { Page } from '@playwright/test';

import { address } from '../src/addresses.js';
import { expect, test } from '../src/journey.js';

const maintenance = 'The system is undergoing scheduled maintenance';

/**
 * Where each path leads the dock worker: the path it redirects to, the heading of its own page, or a refusal. The rule's tests
 * have every set of permissions.
 */
const expectedResults = [
  ['/', '/search'],
  ['/dashboard', 'denied'],
  ['/search', 'Consignments'],
  ['/consignment/delivery-schedule', 'denied'],
  ['/report', 'Reports'],
  ['/consignment/quote', 'denied'],
  ['/consignment/import', 'denied'],
  ['/consignment/create', 'denied'],
  ['/consignment/{own}', 'Consignment'],
  ['/theming', 'Theming'],
  ['/settings/theme', 'Theme settings'],
  ['/maintenance', maintenance],
  ['/nowhere', 'Page not found'],
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectResult(page: Page, result: string): Promise<void> {
  if (result === 'denied') {
    await expect(heading(page)).toHaveText('Access denied');
    await expect(page.getByText('You do not have permission to access this page.')).toBeVisible();
  } else if (result.startsWith('/')) {
    await expect(page).toHaveURL((url) => url.pathname === result);
  } else {
    await expect(heading(page)).toHaveText(result);
  }
}

test('[AUTH-06] [ROUTE-01] [ROUTE-02] [ROUTE-03] [ROUTE-04] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-08] [ROUTE-10] [ROUTE-11] [ROUTE-12] [ROUTE-13] [ROUTE-17] [ROUTE-18] [ROUTE-19] every path gives the dock worker the expected page', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('dock', '/search');
  const own = page.getByRole('link', { name: /^TAS\d+/ }).first();
  const reference = ((await own.textContent()) ?? '').trim();
  for (const [path, result] of expectedResults) {
    await test.step(path, async () => {
      await page.goto(address('tasman', path.replace('{own}', reference)));
      await expectResult(page, result);
    });
  }
});
