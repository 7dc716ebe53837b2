/// <reference lib="dom" />
import type { Page } from 'playwright';

declare global {
  interface Window {
    /** How long each interaction since the last reset took until the next paint, in ms. */
    interactions?: number[];
  }
}

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}

/** Runs in the page: keeps what the Event Timing API tells of each interaction of 16 ms and more. */
export function observeInteractions(): void {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventTiming[]) {
      if (entry.interactionId > 0) window.interactions?.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Acts, and returns the ms until the next paint of the slowest interaction; at least 16, below which none is told. */
export async function timeInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (window.interactions = []));
  await act();
  // The entry of an interaction is told after its paint, in an idle moment.
  const taken = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(window.interactions ?? []))),
        );
      }),
  );
  return Math.max(16, ...taken);
}
