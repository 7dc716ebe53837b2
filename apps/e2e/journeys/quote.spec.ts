import { addItem, choose, freight, getReference, nextWeek, savedAsDraft } from '../src/consignment-form.js';
import { expectLoaded } from '../src/page-checks.js';
import { expect, test } from '../src/journey.js';

test('[QUOT-04, QUOT-07, QUOT-10, QUOT-11, CALL-34, CALL-48, CALL-104, CALL-105] a quote compares services, takes one over and becomes a consignment with its prices', async ({
  signedIn,
}) => {
  const page = await signedIn('manager', '/search');
  await expectLoaded(page);
  await page.getByRole('link', { name: 'Quote' }).click();
  await expect(page).toHaveURL(/\/consignment\/quote/);
  await choose(page, 'Sender site', freight.sender);
  await choose(page, 'Receiver site', freight.receiver);
  await choose(page, 'Service type', freight.serviceType);
  await page.getByRole('textbox', { name: /^Requested delivery date/ }).fill(nextWeek());
  await addItem(page, 'Tōtara desks');
  await page.getByRole('button', { name: 'Get quote' }).click();
  const quote = page.getByRole('table', { name: 'Quote', exact: true });
  await expect(quote).toContainText('Subtotal excluding GST');

  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const comparison = page.getByRole('table', { name: /^Prices excluding GST/ });
  await expect(comparison.getByText('Fastest').first()).toBeVisible();
  const cheapest = comparison.getByRole('button', { name: /Cheapest/ }).first();
  const serviceType = /^(.+?), pickup/.exec((await cheapest.textContent()) ?? '')?.[1] ?? '';
  await cheapest.click();
  await page.getByRole('button', { name: 'Use in quote' }).click();
  await expect(page.getByRole('combobox', { name: 'Service type' })).toHaveValue(serviceType);
  await expect(quote).toBeVisible();
  const subtotal = quote.getByRole('row', { name: /^Subtotal excluding GST/ }).getByRole('cell');
  const price = (await subtotal.textContent()) ?? '';
  expect(price).toMatch(/^\$\d/);

  await page.getByRole('button', { name: 'Create consignment' }).click();
  await expect(page.getByText(savedAsDraft)).toBeVisible();
  await getReference(page);
  await expect(page.getByRole('cell', { name: 'Tōtara desks' })).toBeVisible();
  const prices = page.getByRole('region', { name: 'Price excluding GST' });
  await expect(prices).toContainText(price);

  await page.getByRole('button', { name: 'Mark As Ready' }).click();
  await expect(prices).toContainText('Estimated price');
  await page.getByRole('button', { name: 'How this price is made' }).click();
  const dialog = page.getByRole('dialog', { name: 'How this price is made' });
  await expect(dialog.getByRole('heading', { name: 'Quote' })).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'Estimate' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  // The quote screen is no longer in the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
});
