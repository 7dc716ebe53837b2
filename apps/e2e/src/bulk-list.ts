import type { Locator, Page } from '@playwright/test';

import { calls } from './faults.js';
import { expect, test as base } from './journey.js';
import { createConsignmentFactory, type ConsignmentFactory } from './consignment-factory.js';
import type { User } from './users.js';

export type OpenList = (user: User) => Promise<{ readonly page: Page; readonly make: ConsignmentFactory }>;

interface ListFixture {
  /** A list of what this journey made, and the way to make it. */
  readonly openList: OpenList;
}

export const test = base.extend<ListFixture>({
  openList: async ({ page, signedIn }, use, testInfo) => {
    // Each makes its own consignments first.
    testInfo.slow();
    await use(async (user) => {
      const asked = page.waitForRequest(calls.api);
      await signedIn(user, '/search');
      const { authorization = '' } = (await asked).headers();
      return { page, make: await createConsignmentFactory(page, authorization) };
    });
  },
});

export const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const panel = (page: Page, name: string) => page.getByRole('region', { name });
export const result = (page: Page) => page.getByRole('table', { name: 'Results by consignment' });

/** Shows what has this sales reference and selects all of it. */
export async function selectCreated(page: Page, salesReference: string, count: number): Promise<void> {
  await page.getByRole('searchbox', { name: 'Sales reference' }).fill(salesReference);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`salesReference=${salesReference}`));
  await expect(page.getByText(`of ${count}`, { exact: false }).first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  const all = page.getByRole('button', { name: `Select all ${count} that match` });
  if (count > 25) await all.click();
  await expect(page.getByText(`${count} selected`).first()).toBeVisible();
}

export async function chooseFromMore(page: Page, name: string): Promise<void> {
  await action(page, 'More').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** A button that says why it cannot: disabled for whoever asks, and pressed for the reasons (BULK-21). */
export async function pressDisabled(button: Locator): Promise<void> {
  await expect(button).toBeDisabled();
  await button.click({ force: true });
}

/** Answers how often the call was sent, and holds each one until it is let go. */
export async function holdRequests(
  page: Page,
  url: string,
): Promise<{ sent: () => number; release: () => void }> {
  const pending: (() => void)[] = [];
  let isOpen = false;
  let sent = 0;
  await page.route(url, async (route) => {
    sent += 1;
    if (!isOpen) await new Promise<void>((resolve) => pending.push(resolve));
    await route.continue();
  });
  return {
    sent: () => sent,
    release: () => {
      isOpen = true;
      for (const release of pending) release();
    },
  };
}
