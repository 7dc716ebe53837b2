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
