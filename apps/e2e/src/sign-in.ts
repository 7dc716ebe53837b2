import { expect, type Page } from '@playwright/test';

import { password, users, type User } from './users.js';

/** Signs in on the identity provider's page. Waits for its heading first: the previous page may have the same fields. */
export async function signIn(page: Page, user: User): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Sign in/ })).toBeVisible();
  await page.getByLabel('Email').fill(users[user]);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
