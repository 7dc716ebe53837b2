import { existsSync } from 'node:fs';

import type { CDPSession, Page } from 'playwright';

import { withList } from '../browser/open-list.js';
import { notMeasured, type Result } from '../result.js';
import { built } from '../workspace.js';

const names = {
  listeners: 'Listeners after 200 route changes / before',
  nodes: 'Elements after 200 route changes / before',
  heap: 'Heap after 200 route changes / before',
};
const consignments = 100;
/** The heap settles after about 60 changes, once code is loaded and caches are full. */
const warmUp = 80;
/** JIT-compiled code grows the heap by 3 KiB per change for hundreds of changes, which isn't a leak. */
const noJitArguments = ['--js-flags=--no-opt --no-maglev --no-sparkplug'];
const changes = 200;

interface Retained {
  readonly listeners: number;
  readonly nodes: number;
  readonly heap: number;
}

/** Measures leaks from switching between the list and a new consignment. */
export async function measureRoutes(): Promise<Result[]> {
  if (!existsSync(built.web) || !existsSync(built.local)) {
    return notMeasured(Object.values(names), 'x', 'not built: run `pnpm build`');
  }
  return withList(consignments, { query: '', browser: noJitArguments }, async (page) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await changeRoutes(page, warmUp);
    const before = await measureRetained(cdp);
    await changeRoutes(page, changes);
    const after = await measureRetained(cdp);
    return [
      result('listeners', before, after, 1, ''),
      result('nodes', before, after, 1.05, ''),
      result('heap', before, after, 1.1, ' bytes'),
    ];
  });
}

function result(
  what: keyof Retained,
  before: Retained,
  after: Retained,
  budget: number,
  unit: string,
): Result {
  const note = `${before[what]}${unit} before, ${after[what]} after`;
  return { name: names[what], value: after[what] / before[what], unit: 'x', budget, note };
}

async function changeRoutes(page: Page, times: number): Promise<void> {
  for (let change = 0; change < times; change += 2) {
    await page.getByRole('link', { name: 'New Consignment' }).click();
    await page.getByRole('heading', { level: 1, name: 'New Consignment' }).waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Consignments', exact: true }).click();
    await page.getByRole('grid').waitFor();
  }
}

/** Measures what remains after garbage collection. */
async function measureRetained(cdp: CDPSession): Promise<Retained> {
  for (let pass = 0; pass < 3; pass += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heap: metric('JSHeapUsedSize'),
  };
}
