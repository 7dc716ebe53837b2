/// <reference lib="dom" />
import type { Page } from 'playwright';

const CLICKS = 20;

declare global {
  interface Window {
    /** Resolves with the ms from the next click until its effect is painted. */
    response?: Promise<number>;
  }
}

/** Clicks the checkboxes of the first rows on and off; returns the ms from each click until it is painted. */
export async function timeCheckboxes(page: Page): Promise<number[]> {
  const boxes = page.getByRole('checkbox', { name: /^Select TAS/u });
  const times: number[] = [];
  for (let click = 0; click < CLICKS; click += 1) {
    const box = await boxes.nth(click % 10).boundingBox();
    if (box === null) throw new Error('A checkbox is not visible');
    // Install the listener before the click; awaiting them together would handle the click first.
    await page.evaluate(expectClick);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    times.push(await page.evaluate(() => window.response ?? Number.NaN));
  }
  return times;
}

/** Runs in the page. */
function expectClick(): void {
  window.response = new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        // A task posted in a frame runs after that frame is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      },
      { capture: true, once: true },
    );
  });
}
