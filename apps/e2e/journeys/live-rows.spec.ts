import { address } from '../src/addresses.js';
import { expect } from '../src/journey.js';
import { test } from '../src/bulk-list.js';
import { newSalesReference } from '../src/consignment-factory.js';

test('[LIST-37, DASH-31] shows a status changed elsewhere; the selection stays', async ({ openList }) => {
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
