import { test as base, expect, type Page } from '@playwright/test';

import { address, type Host } from './addresses.js';
import { password, users, type User } from './users.js';

interface Journey {
  /** Opens a path of the product and signs in on the way. */
  readonly signedIn: (user: User, path?: string, host?: Host) => Promise<Page>;
  readonly quietPage: void;
}

/** A test in a real browser; a script error, or something that the page's own policy refused, fails it. */
export const test = base.extend<Journey>({
  signedIn: async ({ page }, use) => {
    await use(async (user, path = '/search', host = 'tasman') => {
      await page.goto(address(host, path));
      await signIn(page, user);
      return page;
    });
  },
  quietPage: [
    async ({ page }, use) => {
      const surprises: string[] = [];
      page.on('pageerror', (error) => surprises.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted/.test(message.text())) surprises.push(message.text());
      });
      await use();
      expect(surprises).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Fills the identity provider's page once it is there: the one before may have a field of the same name. */
export async function signIn(page: Page, user: User): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Sign in/ })).toBeVisible();
  await page.getByLabel('Email').fill(users[user]);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
