import { address } from '../src/addresses.js';
import { expect, signIn, test } from '../src/journey.js';

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

  test('[AUTH-06, ROUTE-12] a user without Access.DISPATCH gets the not-authorised page', async ({
    signedIn,
  }) => {
    const page = await signedIn('outsider', '/search');
    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    await expect(page.getByText('You do not have permission to access this page.')).toBeVisible();
    await expect(page).toHaveURL(/\/error\/not-authorised$/);
  });

  test('[AUTH-06, ROUTE-02] a user without LimitedEdit cannot open the list', async ({ signedIn }) => {
    const page = await signedIn('viewer', '/search');
    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
    await expect(page.getByText('You do not have permission to access this page.')).toBeVisible();
  });

  test('[ROUTE-13, ROUTE-11] an unknown path shows the not-found page', async ({ signedIn }) => {
    const page = await signedIn('manager', '/nowhere/at/all');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
  });

  test('[LIST-13] a user without sites sees a message instead of the list', async ({ signedIn }) => {
    const page = await signedIn('nosites', '/search');
    await expect(
      page.getByText(
        'You do not have access to any sites. Please contact your freight service provider for assistance.',
      ),
    ).toBeVisible();
  });
});

test.describe('what each role sees', () => {
  test('[NAV-03, CONS-38] a dock worker sees the list and cannot create', async ({ page, signedIn }) => {
    await signedIn('dock', '/search');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('link', { name: 'New Consignment' })).toHaveCount(0);
    await page.goto(address('tasman', '/consignment/create'));
    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
  });

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

  test('[AUTH-11, CONS-12] another customer of the same tenant cannot open our consignments', async ({
    signedIn,
    browser,
  }) => {
    const page = await signedIn('manager', '/search');
    const link = page.getByRole('link', { name: /^TAS\d+/ }).first();
    const reference = (await link.textContent())?.trim() ?? '';
    const otherCustomer = await (await browser.newContext()).newPage();
    await otherCustomer.goto(address('tasman', `/consignment/${reference}`));
    await signIn(otherCustomer, 'southern');
    await expect(otherCustomer.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await otherCustomer.goto(address('tasman', '/search'));
    await expect(otherCustomer.getByRole('grid')).toBeVisible();
    await expect(otherCustomer.getByText(reference)).toHaveCount(0);
    await otherCustomer.context().close();
  });

  test('[ROUTE-01, ROUTE-19] a viewer starts at the dashboard, a dock worker at the list', async ({
    signedIn,
    browser,
  }) => {
    const page = await signedIn('viewer', '/');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const dock = await (await browser.newContext()).newPage();
    await dock.goto(address('tasman', '/'));
    await signIn(dock, 'dock');
    await expect(dock).toHaveURL(/\/search/);
    await dock.context().close();
  });
});
