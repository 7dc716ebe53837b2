import type { Page } from '@playwright/test';

import { choose, freight } from '../src/consignment-form.js';
import { expect, test } from '../src/journey.js';

const path = '/consignment/delivery-schedule';

const grid = (page: Page) => page.getByRole('grid');
const firstOpenDay = (page: Page) => page.locator('button[data-day]:not([aria-disabled])').first();
const check = (page: Page) => page.getByRole('button', { name: 'Check delivery availability' });

/** Opens the next month if this one has no slots, as at its end. */
async function expectSlots(page: Page): Promise<void> {
  const some = page.getByText(/days? with delivery slots in/);
  const later = page.getByRole('button', { name: /^Show / });
  await expect(some.or(later)).toBeVisible();
  if (await later.isVisible()) await later.click();
  await expect(some).toBeVisible();
}

async function chooseSites(page: Page): Promise<void> {
  await choose(page, 'Sender site', freight.sender);
  await choose(page, 'Receiver site', freight.receiver);
  await choose(page, 'Service type', freight.serviceType);
}

test('[SCHD-01, SCHD-03, SCHD-06, CALL-71, ROUTE-03] a viewer finds a day, and a link opens it again', async ({
  signedIn,
}) => {
  const page = await signedIn('viewer', path);
  await chooseSites(page);
  await check(page).click();
  await expectSlots(page);
  await expect(
    page.getByText('Delivery availability is subject to change until a consignment is booked in.'),
  ).toBeVisible();
  await firstOpenDay(page).click();
  const name = (await firstOpenDay(page).textContent())?.split(': ')[0] ?? '';
  const runs = page.getByRole('region', { name });
  await expect(runs).toContainText(/places? left/);
  const link = new URL(page.url());
  expect([...link.searchParams.keys()]).toEqual(['sender', 'receiver', 'serviceType', 'month', 'day']);

  await page.reload();
  await expect(runs).toContainText(/places? left/);
  await expect(page.getByRole('combobox', { name: 'Receiver site' })).toHaveValue(/Wellington/);
  const shown = (await grid(page).getAttribute('aria-labelledby')) ?? '';
  const title = page.locator(`[id="${shown}"]`);
  const month = (await title.textContent()) ?? '';
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(title).not.toHaveText(month);
  await page.goBack();
  await expect(title).toHaveText(month);
  await expect(runs).toBeVisible();
  await page.goForward();
  await expect(title).not.toHaveText(month);

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL((url) => url.pathname === path && url.search === '');
  await expect(grid(page)).toHaveCount(0);
});
