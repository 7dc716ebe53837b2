/// <reference lib="dom" />
import { existsSync } from 'node:fs';

import type { CDPSession, Page } from 'playwright';

import { median } from '../api-list/ratio.js';
import { listAddress, signIn, startBrowser } from '../browser/open-list.js';
import { startLocalStack } from '../local-stack.js';
import { type Result, notMeasured } from '../result.js';
import { built } from '../workspace.js';
import { type Scene, scenes } from './scenes.js';

const CONSIGNMENTS = 1000;
const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
/** Until the next paint: what users feel as at once. */
const BUDGET_MS = 100;

const names = scenes.flatMap(({ interactions }) => interactions.map(({ name }) => name));

/** Measures interactions until their next paint, in a real browser at a quarter of the processor's speed. */
export async function measureInteractions(): Promise<Result[]> {
  if (!existsSync(built.web) || !existsSync(built.local))
    return notMeasured(names, 'ms', 'not built: run `pnpm build`');
  const stop = await startLocalStack(CONSIGNMENTS);
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(observeInteractions);
    const page = await context.newPage();
    await page.goto(listAddress);
    await page.getByLabel('Email').waitFor();
    await signIn(page);
    const cdp = await context.newCDPSession(page);
    const results: Result[] = [];
    for (const scene of scenes) results.push(...(await measureScene(page, cdp, scene)));
    return results;
  } finally {
    await browser.close();
    await stop();
  }
}

async function measureScene(
  page: Page,
  cdp: CDPSession,
  { path, prepare, interactions }: Scene,
): Promise<Result[]> {
  const slowTo = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  await slowTo(1);
  await page.goto(new URL(path, listAddress).href);
  await prepare(page);
  await slowTo(CPU_SLOWDOWN);
  const results: Result[] = [];
  for (const { name, before, act, undo } of interactions) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await before?.(page);
      await page.waitForLoadState('networkidle');
      times.push(await timeInteraction(page, () => act(page)));
      await undo?.(page);
    }
    const worst = Math.max(...times);
    results.push({
      name,
      value: median(times),
      unit: 'ms',
      budget: BUDGET_MS,
      note: `median of ${ROUNDS}, at most ${worst}`,
    });
  }
  return results;
}

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
function observeInteractions(): void {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventTiming[]) {
      if (entry.interactionId > 0) window.interactions?.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Acts, and returns the ms until the next paint of the slowest interaction; at least 16, below which none is told. */
async function timeInteraction(page: Page, act: () => Promise<void>): Promise<number> {
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
