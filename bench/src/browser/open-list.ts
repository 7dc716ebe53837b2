import { chromium, type Browser, type Page } from 'playwright';

import { chromiumArguments, findChromium } from '../../../chromium.shared.js';
import { ports } from '../workspace.js';

export async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  // Times end with a painted row, so don't throttle rendering in the background.
  const args = [...chromiumArguments(), '--disable-renderer-backgrounding'];
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
}

/** Signs in from the sign-in page and waits for the first rows of the list. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('manager@kowhai.example');
  await page.getByLabel('Password').fill('consign-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('row').nth(1).waitFor();
}

export const listAddress = `http://tasman.localhost:${ports.product}/search`;
