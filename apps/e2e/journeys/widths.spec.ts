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

for (const width of [720, 820, 1024]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[PLAT-43] the status of every consignment is in view', async ({ signedIn }) => {
      const page = await signedIn('manager', '/search');
      await expectLoaded(page);
      await expectStatusInView(page);
    });
  });
}

test('[PLAT-43] the status stays in view beside the preview', async ({ signedIn }) => {
  const page = await signedIn('manager', '/search');
  await expectLoaded(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/preview=/);
  await expect(page.getByRole('complementary', { name: /^Preview of / })).toBeVisible();
  await expectStatusInView(page);
});

test.describe('with a finger on a tablet', () => {
  test('[PLAT-44] the dock changes the receiver', async ({ openDraft, browser }) => {
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
});

test.describe('on a phone', () => {
  test('[CONS-96] [CONS-97] the dock reads a consignment, and calls and navigates from it', async ({
    openDraft,
    browser,
  }) => {
    const { reference } = await openDraft('dispatch');
    const context = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const dock = await openAsOtherUser(browser, 'dock', reference, context);
    await expect(dock.getByText('You can change the receiver on a tablet or computer.')).toBeVisible();
    await expect(save(dock)).toHaveCount(0);
    await expect(dock.getByRole('link', { name: /^Open in maps/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
    );
  });
});
