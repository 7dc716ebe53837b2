import {
  addItem,
  fillConsignment,
  freight,
  nextWeek,
  getReference,
  saved,
  savedAsDraft,
  tabTo,
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

test.describe('a consignment', () => {
  test('[CONS-20] can be created with the keyboard only', async ({ signedIn }) => {
    const page = await signedIn('dispatch', '/search');
    await expectLoaded(page);
    const write = async (label: string | RegExp, text: string): Promise<void> => {
      await tabTo(page, page.getByRole('textbox', { name: label }));
      await page.keyboard.type(text);
    };
    const pick = async (label: string, text: string): Promise<void> => {
      await tabTo(page, page.getByRole('combobox', { name: label }));
      // Sites are searched on the server: wait for results before pressing the arrow key.
      const found = label.endsWith('site') ? page.waitForResponse(/participant-sites\?/) : null;
      await page.keyboard.type(text);
      if (await found) {
        await expect(page.getByRole('option').filter({ hasText: text })).toBeVisible();
        await page.keyboard.press('ArrowDown');
      }
      await expect(page.locator('[role="option"][data-combobox-selected]', { hasText: text })).toBeVisible();
      await page.keyboard.press('Enter');
    };
    await tabTo(page, page.getByRole('link', { name: 'New Consignment' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/consignment\/create/);
    await pick('Service type', freight.serviceType);
    await pick('Invoice account', 'KOW');
    await write(/^Requested delivery date/, nextWeek());
    await pick('Receiver site', freight.receiver);
    await write('Count', '2');
    await pick('Package type', freight.packageType);
    // A combobox of products that also accepts free text.
    await tabTo(page, page.getByRole('combobox', { name: 'Description' }));
    await page.keyboard.type('Without a mouse');
    await tabTo(page, page.getByRole('button', { name: 'Add item' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('cell', { name: 'Without a mouse' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(savedAsDraft)).toBeVisible();
  });
});
