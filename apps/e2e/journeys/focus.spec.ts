import { expect, test } from '../src/journey.js';

test('[NAV-07] from My Details the focus comes back to the user menu', async ({ signedIn }) => {
  const page = await signedIn('manager', '/search');
  const menu = page.getByRole('button', { name: /^User menu of/ });
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
