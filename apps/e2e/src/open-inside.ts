import type { Page } from '@playwright/test';

/** Opens a path as a link in the app does, without loading the app again: its router hears of each entry of the history. */
export async function openInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}
