import type { Page } from '@playwright/test';

/** Sends a text as a scanner does: all keys without a pause, then Enter. */
export async function scan(page: Page, text: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    },
    [...text, 'Enter'],
  );
}
