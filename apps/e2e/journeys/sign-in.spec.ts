import type { Page } from '@playwright/test';

import { address, ports } from '../src/addresses.js';
import { calls } from '../src/faults.js';
import { expect, signIn, test } from '../src/journey.js';

function getBarColor(page: Page): Promise<string> {
  return page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor);
}

test.describe('sign-in', () => {
  test('[AUTH-01, AUTH-13, PLAT-01, PLAT-13] opens the requested page after sign-in, with query and fragment, and stores no token and no customer data', async ({
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
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/eyJ|token|kowhai|@/i);
  });

  test('[AUTH-09, AUTH-18] Sign Out ends the session here and at the issuer, and Back shows no data', async ({
    signedInByForm,
  }) => {
    const page = await signedInByForm('manager', '/search');
    await page
      .getByRole('link', { name: /^TAS\d+/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/consignment\/TAS\d+/);
    const revoked = page.waitForResponse(calls.revocation);
    await page.getByRole('button', { name: /^User menu for / }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    expect((await revoked).status()).toBe(200);
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByText(/TAS\d+|Kōwhai/)).toHaveCount(0);
    await page.goto(address('tasman', '/search'));
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('[AUTH-16] refuses an identity provider that names another; Retry goes on', async ({ page }) => {
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
