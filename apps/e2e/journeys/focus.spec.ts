import { expect, test } from '../src/journey.js';

test('[LIST-29, BULK-04] closing a dialog returns focus to the menu that opened it', async ({ signedIn }) => {
  const page = await signedIn('manager', '/search');
  const openAndClose = async (menu: string, entry: string) => {
    const button = page.getByRole('button', { name: menu, exact: true });
    await button.press('Enter');
    await page.getByRole('menuitem', { name: entry }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  };
  await openAndClose('Views', 'Save this search');
  await page
    .getByRole('checkbox', { name: /^Select TAS/ })
    .first()
    .check();
  await openAndClose('More', 'Cancel');
});

test('[CONS-07] keeping a form returns the focus to the user menu whose entry would have left it', async ({
  signedIn,
}) => {
  const page = await signedIn('manager', '/consignment/create');
  await page.getByLabel('Sender notes').fill('Ring first');
  const button = page.getByRole('button', { name: /^User menu/ });
  for (const entry of ['Theme', 'Sign Out']) {
    await button.click();
    await page.getByRole('menuitem', { name: entry }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(button).toBeFocused();
  }
});

test('[CONS-07] the question whether to leave a form stands over the open menu of a phone', async ({
  signedIn,
}) => {
  const page = await signedIn('manager', '/search');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Quote' }).click();
  await page.getByLabel('Description').fill('Kitchen');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Quote' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeHidden();
});

test('[NAV-20] the palette stands over an open calendar', async ({ signedIn }) => {
  const page = await signedIn('manager', '/consignment/quote');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('textbox', { name: 'Requested delivery date' }).press('ArrowDown');
  const calendar = page.getByRole('button', { name: 'Next month' });
  const { x = 0, y = 0 } = (await calendar.boundingBox()) ?? {};
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search everywhere' });
  await expect(palette).toBeVisible();
  const isOver = () =>
    palette.evaluate((element, [left, top]) => element.contains(document.elementFromPoint(left, top)), [
      x + 4,
      y + 4,
    ] as const);
  await expect.poll(isOver).toBe(true);
});
