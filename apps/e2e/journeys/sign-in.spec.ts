import type { Page } from '@playwright/test';

import { address, ports } from '../src/addresses.js';
import { calls } from '../src/faults.js';
import { expect, signIn, test } from '../src/journey.js';

function getBarColor(page: Page): Promise<string> {
  return page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor);
}

test.describe('sign-in', () => {
  test('[AUTH-01, AUTH-13, PLAT-01] opens the requested page after sign-in, with query and fragment', async ({
    page,
  }) => {
    await page.goto(address('tasman', '/search?searchTerm=kauri&dateRangePresetCode=TODAY#top'));
    await expect(page.getByText('Tasman Freight', { exact: true })).toBeVisible();
    const bar = await getBarColor(page);
    expect(new URL(page.url()).port).toBe(String(ports.identity));
    await signIn(page, 'manager');
    await expect(page).toHaveURL(/\/search\?/);
    await expect(page.getByRole('link', { name: 'Tasman Freight' })).toBeVisible();
    expect(await getBarColor(page)).toBe(bar);
    const { searchParams, host, hash } = new URL(page.url());
    expect(hash).toBe('#top');
    expect(host).toBe(`tasman.localhost:${ports.product}`);
    expect(searchParams.get('searchTerm')).toBe('kauri');
    expect(searchParams.get('dateRangePresetCode')).toBe('TODAY');
    expect([...searchParams.keys()]).not.toContain('code');
  });

  test('[AUTH-01] stays signed in and on the page after a reload', async ({ signedInByForm }) => {
    const page = await signedInByForm('manager', '/search?searchTerm=kauri');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('searchTerm')).toBe('kauri');
  });

  test('[PLAT-13] stores no token and no customer data in the browser', async ({ signedInByForm }) => {
    const page = await signedInByForm('manager');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/eyJ|token|kowhai|@/i);
  });

  test('[AUTH-09, AUTH-18] Sign Out ends the session here and at the identity provider', async ({
    signedInByForm,
  }) => {
    const page = await signedInByForm('manager');
    const revoked = page.waitForResponse(calls.revocation);
    await page.getByRole('button', { name: /^User menu for / }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    expect((await revoked).status()).toBe(200);
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.goto(address('tasman', '/search'));
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('[AUTH-09] the back button shows no data after a sign-out', async ({ signedInByForm }) => {
    const page = await signedInByForm('manager', '/search');
    await page
      .getByRole('link', { name: /^TAS\d+/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/consignment\/TAS\d+/);
    await page.getByRole('button', { name: /^User menu for / }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByText(/TAS\d+|Kōwhai/)).toHaveCount(0);
  });

  test('[AUTH-16] refuses an identity provider that names another issuer, and Retry goes on', async ({
    page,
  }) => {
    await page.route(calls.discovery, async (route) => {
      const response = await route.fetch();
      const metadata = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: { ...metadata, issuer: 'https://evil.example' } });
    });
    await page.goto(address('tasman', '/search?searchTerm=kauri'));
    await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
    await expect(page.getByText('Reason: another issuer.')).toBeVisible();
    await page.unroute(calls.discovery);
    await page.getByRole('button', { name: 'Retry' }).click();
    await signIn(page, 'manager');
    await expect(page).toHaveURL(/\/search\?.*searchTerm=kauri/);
  });
});

test.describe('the tenant', () => {
  test('[PLAT-02] an unknown host shows a failure page with Retry', async ({ page }) => {
    await page.goto(address('unknown'));
    await expect(page.getByRole('heading', { name: 'Unknown address' })).toBeVisible();
    const response = page.waitForResponse(/clientSettings$/);
    await page.getByRole('button', { name: 'Retry' }).click();
    expect((await response).status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Unknown address' })).toBeVisible();
  });

  test('[PLAT-01, PLAT-12] requests the tenant without a token and everything else with one', async ({
    page,
  }) => {
    const requests: { path: string; headers: Record<string, string> }[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) requests.push({ path: pathname, headers: request.headers() });
    });
    await page.goto(address('tasman', '/search'));
    await signIn(page, 'manager');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    const tenant = requests.filter(({ path }) => path.endsWith('/clientSettings'));
    expect(tenant.length).toBeGreaterThan(0);
    expect(tenant.every(({ path }) => path.includes('/tenants/tasman.localhost/'))).toBe(true);
    for (const { headers } of tenant) {
      expect(headers['authorization']).toBeUndefined();
      expect(headers['x-appversion']).toBe('20250715.1');
      expect(headers['x-appname']).toBeTruthy();
    }
    const others = requests.filter(({ path }) => !path.endsWith('/clientSettings'));
    expect(others.length).toBeGreaterThan(3);
    for (const { headers } of others) {
      expect(headers['authorization']).toMatch(/^Bearer ey/);
      expect(headers['x-appversion']).toBe('20250715.1');
      expect(headers['x-appname']).toBeTruthy();
    }
  });

  test('[PLAT-09] the other tenant has its own theme, users and data', async ({ signedIn, browser }) => {
    const page = await signedIn('harbour', '/search', 'aurora');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByText('Kōwhai')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Schedule' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Import' })).toHaveCount(0);
    const tasman = await (await browser.newContext()).newPage();
    await tasman.goto(address('tasman', '/search'));
    await signIn(tasman, 'manager');
    await expect(tasman.getByRole('link', { name: 'Schedule' })).toBeVisible();
    expect(await getBarColor(tasman)).not.toBe(await getBarColor(page));
    await tasman.context().close();
  });
});
