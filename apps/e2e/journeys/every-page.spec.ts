import { address } from '../src/addresses.js';
import { expectLoaded, expectAccessiblePage, expectNothingCutOff } from '../src/page-checks.js';
import { expect, test } from '../src/journey.js';

const screens = [
  '/search',
  '/consignment/create',
  '/report',
  '/dashboard',
  '/consignment/quote',
  '/consignment/import',
  '/consignment/delivery-schedule',
  '/error/not-authorised',
  '/error/not-found',
  '/error/invalid-organisation',
  '/maintenance',
];
const devices = [
  { name: 'on a screen of 1,440 px at 200 %', viewport: { width: 720, height: 450 } },
  { name: 'on a tablet', viewport: { width: 820, height: 1180 } },
  { name: 'on a small desktop', viewport: { width: 1024, height: 768 } },
  { name: 'on a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 360, height: 740 } },
];

for (const { name, viewport } of devices) {
  test.describe(`every page ${name}`, () => {
    test.use({ viewport });

    test('[PLAT-42] has one h1, no axe violations, no horizontal scroll and no button that is cut off', async ({
      page,
      signedIn,
    }) => {
      test.slow();
      await signedIn('manager', '/search');
      for (const screen of screens) {
        await test.step(screen, async () => {
          await page.goto(address('tasman', screen));
          await expectLoaded(page);
          await expectAccessiblePage(page);
          await expectNothingCutOff(page);
        });
      }
    });

    test('[PLAT-42] a saved consignment passes the same checks', async ({ page, signedIn }) => {
      await signedIn('manager', '/search');
      await page
        .getByRole('link', { name: /^TAS\d+/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/consignment\/TAS\d+/);
      await expectLoaded(page);
      await expectAccessiblePage(page);
      await expectNothingCutOff(page);
    });

    test('pages before sign-in pass the same checks', async ({ page }) => {
      await page.goto(address('tasman', '/search'));
      await expect(page.getByLabel('Email')).toBeVisible();
      await expectAccessiblePage(page);
      await page.goto(address('unknown'));
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expectAccessiblePage(page);
    });

    test('passes the same checks in dark mode with the other theme', async ({ page, signedIn }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await signedIn('harbour', '/search', 'aurora');
      await expectLoaded(page);
      await expectAccessiblePage(page);
      await page.goto(address('aurora', '/consignment/create'));
      await expectLoaded(page);
      await expectAccessiblePage(page);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('[PLAT-11, PLAT-21] a consignment is read-only and New Consignment is not offered', async ({
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
    for (const field of await page.getByRole('textbox').all()) await expect(field).not.toBeEditable();
    await expect(page.getByRole('link', { name: 'New Consignment' })).toHaveCount(0);
    await page.goto(address('tasman', '/consignment/create'));
    await expect(page.getByText('You need a larger screen to create a consignment')).toBeVisible();
  });
});
