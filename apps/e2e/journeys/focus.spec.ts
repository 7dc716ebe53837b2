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
