import type { Locator, Page } from '@playwright/test';

import {
  chooseFirst,
  choose,
  editParticipant,
  freight,
  nextWeek,
  getReference,
  savedAsDraft,
  clickOption,
} from '../src/consignment-form.js';
import { expectLoaded } from '../src/page-checks.js';
import { expect, test } from '../src/journey.js';
import { attachFile, buildPdf, png } from '../src/sample-files.js';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Chooses an address from the search instead of a site, which fills in the fields (PART-08). */
async function findAddress(page: Page, role: 'sender' | 'receiver', typed: string, found: string) {
  await editParticipant(page, role);
  const section = card(page, role === 'sender' ? 'Sender' : 'Receiver');
  await section.getByRole('button', { name: /^Enter an address/ }).click();
  await section.getByRole('combobox', { name: /^Find an address/ }).fill(typed);
  await clickOption(page.getByRole('option', { name: found }).first());
  await expect(section.getByRole('textbox', { name: 'City' })).not.toHaveValue('');
  return section;
}

async function fillFreight(page: Page): Promise<void> {
  const item = page.getByRole('form', { name: 'New freight item' });
  await item.getByRole('textbox', { name: 'Count' }).fill('2');
  await choose(page, 'Package type', freight.packageType);
  await item.getByRole('combobox', { name: 'Description' }).fill('Enamel paint');
  await item.getByRole('textbox', { name: 'Volume' }).fill('0.08');
  await item.getByRole('textbox', { name: 'Weight' }).fill('30');
  await item.getByRole('checkbox', { name: 'Dangerous goods' }).check();
  await item.getByRole('textbox', { name: 'UN number' }).fill('1263');
  await expect(item.getByRole('textbox', { name: /^Proper shipping name/ })).toHaveValue(
    'Paint or paint related material',
  );
  await expect(item.getByRole('combobox', { name: 'Class', exact: true })).toHaveValue(/^3 /);
  await item.getByRole('button', { name: 'Add item' }).click();
}

/** Waits until the browser has rendered the image. */
async function expectShown(thumbnail: Locator): Promise<void> {
  await thumbnail.scrollIntoViewIfNeeded();
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
}

async function expectPaint(page: Page): Promise<void> {
  const row = page.getByRole('table', { name: 'Freight items' }).getByRole('row').nth(1);
  await expect(row).toContainText('Enamel paint');
  await expect(row).toContainText('UN 1263 Paint or paint related material Class 3');
}

test('[CONS-20, CONS-29, CONS-30, CONS-35, PART-02, PART-08, DG-01, DG-02, HIRE-01, FILE-01, FILE-05] searched addresses, dangerous goods, hireage and files are kept when the consignment is reopened, copied or returned', async ({
  signedIn,
}) => {
  test.slow();
  const page = await signedIn('dispatch', '/consignment/create');
  await choose(page, 'Service type', freight.serviceType);
  await chooseFirst(page, 'Invoice account');
  await page.getByRole('textbox', { name: /^Requested delivery date/ }).fill(nextWeek());
  const from = await findAddress(page, 'sender', 'Petone', 'Petone');
  await from.getByRole('textbox', { name: 'Name', exact: true }).fill('Petone Paints');
  await from.getByRole('textbox', { name: 'Street number' }).fill('7a');
  await from.getByRole('textbox', { name: 'Street name' }).fill('Jackson Street');
  await from.getByRole('textbox', { name: /^Email/ }).fill('Orders@Petone.example');
  const to = await findAddress(page, 'receiver', '112 Ponsonby', 'Ponsonby Cabinetmakers');
  await to.getByRole('textbox', { name: /^Phone/ }).fill('09 360 1122');
  await fillFreight(page);
  await page.getByRole('button', { name: 'Add hireage' }).click();
  await choose(page, 'Hire unit', 'CHEP half pallet');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('4');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(savedAsDraft)).toBeVisible();
  const reference = await getReference(page);

  await attachFile(page, { name: 'Drums.png', mimeType: 'image/png', buffer: png }, 'Photo', 'Dent on one');
  await expect(page.getByText('File has been uploaded to consignment')).toBeVisible();
  await attachFile(
    page,
    { name: 'Declaration.pdf', mimeType: 'application/pdf', buffer: buildPdf() },
    'Dangerous goods declaration',
    'Signed',
  );
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2);

  await page.reload();
  await expectLoaded(page);
  await expect(card(page, 'Sender')).toContainText('Petone Paints');
  await expect(card(page, 'Sender')).toContainText('7a Jackson Street');
  await expect(card(page, 'Sender')).toContainText('orders@petone.example');
  await expect(card(page, 'Receiver')).toContainText('Ponsonby Cabinetmakers');
  await expect(card(page, 'Receiver')).toContainText('112 Ponsonby Road');
  await expect(card(page, 'Receiver')).toContainText('09 360 1122');
  await expectPaint(page);
  await expect(page.getByRole('combobox', { name: 'Hire unit' })).toHaveValue('CHEP half pallet');
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('4');
  const files = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(files.filter({ hasText: 'Drums.png' })).toContainText('Dent on one');
  await expect(files.filter({ hasText: 'Declaration.pdf' })).toContainText('Dangerous goods declaration');
  for (const file of await files.all()) await expectShown(file.locator('img'));

  for (const [type, sender] of [
    ['Copy', 'Petone Paints'],
    ['Return', 'Ponsonby Cabinetmakers'],
  ] as const) {
    await test.step(type, async () => {
      await page.getByRole('button', { name: 'More Actions' }).click();
      await page.getByRole('menuitem', { name: `Create ${type}` }).click();
      await expect(page).not.toHaveURL(new RegExp(reference));
      expect(await getReference(page)).not.toBe(reference);
      await expect(card(page, 'Sender')).toContainText(sender);
      await expectPaint(page);
      await expect(page.getByRole('textbox', { name: /^Requested delivery date/ })).toHaveValue('');
      await expect(page.getByText(/^No files yet/)).toBeVisible();
      await card(page, 'Linked consignments').getByRole('link', { name: reference }).click();
      await expect(page).toHaveURL(new RegExp(reference));
    });
  }
});
