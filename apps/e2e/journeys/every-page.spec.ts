import type { Page } from '@playwright/test';

import { address } from '../src/addresses.js';
import { expectFittingPage, expectLoaded, expectNoViolations } from '../src/page-checks.js';
import { expect, test } from '../src/journey.js';

const screens = [
  '/search',
  '/consignment/create',
  '/report',
  '/invoices',
  '/dock',
  '/dashboard',
  '/consignment/quote',
  '/consignment/import',
  '/consignment/delivery-schedule',
  '/error/not-authorised',
  '/error/not-found',
  '/error/invalid-organisation',
  '/maintenance',
  '/settings/theme',
];
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** At both ends; stories check the widths between them. axe looks at the whole page, with its landmarks, once. */
async function expectPage(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectLoaded(page);
    await expectFittingPage(page);
  }
  await expectNoViolations(page);
}

test.describe('every page', () => {
  test('[PLAT-42] has one h1, no axe violations, no horizontal scroll and no button that is cut off', async ({
    page,
    signedIn,
  }) => {
    test.slow();
    await signedIn('manager', '/search');
    const link = page.getByRole('link', { name: /^TAS\d+/ }).first();
    const consignment = (await link.getAttribute('href')) ?? '';
    for (const screen of [...screens, consignment]) {
      await test.step(screen, async () => {
        await page.goto(address('tasman', screen));
        await expectLoaded(page);
        await expectPage(page);
      });
    }
  });

  test('pages before sign-in pass the same checks', async ({ page }) => {
    await page.goto(address('tasman', '/search'));
    await expect(page.getByLabel('Email')).toBeVisible();
    await expectPage(page);
    await page.goto(address('unknown'));
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectPage(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[CONS-11, PLAT-11, PLAT-21] a consignment is read-only, in two tabs, and New Consignment is not offered', async ({
    page,
    signedIn,
  }) => {
    await signedIn('manager', '/search');
    await page
      .getByRole('link', { name: /^TAS\d+/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/consignment\/TAS\d+/);
    await expectLoaded(page);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
    for (const tab of ['Additional info', 'Consignment info']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      for (const field of await page.getByRole('textbox').all()) await expect(field).not.toBeEditable();
    }
    await expect(page.getByRole('link', { name: 'New Consignment' })).toHaveCount(0);
    await page.goto(address('tasman', '/consignment/create'));
    await expect(page.getByText('You need a larger screen to create a consignment')).toBeVisible();
  });
});
