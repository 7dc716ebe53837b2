import type { Page } from '@playwright/test';

import { address } from '../src/addresses.js';
import { expect, test } from '../src/journey.js';
import { expectLoaded } from '../src/page-checks.js';

const titles = [
  'Average Staged to Delivered',
  'DIFOT',
  'Consignments Created',
  'Unresolved Exceptions',
  'Costs',
  'Consignments Delivered',
] as const;

const card = (page: Page, title: (typeof titles)[number]) =>
  page.getByRole('region', { name: title, exact: true });
const createdCounts = (page: Page) => card(page, 'Consignments Created').getByRole('button', { name: /\d$/ });

function holdBack() {
  const waiting: (() => void)[] = [];
  const released = new Promise<void>((resolve) => void waiting.push(resolve));
  return { released, release: () => waiting[0]?.() };
}

test.describe('the dashboard', () => {
  test('[DASH-47] works with the keyboard alone, to the consignments behind a figure and to a day in the list', async ({
    signedIn,
  }) => {
    const page = await signedIn('manager', '/dashboard?dateRangePresetCode=LAST_30_DAYS');
    await expectLoaded(page);
    const about = page.getByRole('button', { name: 'About Consignments Created' });
    const first = createdCounts(page).first();
    await about.focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(first).toBeFocused();

    const delivered = card(page, 'Consignments Delivered');
    await page.getByRole('button', { name: 'About Consignments Delivered' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const day = delivered.getByRole('link').first();
    const count = Number(await day.textContent());
    await page.getByRole('button', { name: 'About Consignments Delivered' }).focus();
    await page.keyboard.press('Tab');
    await expect(delivered.getByRole('region', { name: 'Consignments Delivered as a table' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(day).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?dateType=ConfirmedDelivery&startDate=/);
    await expect(page.getByRole('link', { name: /^TAS\d+/ })).toHaveCount(count);
  });

  test(
    '[DASH-46] [DASH-49] shows its figures before the charts, which move nothing and are plain',
    { tag: '@not-firefox' },
    async ({ signedIn }) => {
      const page = await signedIn('manager', '/settings/theme');
      await expect(page.getByRole('heading', { level: 1, name: 'Theme settings' })).toBeVisible();
      const held = holdBack();
      await page.route(/\/assets\/pictures-.*\.js$/, async (route) => {
        await held.released;
        await route.continue();
      });
      await page.goto(address('tasman', '/dashboard'));
      await expect(createdCounts(page).first()).toBeVisible();
      await expectLoaded(page);
      const boxes = () =>
        page
          .locator('main button')
          .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().y));
      await expect(page.locator('.recharts-surface')).toHaveCount(0);
      const before = await boxes();
      held.release();
      await expect(page.locator('.recharts-surface').first()).toBeVisible();
      expect(await boxes()).toEqual(before);

      const colours = await page
        .locator('pattern[id*="-status-"] rect')
        .evaluateAll((fills) => fills.map((fill) => getComputedStyle(fill).fill));
      expect(new Set(colours).size).toBe(9);
      const patterns = page.locator('pattern path').first();
      await expect(patterns).toHaveCSS('display', 'none');
      // Leaving the page while it loads the styles would be an error of the page.
      const styles = page.waitForResponse(/\/assets\/forced-colors-[^/]*\.css/u);
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(patterns).toHaveCSS('display', 'inline');
      await (await styles).finished();

      await page.emulateMedia({ forcedColors: null, media: 'print' });
      const charts = page.locator('.recharts-surface');
      await expect(charts.first()).toBeVisible();
      const widths = await charts.evaluateAll((each) =>
        each.map((chart) => chart.getBoundingClientRect().width),
      );
      expect(Math.min(...widths)).toBeGreaterThan(50);
    },
  );
});
