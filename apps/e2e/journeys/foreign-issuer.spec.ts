import type { Page } from '@playwright/test';

import { startForeignStack, type ForeignStack } from '../src/foreign-stack.js';
import { expect, test } from '../src/journey.js';

test.describe('an issuer of another maker, at a path', { tag: '@foreign-issuer' }, () => {
  test.describe.configure({ mode: 'serial' });
  let stack: ForeignStack;

  test.beforeAll(async () => {
    stack = await startForeignStack(['list', 'text', 'none']);
    const getReadiness = async () => (await fetch(`${stack.address}/readyz`)).status;
    await expect.poll(() => getReadiness().catch(() => 0)).toBe(200);
  });

  test.afterAll(() => stack.stop());

  /** Opens a path and signs in on the pages of the issuer's library. */
  async function signIn(page: Page, subject: string, path = '/search'): Promise<void> {
    // The library's pages ask for a font that is not on this machine.
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(stack.address + path);
    await page.getByPlaceholder('Enter any login').fill(subject);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  test('[PLAT-285] a user signs in, keeps the session by opaque refresh tokens, and reads after signing out that the issuer may still know them', async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, 'list', '/search?searchTerm=kauri');
    await expect(page).toHaveURL(/\/search\?.*searchTerm=kauri/);
    await expect(page.getByRole('button', { name: /^User menu for / })).toBeVisible();
    const renewed = page.waitForResponse((response) => response.url().endsWith('/token'));
    await page.clock.fastForward('10:00');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const answer = await renewed;
    expect(answer.status()).toBe(200);
    expect(((await answer.json()) as Record<string, string>)['refresh_token']).toMatch(/^[\w-]+$/u);
    await expect(page).toHaveURL(/\/dashboard/);
    await page.getByRole('button', { name: /^User menu for / }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await expect(page.getByText("Your session at the identity provider couldn't be ended")).toBeVisible();
  });

  for (const seconds of [-60, 60]) {
    test(`[PLAT-286] works while the issuer's clock differs by ${seconds} seconds`, async ({ page }) => {
      await stack.setClock(seconds);
      const refused: string[] = [];
      page.on('response', (response) => {
        if (response.url().startsWith(stack.address) && response.status() >= 400)
          refused.push(response.url());
      });
      await signIn(page, 'list');
      await expect(page.getByRole('button', { name: /^User menu for / })).toBeVisible();
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL(/\/dashboard/);
      expect(refused).toEqual([]);
      await stack.setClock(0);
    });
  }

  for (const subject of ['text', 'none']) {
    test(`[PLAT-287] a user whose permissions are ${subject === 'text' ? 'a text' : 'missing'} reads that the sign-in brought none, and can sign out`, async ({
      page,
    }) => {
      await signIn(page, subject);
      await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible();
      await expect(
        page.getByText('Your sign-in came without any permissions that Consign knows.'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    });
  }
});
