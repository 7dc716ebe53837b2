import type { Browser, Page } from '@playwright/test';

import { address } from './addresses.js';
import { test as base } from './bulk-desk.js';
import { expectLoaded } from './everywhere.js';
import { signIn } from './journey.js';
import { newMark, type Maker } from './made-consignments.js';
import type { User } from './users.js';

interface Opened {
  readonly page: Page;
  readonly reference: string;
  /** The sales reference, which nothing else has. */
  readonly mark: string;
  readonly make: Maker;
}

/** A Draft of this journey's own that lacks nothing, open on the screen. */
export const test = base.extend<{ readonly opened: (user: User) => Promise<Opened> }>({
  opened: async ({ desk }, use) => {
    await use(async (user) => {
      const { page, make } = await desk(user);
      const mark = newMark();
      const [reference = ''] = await make.drafts(1, mark);
      await page.goto(address('tasman', `/consignment/${reference}`));
      await expectLoaded(page);
      return { page, reference, mark, make };
    });
  },
});

/** The same consignment in another user's browser; whoever asks closes it. */
export async function openElsewhere(browser: Browser, user: User, reference: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address('tasman', `/consignment/${reference}`));
  await signIn(page, user);
  await expectLoaded(page);
  return page;
}
