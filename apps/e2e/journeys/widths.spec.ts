import type { Page } from '@playwright/test';

import { field, save, saved } from '../src/consignment-form.js';
import { expectLoaded } from '../src/page-checks.js';
import { expect } from '../src/journey.js';
import { openAsOtherUser, test } from '../src/open-draft.js';

async function expectStatusInView(page: Page): Promise<void> {
  const header = page.getByRole('columnheader', { name: 'Status', exact: true });
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[role="gridcell"][data-pinned]').first()).toBeInViewport({ ratio: 1 });
}

test('[PLAT-42, PLAT-43] the status of every one is in view, also beside the preview, and the tabs leave room for a site', async ({
  signedIn,
}) => {
  const page = await signedIn('manager', '/search');
  for (const width of [720, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectLoaded(page);
    await expectStatusInView(page);
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/preview=/);
  await expect(page.getByRole('complementary', { name: /^Preview of / })).toBeVisible();
  await expectStatusInView(page);

  await page.setViewportSize({ width: 1024, height: 768 });
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Invoices' })).toBeVisible();
  const sites = await bar.getByRole('button', { name: /^Sites/ }).boundingBox();
  expect(sites?.width).toBeGreaterThan(120);
  const symbols = await bar
    .locator('svg:visible')
    .evaluateAll((all) => all.map((symbol) => symbol.getBoundingClientRect().width));
  expect(Math.min(...symbols)).toBeGreaterThanOrEqual(16);
});

/** Whether something stands over the middle of the control that has the focus. */
function isFocusCovered(): boolean {
  const control = document.activeElement;
  if (control === null) return true;
  const { left, top, width, height } = control.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over === null || (!control.contains(over) && !over.contains(control));
}

test('[PLAT-310] no bar covers the focused control on the way up through a form', async ({ signedIn }) => {
  const page = await signedIn('manager', '/consignment/create');
  await page.setViewportSize({ width: 820, height: 700 });
  await page.getByLabel(/^Sales reference/).focus();
  for (let step = 0; step < 24; step += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(isFocusCovered), `after ${step + 1} steps`).toBe(false);
  }
});

test('[PLAT-44] the dock changes the receiver with a finger on a tablet', async ({ openDraft, browser }) => {
  const { reference } = await openDraft('dispatch');
  const context = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
  const dock = await openAsOtherUser(browser, 'dock', reference, context);
  const sent = dock.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/receiver'),
  );
  await field(dock, 'Receiver reference').tap();
  await field(dock, 'Receiver reference').fill('Dock 4');
  await save(dock).tap();
  await sent;
  await expect(dock.getByText(saved, { exact: true })).toBeVisible();
});
