import type { Page } from '@playwright/test';

import { calls } from './faults.js';
import { expect, test as base } from './journey.js';
import { createConsignmentFactory, type ConsignmentFactory } from './consignment-factory.js';
import type { User } from './users.js';

export type OpenList = (user: User) => Promise<{ readonly page: Page; readonly make: ConsignmentFactory }>;

interface ListFixture {
  /** Signs in, opens the list, and returns a factory for the journey's own consignments. */
  readonly openList: OpenList;
}

export const test = base.extend<ListFixture>({
  openList: async ({ page, signedIn }, use, testInfo) => {
    // Creating consignments takes time.
    testInfo.slow();
    await use(async (user) => {
      const apiRequest = page.waitForRequest(calls.api);
      await signedIn(user, '/search');
      const { authorization = '' } = (await apiRequest).headers();
      return { page, make: await createConsignmentFactory(page, authorization) };
    });
  },
});

export const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const panel = (page: Page, name: string) => page.getByRole('region', { name });
export const result = (page: Page) => page.getByRole('table', { name: 'Results by consignment' });

/** Filters the list by sales reference and selects all results, which are on one page. */
export async function selectCreated(page: Page, salesReference: string, count: number): Promise<void> {
  await page.getByRole('searchbox', { name: 'Sales reference' }).fill(salesReference);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`salesReference=${salesReference}`));
  // Not 'Page 1 of 3', as of the list before.
  await expect(page.getByText(`1–${count} of ${count}`, { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await expect(page.getByText(`${count} selected`).first()).toBeVisible();
}

export async function chooseFromMore(page: Page, name: string): Promise<void> {
  await action(page, 'More').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
