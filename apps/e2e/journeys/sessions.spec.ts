import type { Page } from '@playwright/test';

import { address, ports } from '../src/addresses.js';
import { calls, rejectTokenOnce } from '../src/faults.js';
import { expect, signIn, test } from '../src/journey.js';

/** Signs in and reads the refresh token from the network, because the page doesn't expose it. */
async function signInForToken(page: Page): Promise<string> {
  await page.goto(address('tasman', '/search'));
  const exchange = page.waitForResponse(calls.token);
  // The prefetch of the second page could otherwise take the fault that a test plants for its own call.
  const secondPage = page.waitForResponse((response) => response.url().includes('pageNumber=2'));
  await signIn(page, 'manager');
  const { refresh_token: token } = (await (await exchange).json()) as { refresh_token: string };
  await expect(page.getByRole('grid')).toBeVisible();
  await secondPage;
  return token;
}

test.describe('a session that ends', () => {
  // The order of the list is a preference.
  test.use({ changesPreferences: true });

  test('[AUTH-08] asks for a new sign-in once the refresh token was used elsewhere', async ({ page }) => {
    const token = await signInForToken(page);
    const form = { client_id: 'consign-tasman', grant_type: 'refresh_token', refresh_token: token };
    const used = await page.request.post(`http://localhost:${ports.identity}/token`, { form });
    expect(used.status()).toBe(200);
    await rejectTokenOnce(page, calls.search);
    await page.getByRole('button', { name: 'Creation Date' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await signIn(page, 'manager');
    await expect(page.getByRole('banner')).toBeVisible();
  });

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

test.describe('several tabs', () => {
  test('[AUTH-09] a sign-out signs out the other tabs too', async ({ signedInByForm, context }) => {
    const page = await signedInByForm('manager', '/search');
    await expect(page.getByRole('grid')).toBeVisible();
    const otherTab = await context.newPage();
    await otherTab.goto(address('tasman', '/search'));
    await expect(otherTab.getByRole('grid')).toBeVisible();
    await page.getByRole('button', { name: /^User menu for / }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(otherTab.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(otherTab.getByRole('grid')).toHaveCount(0);
    await otherTab.getByRole('button', { name: 'Sign in' }).click();
    await expect(otherTab.getByLabel('Email')).toBeVisible();
  });

  test('[AUTH-01] four tabs opened at once are all signed in', async ({ signedInByForm, context }) => {
    test.slow();
    const page = await signedInByForm('manager', '/search');
    await expect(page.getByRole('grid')).toBeVisible();
    const tabs = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
    await Promise.all(tabs.map((tab) => tab.goto(address('tasman', '/search'))));
    await Promise.all(tabs.map((tab) => expect(tab.getByRole('grid')).toBeVisible({ timeout: 60_000 })));
    await expect(page.getByRole('grid')).toBeVisible();
  });
});
