import type { Page } from '@playwright/test';

import { address } from '../src/addresses.js';
import { calls, faults, rejectGrant, withoutCarriedSettings } from '../src/faults.js';
import { expect, test } from '../src/journey.js';

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Expects a failure page with this title and a Retry button. */
async function expectFailure(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(retry(page)).toHaveCount(1);
}

test('[PLAT-280] a browser that lacks something is told so, and nothing starts', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  await page.goto(address('tasman', '/search'));
  await expect(page.getByText('This browser is too old for Consign')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Opening Consign' })).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/search');
});

test('[PLAT-02] a failed tenant call shows a page that says so; Retry continues', async ({ page }) => {
  await withoutCarriedSettings(page);
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

test('[AUTH-04] a rejected code restarts twice, then shows a failure', async ({ page, signedInByForm }) => {
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

test('[ERR-13] a calendar that fails is retried, and typed text stays', async ({ page, signedIn }) => {
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
