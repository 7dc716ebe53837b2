import { existsSync } from 'node:fs';
import path from 'node:path';

import type { CDPSession, Page } from 'playwright';
import { build } from 'vite';

import { median } from '../api-list/ratio.js';
import { withList } from '../browser/open-list.js';
import { notMeasured, type Result } from '../result.js';
import { built } from '../workspace.js';
import type { InPage } from './in-page.js';

declare const measured: InPage;

const names = {
  mount: 'Table of 200 rows: mount / plain rows',
  table: 'Table of 200 rows',
  baseline: '200 plain rows with native checkboxes',
  response: 'Checkbox: response / one frame',
  slow: 'Checkbox: response with 4x CPU throttling',
};
/** Enough for 200 rows in 30 days at one site. */
const consignments = 2500;
const ROUNDS = 15;
const CLICKS = 20;

/** Measures the list of the production build with 200 rows per page, in a real browser. */
export async function measureTable(): Promise<Result[]> {
  if (!existsSync(built.web) || !existsSync(built.local)) {
    return notMeasured(Object.values(names), 'ms', 'not built: run `pnpm build`');
  }
  const script = await bundleInPage();
  const query = 'dateRangePresetCode=LAST_30_DAYS&pageSize=200';
  return withList(consignments, { query, prepare: (page) => page.addInitScript(script) }, async (page) => {
    await page.getByText(/^1–200 of/).waitFor();
    return [...(await measureMount(page)), ...(await measureCheckbox(page))];
  });
}

async function bundleInPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'in-page.ts'), formats: ['iife'], name: 'inPage' },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output.find((file) => file.type === 'chunk');
  if (chunk === undefined) throw new Error('the script for the page could not be bundled');
  return chunk.code;
}

/** Interleaves the two, so that other load on the machine affects both. */
async function measureMount(page: Page): Promise<Result[]> {
  const taken: { table: number; baseline: number }[] = [];
  for (let round = 0; round < ROUNDS + 3; round += 1) {
    const table = await page.evaluate(() => measured.mountTable());
    const baseline = await page.evaluate(() => measured.mountBaseline());
    // The first three rounds are warm-up.
    if (round >= 3) taken.push({ table, baseline });
  }
  const note = `median of ${ROUNDS}; includes removing the cards that it replaces`;
  return [
    {
      name: names.mount,
      value: median(taken.map(({ table, baseline }) => table / baseline)),
      unit: 'x',
      budget: 1.3,
      note,
    },
    { name: names.table, value: median(taken.map(({ table }) => table)), unit: 'ms', budget: null },
    { name: names.baseline, value: median(taken.map(({ baseline }) => baseline)), unit: 'ms', budget: null },
  ];
}

async function measureCheckbox(page: Page): Promise<Result[]> {
  const frame = await page.evaluate(() => measured.frameTime());
  const answer = median(await measureClicks(page));
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slow = median(await measureClicks(page));
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const note = `${answer.toFixed(1)} ms from click to painted checkbox; one frame is ${frame.toFixed(1)} ms`;
  return [
    { name: names.response, value: answer / frame, unit: 'x', budget: 2, note },
    {
      name: names.slow,
      value: slow,
      unit: 'ms',
      budget: 100,
      note: `median of ${CLICKS}`,
    },
  ];
}

/** Clicks the checkboxes of the first rows on and off; returns the response times. */
async function measureClicks(page: Page): Promise<number[]> {
  const boxes = page.getByRole('checkbox', { name: /^Select TAS/ });
  const times: number[] = [];
  for (let click = 0; click < CLICKS; click += 1) {
    const box = await boxes.nth(1 + (click % 10)).boundingBox();
    if (box === null) throw new Error('a checkbox is not visible');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    // Install the listener before the click; awaiting them together would handle the click first.
    await page.evaluate(() => measured.expectClick());
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    times.push(await page.evaluate(() => measured.responseTime()));
  }
  return times;
}
