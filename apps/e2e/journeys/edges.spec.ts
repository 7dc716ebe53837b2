import type { Page } from '@playwright/test';

import { address } from '../src/addresses.js';
import { fillConsignment, savedAsDraft } from '../src/consignment-form.js';
import { calls, faults, rejectGrant, rejectTokenOnce } from '../src/faults.js';
import { expect, signIn, test } from '../src/journey.js';

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toasts = (page: Page) => page.locator('.mantine-Notification-root');

/** Expects a failure page with this title and a Retry button. */
async function expectFailure(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(retry(page)).toHaveCount(1);
}

test.describe('the configuration', () => {
  test('[PLAT-02] any failure of the tenant call shows one page, and Retry continues', async ({ page }) => {
    for (const [name, fault] of Object.entries(faults)) {
      await test.step(name, async () => {
        await page.route(calls.tenant, fault);
        await page.goto(address('tasman', '/search'));
        await expectFailure(page, 'Consign could not start');
        await page.unroute(calls.tenant);
        await retry(page).click();
        await expect(page.getByLabel('Email')).toBeVisible();
      });
    }
  });

  test('[PLAT-02] a hanging tenant call times out, and a slow one is waited for', async ({ page }) => {
    const pending: (() => void)[] = [];
    await page.route(calls.tenant, async (route) => {
      await new Promise<void>((resolve) => pending.push(resolve));
      await route.continue().catch(() => undefined);
    });
    await page.goto(address('tasman', '/search'));
    await expect(page.getByRole('status', { name: 'Opening Consign' })).toBeVisible();
    await expectFailure(page, 'Consign could not start');
    await retry(page).click();
    await expect.poll(() => pending.length).toBe(2);
    for (const resume of pending) resume();
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('[PLAT-02] a failure to load flags shows one page, and Retry opens the requested page', async ({
    page,
    signedIn,
  }) => {
    await page.route(calls.session, faults['answers 500']);
    await page.route(calls.flags, faults['cuts the connection']);
    await signedIn('manager', '/search?searchTerm=kauri#top');
    await expectFailure(page, 'Consign could not start');
    await page.unroute(calls.flags);
    await page.route(calls.flags, faults['answers garbage']);
    // The page of the first failure stays until the second one is known.
    const answered = page.waitForResponse(calls.flags);
    await retry(page).click();
    await answered;
    await expectFailure(page, 'Consign could not start');
    await expect(retry(page)).toBeEnabled();
    await page.unroute(calls.flags);
    await retry(page).click();
    await expect(heading(page, 'Consignments')).toBeVisible();
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?searchTerm=kauri#top');
  });

  test('[PLAT-18] names a flag that is not a boolean', async ({ page, signedIn }) => {
    const wrong = [{ flagName: 'DeliveryExtras', typedFlagValue: 'yes' }];
    await page.route(calls.session, faults['answers 500']);
    await page.route(calls.flags, (route) => route.fulfill({ json: wrong }));
    await signedIn('manager');
    await expectFailure(page, 'Consign could not start');
    await expect(page.getByText(/DeliveryExtras/)).toBeVisible();
  });
});

test.describe('the identity provider', () => {
  // The order of the list is a preference.
  test.use({ changesPreferences: true });

  test('[PLAT-02] unreachable before the redirect', async ({ page }) => {
    await page.route(calls.discovery, faults['cuts the connection']);
    await page.goto(address('tasman', '/search'));
    await expectFailure(page, 'Sign-in is not available');
    await page.unroute(calls.discovery);
    await retry(page).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('[AUTH-12, AUTH-01] unreachable at the code exchange: the requested page is kept', async ({
    page,
    signedInByForm,
  }) => {
    await page.route(calls.token, faults['answers 502 with HTML']);
    await signedInByForm('manager', '/search?searchTerm=kauri#top');
    await expectFailure(page, 'Sign-in is not available');
    await page.unroute(calls.token);
    await retry(page).click();
    await expect(heading(page, 'Consignments')).toBeVisible();
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?searchTerm=kauri#top');
  });

  test('[AUTH-04] a rejected code restarts sign-in twice, then shows a failure', async ({
    page,
    signedInByForm,
  }) => {
    let restarts = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/auth') restarts += 1;
    });
    await page.route(calls.token, rejectGrant);
    await signedInByForm('manager', '/search');
    await expectFailure(page, 'Sign-in failed');
    expect(restarts).toBe(3);
    await page.unroute(calls.token);
    await retry(page).click();
    await expect(page.getByRole('grid')).toBeVisible();
  });

  test('[AUTH-04] an unsolicited callback starts a new sign-in', async ({ page }) => {
    await page.goto(address('tasman', '/signed-in?code=forged&state=forged'));
    await signIn(page, 'manager');
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });

  test('[AUTH-12, ERR-04] unreachable at a token renewal: one message, and the session is kept', async ({
    page,
    signedInByForm,
  }) => {
    await signedInByForm('manager', '/search');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.route(calls.token, faults['cuts the connection']);
    await page.route(calls.search, (route) => route.fulfill({ status: 401, json: {} }));
    await page.getByRole('button', { name: 'Creation Date' }).click();
    const failed = page.getByRole('alert').filter({ has: retry(page) });
    await expect(failed).toContainText('No response received: you may be offline');
    expect(await toasts(page).count()).toBeLessThanOrEqual(1);
    await page.unroute(calls.search);
    await page.unroute(calls.token);
    await retry(page).click();
    await expect(page.getByRole('grid')).toBeVisible();
  });
});

test.describe('the API', () => {
  for (const [name, fault] of Object.entries(faults)) {
    test(`[ERR-04, ERR-06, ERR-11] ${name}: at the start, then at the list; Retry recovers from each`, async ({
      page,
      signedIn,
    }) => {
      test.slow();
      await page.route(calls.api, fault);
      await signedIn('manager', '/search');
      await expect(page.getByText('This page could not be shown')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      expect(await toasts(page).count()).toBeLessThanOrEqual(1);
      await page.unroute(calls.api);
      await page.route(calls.search, fault);
      await retry(page).click();
      const failed = page.getByRole('alert').filter({ has: retry(page) });
      await expect(failed).toContainText('Search error, please try again later');
      await expect(page.getByRole('button', { name: /^Sites/ })).toBeVisible();
      expect(await toasts(page).count()).toBeLessThanOrEqual(1);
      await page.unroute(calls.search);
      await retry(page).click();
      await expect(page.getByRole('grid')).toBeVisible();
    });
  }

  test('[CONS-32, CONS-34] a failed save keeps the form, and succeeds later', async ({ page, signedIn }) => {
    test.slow();
    await signedIn('manager', '/consignment/create');
    const description = `Edges ${Date.now()}`;
    await fillConsignment(page, description);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    for (const [name, fault] of Object.entries(faults)) {
      await test.step(name, async () => {
        await page.route(calls.create, fault);
        await save.click();
        await expect(page.getByRole('alert')).toHaveCount(1);
        await expect(page.getByRole('alert')).toContainText("Couldn't create consignment");
        await expect(page.getByRole('cell', { name: description })).toBeVisible();
        await page.unroute(calls.create);
      });
    }
    await test.step('with a rejected access token that is renewed silently', async () => {
      await rejectTokenOnce(page, calls.create);
      const renewed = page.waitForResponse(calls.token);
      await save.click();
      expect((await renewed).status()).toBe(200);
      await expect(page.getByText(savedAsDraft)).toBeVisible();
    });
  });
});

test.describe('lazy-loaded code', () => {
  test('[ERR-13] a calendar that fails to load can be retried, and typed text stays', async ({
    page,
    signedIn,
  }) => {
    await signedIn('manager', '/consignment/create');
    const notes = page.getByLabel('Sender notes (optional)');
    await notes.fill('Gate code 4711');
    await page.route(calls.code, faults['cuts the connection']);
    await page.getByRole('button', { name: 'Choose requested delivery date' }).click();
    const bar = page.getByRole('alert').filter({ hasText: "This part of the page couldn't be loaded" });
    await expect(bar).toBeVisible();
    await expect(notes).toHaveValue('Gate code 4711');
    await page.unroute(calls.code);
    await bar.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(notes).toHaveValue('Gate code 4711');
  });
});
