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
const period = (page: Page) => page.getByRole('combobox', { name: 'Period' });
const createdCounts = (page: Page) => card(page, 'Consignments Created').getByRole('button', { name: /\d$/ });

async function choosePeriod(page: Page, name: string): Promise<void> {
  await period(page).click();
  await page.getByRole('option', { name, exact: true }).click();
}

function holdBack() {
  const waiting: (() => void)[] = [];
  const released = new Promise<void>((resolve) => void waiting.push(resolve));
  return { released, release: () => waiting[0]?.() };
}

test.describe('the dashboard', () => {
  test('[DASH-45] [PLAT-13] keeps the filter in the link, and finds it again without', async ({
    signedIn,
  }) => {
    const page = await signedIn('manager', '/dashboard');
    await expect(period(page)).toHaveValue('Last 7 days');
    await choosePeriod(page, 'Last 30 days');
    await expect(page).toHaveURL(/dateRangePresetCode=LAST_30_DAYS/);
    await page.getByRole('button', { name: /^Service types/ }).click();
    await page.getByRole('option', { name: 'General freight' }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/serviceTypes=/);
    const link = page.url();

    await page.goBack();
    await expect(page).not.toHaveURL(/serviceTypes=/);
    await expect(page.getByRole('button', { name: 'Service types All Service Types' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('button', { name: /^Service types \d Service Types$/ })).toBeVisible();
    await page.goto(address('tasman', '/dashboard'));
    await expect(period(page)).toHaveValue('Last 30 days');
    await expect(page.getByRole('button', { name: /^Service types \d Service Types$/ })).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toMatch(/consign\.dashboard/);
    expect(stored).not.toMatch(/kowhai|@/i);
    await page.goto(address('tasman', '/dashboard?dateRangePresetCode=TODAY'));
    await expect(period(page)).toHaveValue('Today');
  });

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

  test('[DASH-46] [DASH-49] shows its figures before the charts, which move nothing and are plain', async ({
    signedIn,
  }) => {
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

    const patterns = page.locator('pattern path').first();
    await expect(patterns).toHaveCSS('display', 'none');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(patterns).toHaveCSS('display', 'inline');
  });
});
