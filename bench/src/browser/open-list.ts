import { chromium, type Browser, type Page } from 'playwright';

import { chromiumArguments, findChromium } from '../../../chromium.shared.js';
import { startLocalStack } from '../local-stack.js';
import { ports } from '../workspace.js';

export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  // Frames are counted, so don't throttle rendering in the background.
  const benchArgs = ['--disable-renderer-backgrounding', '--enable-precise-memory-info'];
  const args = [...chromiumArguments(), ...benchArgs, ...more];
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

interface ListOptions {
  readonly query: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Extra browser arguments. */
  readonly browser?: readonly string[];
}

/** Runs `measure` on the list of the production build, signed in, with `size` demo consignments. */
export async function withList<Answer>(
  size: number,
  { query, prepare, browser: more = [] }: ListOptions,
  measure: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const stop = await startLocalStack(size);
  const browser = await startBrowser(more);
  try {
    // The CSP would block the injected measuring script.
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
    const page = await context.newPage();
    await prepare?.(page);
    await page.goto(`${listAddress}?${query}`);
    await page.getByLabel('Email').waitFor();
    await signIn(page);
    return await measure(page);
  } finally {
    await browser.close();
    await stop();
  }
}
