import type { Page } from '@playwright/test';

import { address } from '../src/addresses.js';
import { expect } from '../src/journey.js';
import { expectAccessiblePage } from '../src/page-checks.js';
import { test } from '../src/bulk-list.js';
import { newSalesReference } from '../src/consignment-factory.js';

const kinds = ['Unresolved exceptions', 'Overdue', 'Ready, not picked up', 'Drafts older than a week'];
const strip = (page: Page) => page.getByRole('region', { name: 'Needs attention' });
const rowRange = (page: Page) => page.getByText(/^[\d,]+–[\d,]+ of [\d,]+$/);

test('[DASH-28, DASH-29, LIST-38] each count of Needs attention opens the list of as many consignments', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('manager', '/dashboard');
  await expect(strip(page).getByRole('list')).toBeVisible();
  await expectAccessiblePage(page);
  let opened = 0;
  for (const kind of kinds) {
    const figure = strip(page).getByRole('listitem').filter({ hasText: kind });
    await expect(figure).toBeVisible();
    const count = (await figure.textContent())?.split(' ')[0] ?? '';
    if (count === '0') continue;
    opened += 1;
    await figure.getByRole('link').click();
    await expect(page.getByRole('list', { name: 'Active filters' })).toHaveText(`Needs attention: ${kind}`);
    await expect(rowRange(page)).toHaveText(new RegExp(` of ${count}$`));
    await page.goBack();
  }
  expect(opened).toBeGreaterThan(1);
});

test('[LIST-37, DASH-31] a status that is changed elsewhere shows by itself, and the selection stays', async ({
  openList,
}) => {
  test.slow();
  const { page, make } = await openList('dispatch');
  const salesReference = newSalesReference();
  const references = await make.drafts(3, salesReference, true);
  // The page's clock is moved on, so that nothing waits for a minute.
  await page.clock.install();
  await page.goto(address('tasman', `/search?salesReference=${salesReference}&statuses=DRAFT`));
  const row = (reference = '') => page.getByRole('row').filter({ hasText: reference });
  await row(references[1]).getByRole('checkbox').check();
  await expect(row(references[2])).toContainText('Draft');
  await page.clock.runFor(10_000);

  await make.markReady(references.slice(2));
  await expect(async () => {
    await page.clock.runFor(61_000);
    await expect(row(references[2])).toContainText('Ready', { timeout: 2_000 });
  }).toPass();
  await expect(row(references[0])).toContainText('Draft');
  await expect(row(references[1]).getByRole('checkbox')).toBeChecked();
  await expect(row(references[1]).getByRole('checkbox')).toBeFocused();
  await expect(page.getByText('1 selected').first()).toBeVisible();
});
