import {
  addItem,
  fillConsignment,
  nextWeek,
  getReference,
  saved,
  savedAsDraft,
} from '../src/consignment-form.js';
import { expectLoaded } from '../src/page-checks.js';
import { expect, test } from '../src/journey.js';

test.describe('the first consignment', () => {
  // The order of the list is a preference.
  test.use({ changesPreferences: true });

  test('[CONS-20, CALL-30, CALL-31, CALL-32, CALL-35] is created, saved as Draft, found, opened, edited and saved', async ({
    signedIn,
  }) => {
    const page = await signedIn('dispatch', '/search');
    await page.getByRole('link', { name: 'New Consignment' }).click();
    await fillConsignment(page, 'Kauri benchtop');
    await page.getByRole('textbox', { name: /^Receiver reference/ }).fill('PO-7741');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(savedAsDraft)).toBeVisible();
    const reference = await getReference(page);
    await expect(page.getByText('Draft').first()).toBeVisible();

    await page.getByRole('link', { name: 'Consignments' }).click();
    await page.getByRole('button', { name: 'Creation Date' }).click();
    await expect(page).toHaveURL(/sortDirection=desc/);
    const row = page.getByRole('row').filter({ hasText: reference });
    await expect(row).toContainText('PO-7741');
    await expect(row).toContainText('Draft');
    await row.getByRole('link', { name: reference }).click();

    await expect(page).toHaveURL(new RegExp(`/consignment/${reference}`));
    await expect(page.getByRole('cell', { name: 'Kauri benchtop' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Requested delivery date/ })).toHaveValue(nextWeek());
    await page.getByRole('button', { name: 'Edit receiver' }).click();
    await page.getByRole('textbox', { name: /^Receiver reference/ }).fill('PO-7742');
    await addItem(page, 'Rimu shelf');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(saved, { exact: true })).toBeVisible();

    await page.reload();
    await expectLoaded(page);
    await expect(page.getByRole('textbox', { name: /^Receiver reference/ })).toHaveValue('PO-7742');
    await expect(page.getByRole('cell', { name: 'Rimu shelf' })).toBeVisible();
  });
});
