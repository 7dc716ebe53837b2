import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { test as base } from './bulk-list.js';
import { expect } from './journey.js';
import { expectLoaded } from './page-checks.js';
import { openSignedIn } from './keep-session.js';
import { newSalesReference, type ConsignmentFactory } from './consignment-factory.js';
import type { User } from './users.js';

interface OpenedDraft {
  readonly page: Page;
  readonly reference: string;
  /** Unique to this draft. */
  readonly salesReference: string;
  readonly make: ConsignmentFactory;
}

/** Creates a complete Draft for this journey and opens it. */
export const test = base.extend<{ readonly openDraft: (user: User) => Promise<OpenedDraft> }>({
  openDraft: async ({ openList }, use) => {
    await use(async (user) => {
      const { page, make } = await openList(user);
      const salesReference = newSalesReference();
      const [reference = ''] = await make.drafts(1, salesReference);
      // The router hears of a path once the list shows.
      await expectLoaded(page);
      await openInside(page, `/consignment/${reference}`);
      // The list, which is loaded, shows until the consignment's screen is.
      await expect(page.getByRole('heading', { level: 1, name: 'Consignment', exact: true })).toBeVisible();
      await expectLoaded(page);
      return { page, reference, salesReference, make };
    });
  },
});

/** Opens a path as a link in the app does, without loading the app again: its router hears of each entry of the history. */
async function openInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Opens the same consignment as another user in a new browser context, which the caller closes. */
export async function openAsOtherUser(
  browser: Browser,
  user: User,
  reference: string,
  device: BrowserContextOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(device)).newPage();
  await openSignedIn(page, user, `/consignment/${reference}`, 'tasman');
  await expectLoaded(page);
  return page;
}
