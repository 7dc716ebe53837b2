/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright';

import type { Sent } from './round-trips.js';

/** Milliseconds that the network adds to every request; 0 for none. */
export type Latency = 0 | 150;

/** A busy machine at a quarter of its speed. */
const LOAD_TIMEOUT_MS = 120_000;

export interface Load {
  /** From opening the page until its first row is painted, in ms. */
  readonly usable: number;
  readonly requests: readonly Sent[];
  /** The longest task of the page that shows the rows, in ms. */
  readonly longestTask: number;
}

declare global {
  interface Window {
    usableAt?: number;
    longestTask?: number;
  }
}

/** Runs in every page before its own code. */
export function watchRows(): void {
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestTask = Math.max(window.longestTask ?? 0, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  const observer = new MutationObserver(() => {
    const row = document.querySelector('[role="grid"] a[href^="/consignment/"], table tbody td:nth-child(3)');
    if (row === null || row.textContent === '') return;
    observer.disconnect();
    // A task posted in a frame runs after that frame is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.usableAt = performance.timeOrigin + performance.now();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

interface Network {
  readonly requests: () => readonly Sent[];
  readonly reset: () => void;
}

/** Records the requests that went over the network, by the time of the monotonic clock in ms. */
export async function recordNetwork(cdp: CDPSession): Promise<Network> {
  let open = new Map<string, { name: string; from: number }>();
  let sent: Sent[] = [];
  let beginning: number | null = null;
  await cdp.send('Network.enable');
  const finish = (id: string, timestamp: number): void => {
    const request = open.get(id);
    if (request !== undefined) sent.push({ ...request, to: timestamp * 1_000 - (beginning ?? 0) });
    open.delete(id);
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, redirectResponse }) => {
    beginning ??= timestamp * 1_000;
    if (redirectResponse !== undefined) finish(requestId, timestamp);
    const { pathname } = new URL(request.url);
    open.set(requestId, { name: `${request.method} ${pathname}`, from: timestamp * 1_000 - beginning });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => void open.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) open.delete(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => finish(requestId, timestamp));
  return {
    requests: () => sent,
    reset: () => {
      open = new Map();
      sent = [];
      beginning = null;
    },
  };
}

/** Opens a page and times its first row. */
export async function timeLoad(
  page: Page,
  { cdp, network }: { cdp: CDPSession; network: Network },
  address: string,
  { isCold, latency }: { isCold: boolean; latency: Latency },
): Promise<Load> {
  // The page before must not load anything during this one.
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  if (isCold) await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  network.reset();
  const opened = performance.timeOrigin + performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.usableAt !== undefined, undefined, {
    polling: 100,
    timeout: LOAD_TIMEOUT_MS,
  });
  const { usableAt, longestTask } = await page.evaluate(() => ({
    usableAt: window.usableAt ?? 0,
    longestTask: window.longestTask ?? 0,
  }));
  return { usable: usableAt - opened, longestTask, requests: [...network.requests()] };
}

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
