import type { Locator, Page } from '@playwright/test';

import { calls } from './faults.js';
import { expect, test as base } from './journey.js';
import { makerFor, type Maker } from './made-consignments.js';
import type { User } from './users.js';

export type OpenDesk = (user: User) => Promise<{ readonly page: Page; readonly make: Maker }>;

interface Desk {
  /** A list of what this journey made, and the way to make it. */
  readonly desk: OpenDesk;
}

export const test = base.extend<Desk>({
  desk: async ({ page, signedIn }, use, testInfo) => {
    // Each makes its own consignments first.
    testInfo.slow();
    await use(async (user) => {
      const asked = page.waitForRequest(calls.api);
      await signedIn(user, '/search');
      const { authorization = '' } = (await asked).headers();
      return { page, make: await makerFor(page, authorization) };
    });
  },
});

export const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const panel = (page: Page, name: string) => page.getByRole('region', { name });
export const result = (page: Page) => page.getByRole('table', { name: 'Result for each consignment' });

/** Shows what has this sales reference and selects all of it. */
export async function selectMade(page: Page, mark: string, count: number): Promise<void> {
  await page.getByRole('searchbox', { name: 'Sales reference' }).fill(mark);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`salesReference=${mark}`));
  await expect(page.getByText(`of ${count}`, { exact: false }).first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  const all = page.getByRole('button', { name: `Select all ${count} that match` });
  if (count > 25) await all.click();
  await expect(page.getByText(`${count} selected`).first()).toBeVisible();
}

export async function more(page: Page, name: string): Promise<void> {
  await action(page, 'More').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** A button that says why it cannot: disabled for whoever asks, and pressed for the reasons (BULK-21). */
export async function pressAllTheSame(button: Locator): Promise<void> {
  await expect(button).toBeDisabled();
  await button.click({ force: true });
}

/** Answers how often the call was sent, and holds each one until it is let go. */
export async function hold(page: Page, url: string): Promise<{ sent: () => number; letGo: () => void }> {
  const held: (() => void)[] = [];
  let isOpen = false;
  let sent = 0;
  await page.route(url, async (route) => {
    sent += 1;
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return {
    sent: () => sent,
    letGo: () => {
      isOpen = true;
      for (const release of held) release();
    },
  };
}
