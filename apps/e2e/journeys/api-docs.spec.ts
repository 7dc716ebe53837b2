import { address } from '../src/addresses.js';
import { calls } from '../src/faults.js';
import { expect, test } from '../src/journey.js';
import { expectAccessiblePage } from '../src/page-checks.js';

test.describe('the documentation of the API', () => {
  const pages = ['/docs', '/docs/guide/authentication', '/docs/guide/requests', '/docs/guide/errors'];

  test.use({ viewport: { width: 390, height: 844 } });

  test('[PLAT-120] is readable: one h1, no horizontal scroll, no axe violation', async ({ page }) => {
    for (const path of [...pages, '/docs/consignment', '/docs/search?q=label']) {
      await test.step(path, async () => {
        await page.goto(address('tasman', path));
        await expectAccessiblePage(page);
      });
    }
  });

  test('[PLAT-123, PLAT-125] finds an operation, opens it and sends the call with a pasted token', async ({
    page,
    signedIn,
  }) => {
    const call = page.waitForRequest(calls.api);
    await signedIn('manager', '/report');
    const { authorization = '' } = (await call).headers();

    await page.goto(address('tasman', '/docs'));
    await page.getByRole('searchbox', { name: 'Search' }).fill('listStatuses');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('main').getByRole('link').first().click();
    const heading = page.getByRole('heading', { level: 1, name: 'Consign consignments: Reference' });
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    await page.getByRole('textbox', { name: 'auth-bearer-value' }).fill(authorization.replace('Bearer ', ''));
    await page.getByRole('button', { name: 'Apply credentials' }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const operation = page.locator('#operations-Reference-listStatuses');
    await operation.getByRole('button', { name: 'Try it out' }).click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    await expect(operation.locator('.live-responses-table')).toContainText('"DRAFT"');
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    // The viewer has a main of its own.
    expect((await operation.boundingBox())?.x).toBe((await heading.boundingBox())?.x);
  });
});
