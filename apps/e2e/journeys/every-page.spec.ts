import { address } from '../src/addresses.js';
import { expectLoaded, expectSoundPage } from '../src/everywhere.js';
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
  { name: 'on a desk', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 360, height: 740 } },
];

for (const { name, viewport } of devices) {
  test.describe(`every page ${name}`, () => {
    test.use({ viewport });

    test('[PLAT-11] has one h1, no axe violation and nothing beside the screen', async ({
      page,
      signedIn,
    }) => {
      test.slow();
      await signedIn('manager', '/search');
      for (const screen of screens) {
        await test.step(screen, async () => {
          await page.goto(address('tasman', screen));
          await expectLoaded(page);
          await expectSoundPage(page);
        });
      }
    });

    test('[PLAT-11] so has a saved consignment', async ({ page, signedIn }) => {
      await signedIn('manager', '/search');
      await page
        .getByRole('link', { name: /^TAS\d+/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/consignment\/TAS\d+/);
      await expectLoaded(page);
      await expectSoundPage(page);
    });

    test('so have the pages before sign-in', async ({ page }) => {
      await page.goto(address('tasman', '/search'));
      await expect(page.getByLabel('Email')).toBeVisible();
      await expectSoundPage(page);
      await page.goto(address('unknown'));
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expectSoundPage(page);
    });

    test('[PLAT-09] dark colours keep the contrast, in both themes', async ({ page, signedIn }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await signedIn('harbour', '/search', 'aurora');
      await expectLoaded(page);
      await expectSoundPage(page);
      await page.goto(address('aurora', '/consignment/create'));
      await expectLoaded(page);
      await expectSoundPage(page);
    });
  });
}
