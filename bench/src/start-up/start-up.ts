import { existsSync } from 'node:fs';

import type { CDPSession, Page } from 'playwright';

import { median } from '../api-list/ratio.js';
import { listAddress, signIn, startBrowser } from '../browser/open-list.js';
import { startLocalStack } from '../local-stack.js';
import { notMeasured, type Result } from '../result.js';
import { built } from '../workspace.js';
import { findStaircase, type Sent } from './round-trips.js';
import { serveReference } from './serve-reference.js';
import { type Latency, type Load, recordNetwork, timeCheckboxes, timeLoad, watchRows } from './time-load.js';

/** Of the time that the reference takes in the same run. */
const RATIO = 1.3;
const ROUND_TRIPS = 3;
const ROUNDS = 5;
const consignments = 100;
const cpuSlowdown = 4;

interface Condition {
  readonly name: string;
  readonly isCold: boolean;
  readonly latency: Latency;
}

const conditions: readonly Condition[] = [
  { name: 'cold cache', isCold: true, latency: 0 },
  { name: 'warm cache', isCold: false, latency: 0 },
  { name: 'cold cache, 150 ms per request', isCold: true, latency: 150 },
  { name: 'warm cache, 150 ms per request', isCold: false, latency: 150 },
];

const nameRatio = ({ name }: Condition): string => `First row / reference page: ${name}`;
const nameTrips = ({ name }: Condition): string => `Round trips between token and rows: ${name}`;
const workName = 'Processor time until the first row / reference page, at full speed';
const longestName = 'Longest task until the first row, at full speed';
const checkboxName = 'Checkbox of a row until it is painted';
const CHECKBOX_MS = 100;

/**
 * Measures from opening the list with an existing session to its first row, at a quarter of the processor's speed, beside
 * a page with the same libraries and without sign-in.
 */
export async function measureStartUp(): Promise<Result[]> {
  if (!existsSync(built.web) || !existsSync(built.local)) {
    return notMeasured(conditions.map(nameRatio), 'x', 'not built: run `pnpm build`');
  }
  const reference = await serveReference();
  const stop = await startLocalStack(consignments);
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(watchRows);
    const page = await context.newPage();
    await page.goto(listAddress);
    await page.getByLabel('Email').waitFor();
    const answer = page.waitForResponse((response) => response.url().includes('/consignments/search?'));
    await signIn(page);
    reference.setRows(toRows(await (await answer).json()));
    const tab = await openTab(page, await browser.newBrowserCDPSession());
    const work = await measureWork(tab, reference.address);
    await tab.cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const results: Result[] = [];
    for (const condition of conditions) {
      results.push(...(await measureCondition(tab, condition, reference.address)));
    }
    return [...results, ...work, await measureCheckbox(tab, page)];
  } finally {
    await browser.close();
    await stop();
    await reference.stop();
  }
}

interface Tab {
  readonly load: (address: string, condition: Omit<Condition, 'name'>) => Promise<Load>;
  readonly cdp: CDPSession;
  /** Of the browser's living processes so far, in ms. */
  readonly processorTime: () => Promise<number>;
}

async function openTab(page: Page, ofBrowser: CDPSession): Promise<Tab> {
  const cdp = await page.context().newCDPSession(page);
  const network = await recordNetwork(cdp);
  return {
    cdp,
    load: (address, condition) => timeLoad(page, { cdp, network }, address, condition),
    processorTime: async () => {
      const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo');
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1_000;
    },
  };
}

/** The texts of nine columns. */
function toRows(answer: unknown): Record<string, string>[] {
  const { results } = answer as { results: Readonly<Record<string, unknown>>[] };
  return results.map(({ reference, ...row }) =>
    Object.fromEntries(
      [reference, ...Object.values(row)]
        .slice(0, 9)
        .map((value, column) => [`cell${column}`, JSON.stringify(value).slice(0, 24)]),
    ),
  );
}

/** Full speed, warm cache: what a busy machine doesn't change. */
async function measureWork(tab: Tab, reference: string): Promise<Result[]> {
  const condition = { isCold: false, latency: 0 } as const;
  const taken: { longest: number; product: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS + 1; round += 1) {
    const before = await tab.processorTime();
    const { longestTask } = await tab.load(listAddress, condition);
    const between = await tab.processorTime();
    await tab.load(reference, condition);
    const product = between - before;
    // The first round is warm-up.
    if (round > 0) taken.push({ longest: longestTask, product, bare: (await tab.processorTime()) - between });
  }
  const [product, bare] = [taken.map((one) => one.product), taken.map((one) => one.bare)].map(medianMs);
  return [
    {
      name: workName,
      value: median(taken.map((one) => one.product / one.bare)),
      unit: 'x',
      budget: null,
      note: `${product} ms, reference ${bare} ms, of all of the browser's processes; median of ${ROUNDS}`,
    },
    {
      name: longestName,
      value: median(taken.map(({ longest }) => longest)),
      unit: 'ms',
      budget: null,
      note: `median of ${ROUNDS}; includes waiting for a busy machine`,
    },
  ];
}

/** Interleaves the two pages, so that other load on the machine affects both. */
async function measureCondition(tab: Tab, condition: Condition, reference: string): Promise<Result[]> {
  // The browser keeps compiled code from the second load on.
  for (let warmUp = condition.isCold ? 0 : 2; warmUp > 0; warmUp -= 1) {
    await tab.load(listAddress, condition);
    await tab.load(reference, condition);
  }
  const taken: { product: Load; bare: Load; stairs: readonly Sent[] }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const product = await tab.load(listAddress, condition);
    const bare = await tab.load(reference, condition);
    taken.push({ product, bare, stairs: stairsAfterToken(product) });
  }
  const stairs = taken.map((one) => one.stairs).toSorted((one, other) => one.length - other.length);
  const typical = stairs[Math.floor(stairs.length / 2)] ?? [];
  if (condition.latency > 0) printStaircase(condition, taken.at(-1)?.product);
  const product = medianMs(taken.map((one) => one.product.usable));
  const bare = medianMs(taken.map((one) => one.bare.usable));
  return [
    {
      name: nameRatio(condition),
      value: median(taken.map((one) => one.product.usable / one.bare.usable)),
      unit: 'x',
      budget: RATIO,
      note: `${product} ms, reference ${bare} ms; median of ${ROUNDS}`,
    },
    ...(condition.latency === 0
      ? []
      : [
          {
            name: nameTrips(condition),
            value: typical.length,
            unit: 'x' as const,
            budget: ROUND_TRIPS,
            note: typical.map(({ name }) => name).join(', '),
          },
        ]),
  ];
}

/** At the speed of the loads, in a list that has come to rest. */
async function measureCheckbox(tab: Tab, page: Page): Promise<Result> {
  await tab.load(listAddress, { isCold: false, latency: 0 });
  await page.waitForLoadState('networkidle');
  const times = await timeCheckboxes(page);
  return {
    name: checkboxName,
    value: median(times),
    unit: 'ms',
    budget: CHECKBOX_MS,
    note: `median of ${times.length}`,
  };
}

function medianMs(values: readonly number[]): string {
  return median(values).toFixed(0);
}

function stairsAfterToken({ requests }: Load): readonly Sent[] {
  const token = requests.find(({ name }) => name.endsWith('/token'))?.to ?? 0;
  const rows = requests.find(({ name }) => name.endsWith('/consignments/search'))?.to ?? 0;
  return findStaircase(requests, token, rows);
}

/** Prints every request until the rows, in the order in which they began. */
function printStaircase({ name }: Condition, load: Load | undefined): void {
  if (load === undefined) return;
  console.error(`Requests until the first row (${load.usable.toFixed(0)} ms), ${name}:`);
  for (const request of load.requests.toSorted((one, other) => one.from - other.from)) {
    const [from, to] = [request.from, request.to].map((time) => time.toFixed(0).padStart(6));
    console.error(`${from} ${to}  ${request.name}`);
  }
}
