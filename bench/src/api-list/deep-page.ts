import { performance } from 'node:perf_hooks';

import type { Result } from '../result.js';
import { type ListCall, PAGE_SIZE } from './list-call.js';
import { median } from './ratio.js';

const names = {
  key: 'API list: deep page by page key / first page',
  number: 'API list: deep page by number / first page',
};
const budget = 1.5;
const ROUNDS = 7;
const CALLS_PER_ROUND = 10;

/** Compares the latencies of the first and the last full page, by page key and by page number alone. */
export async function measureDeepPage(call: ListCall): Promise<Result[]> {
  const deep = Math.floor(call.rowCount / PAGE_SIZE);
  const { nextPageKey } = await call.page(deep - 1);
  if (nextPageKey === undefined) throw new Error(`page ${deep - 1} of ${deep} returned no page key`);
  const rounds: { first: number; key: number; number: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      first: await elapsed(() => call.page(1)),
      key: await elapsed(() => call.page(deep, nextPageKey)),
      number: await elapsed(() => call.page(deep)),
    });
  }
  const note = `page ${deep}, ${call.rowCount} rows; first page: ${median(rounds.map(({ first }) => first)).toFixed(1)} ms`;
  return [
    { name: names.key, value: median(rounds.map(({ first, key }) => key / first)), unit: 'x', budget, note },
    {
      name: names.number,
      value: median(rounds.map(({ first, number }) => number / first)),
      unit: 'x',
      budget: null,
      note: 'offset skips every earlier row',
    },
  ];
}

/** Milliseconds per call, including database time. */
async function elapsed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let call = 0; call < CALLS_PER_ROUND; call += 1) await run();
  return (performance.now() - start) / CALLS_PER_ROUND;
}
