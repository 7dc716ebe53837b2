import { address } from '../src/addresses.js';
import { calls, rejectTokenOnce } from '../src/faults.js';
import { expect, signIn, test } from '../src/journey.js';

test.describe('a session that ends', () => {
  test('[AUTH-08] is renewed silently while a form is open, without losing input or navigating', async ({
    page,
    signedInByForm,
  }) => {
    await signedInByForm('manager', '/consignment/create');
    const field = page.getByRole('textbox', { name: /^Receiver reference/ });
    await field.fill('PO-7741');
    const navigations: string[] = [];
    page.on('framenavigated', (frame) => navigations.push(frame.url()));
    await rejectTokenOnce(page, '**/api/v2/lookups/**');
    const renewed = page.waitForResponse(calls.token);
    await page.getByRole('combobox', { name: 'Receiver site' }).fill('Wellington');
    expect((await renewed).status()).toBe(200);
    await page.getByRole('option', { name: 'Wellington' }).first().click();
    await expect(field).toHaveValue('PO-7741');
    expect(navigations).toEqual([]);
  });

  test('[AUTH-09] is hidden once another user signs in with the same browser', async ({
    signedInByForm,
    context,
  }) => {
    const page = await signedInByForm('manager', '/search');
    await expect(page.getByRole('grid')).toBeVisible();
    await context.clearCookies();
    const otherTab = await context.newPage();
    await otherTab.goto(address('tasman', '/search'));
    await signIn(otherTab, 'dock');
    await expect(page.getByRole('heading', { name: 'Another user has signed in' })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('link', { name: 'New Consignment' })).toHaveCount(0);
  });
});

test('[AUTH-19] a sign-out that the identity provider did not hear of asks for a password at the next sign-in', async ({
  page,
}) => {
  await page.route(calls.discovery, async (route) => {
    const response = await route.fetch();
    const { end_session_endpoint: _, ...metadata } = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: metadata });
  });
  await page.goto(address('tasman', '/search'));
  await signIn(page, 'manager');
  await page.getByRole('button', { name: /^User menu for / }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('[AUTH-01, AUTH-09] four tabs opened at once are all signed in, and signed out by one', async ({
  signedInByForm,
  context,
}) => {
  test.slow();
  const page = await signedInByForm('manager', '/search');
  await expect(page.getByRole('grid')).toBeVisible();
  const tabs = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(address('tasman', '/search'))));
  await Promise.all(tabs.map((tab) => expect(tab.getByRole('grid')).toBeVisible({ timeout: 60_000 })));
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: /^User menu for / }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(tab.getByRole('grid')).toHaveCount(0);
  }
  const otherTab = tabs[0] ?? page;
  await otherTab.getByRole('button', { name: 'Sign in' }).click();
  await expect(otherTab.getByLabel('Email')).toBeVisible();
});
