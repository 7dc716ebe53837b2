import type { Page } from '@playwright/test';

/** Sends a text as a scanner does, then Enter: the keys are a millisecond apart, however busy the machine. */
export async function scan(page: Page, text: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      const began = performance.now();
      for (const [index, key] of keys.entries()) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: began + index });
        (document.activeElement ?? document.body).dispatchEvent(event);
      }
    },
    [...text, 'Enter'],
  );
}
