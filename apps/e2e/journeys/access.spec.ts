import { expect, test } from '../src/journey.js';

test.describe('denied access', () => {
  test('[AUTH-03, ROUTE-14] a user of another tenant gets the invalid organisation page', async ({
    signedIn,
  }) => {
    const page = await signedIn('harbour', '/search', 'tasman');
    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    await expect(
      page.getByText(
        'You do not have access to the application because you are not a member of the associated organisation. Please make sure the url you used is correct, and that you have a valid login.',
      ),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/error\/invalid-organisation$/);
  });
});

test.describe('what each role sees', () => {
  test('[NAV-04, LIST-14] the list follows the sites in the top bar, which survive a reload', async ({
    signedIn,
  }) => {
    const page = await signedIn('manager', '/search');
    const sites = page.getByRole('button', { name: /^Sites/ });
    const total = page.getByText(/^1–25 of \d+$/);
    const before = (await total.textContent()) ?? '';
    await sites.click();
    await page.getByRole('option', { name: 'All sites' }).click();
    await page.keyboard.press('Escape');
    await expect(sites).toHaveText('All sites');
    await expect(total).not.toHaveText(before);
    await page.reload();
    await expect(sites).toHaveText('All sites');
    await sites.click();
    await page.getByRole('option', { name: 'All sites' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Please select a requesting site.')).toBeVisible();
  });
});
