import { expect, test } from '../src/journey.js';

test('[NAV-07] from My Details the focus comes back to the user menu', async ({ signedIn }) => {
  const page = await signedIn('manager', '/search');
  const menu = page.getByRole('button', { name: /^User menu for/ });
  const dialog = page.getByRole('dialog', { name: 'My Details' });
  for (const key of ['Enter', 'Space']) {
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'My Details' }).press(key);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  }
});

test('[LIST-29] [BULK-04] from a dialog that a menu of the list opened the focus comes back to the menu', async ({
  signedIn,
}) => {
  const page = await signedIn('manager', '/search');
  const openAndLeave = async (menu: string, entry: string) => {
    const button = page.getByRole('button', { name: menu, exact: true });
    await button.press('Enter');
    await page.getByRole('menuitem', { name: entry }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  };
  await openAndLeave('Views', 'Save this search');
  await page
    .getByRole('checkbox', { name: /^Select TAS/ })
    .first()
    .check();
  await openAndLeave('More', 'Cancel');
});
