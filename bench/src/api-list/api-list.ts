import { performance } from 'node:perf_hooks';
import type { ConsignmentSearch, ConsignmentPage } from '@consign/api-client/consignment';

import type { Result } from '../result.js';
import { type SeededServer, measureSeeded } from '../seeded-server.js';
import { measureOverSql, toRatioName } from './over-sql.js';
import { measureOtherCalls, otherNames } from './other-calls.js';
import { median } from './ratio.js';
import { type Caller, connect, repeat } from './caller.js';

const names = { list: 'API list', matching: 'API list: all matching ids' };
/** 50,000 keeps a run to minutes; the budgets were set with a million (BENCH_SIZE=1000000). */
const size = Number(process.env['BENCH_SIZE'] ?? 50_000);

/** Two rounds of the same calls differ by a quarter where cores share a processor, and the first ones still compile. */
const LIST_ROUNDS = 31;

/** Compares the list and other frequent calls with the same SQL through the bare driver, and a deep page with the first. */
export function measureApiList(): Promise<Result[]> {
  const ratios = [names.list, names.matching, ...otherNames].map(toRatioName);
  return measureSeeded(size, ratios, async (seeded) => {
    const { server, postgres } = seeded;
    const call = await createListCall(seeded);
    const note = `${call.rowCount} rows, ${size} consignments`;
    const list = {
      name: names.list,
      send: call.send,
      perRound: 150,
      rounds: LIST_ROUNDS,
      note: `${PAGE_SIZE} of ${note}`,
    };
    const matching = {
      name: names.matching,
      send: call.sendMatchingIds,
      perRound: 20,
      note: `10000 of ${note}`,
    };
    return [
      ...(await measureOverSql(server, postgres, list)),
      ...(await measureOverSql(server, postgres, matching)),
      ...(await measureDeepPage(call)),
      ...(await measureOtherCalls(seeded)),
    ];
  });
}

const deepNames = {
  key: 'API list: deep page by page key / first page',
  number: 'API list: deep page by number / first page',
};
const DEEP_BUDGET = 1.5;
const DEEP_ROUNDS = 7;
const CALLS_PER_ROUND = 10;

/** Compares the latencies of the first and the last full page, by page key and by page number alone. */
async function measureDeepPage(call: ListCall): Promise<Result[]> {
  const deep = Math.floor(call.rowCount / PAGE_SIZE);
  const { nextPageKey } = await call.page(deep - 1);
  if (nextPageKey === undefined) throw new Error(`page ${deep - 1} of ${deep} returned no page key`);
  const rounds: { first: number; key: number; number: number }[] = [];
  for (let round = 0; round < DEEP_ROUNDS; round += 1) {
    rounds.push({
      first: await elapsed(() => call.page(1)),
      key: await elapsed(() => call.page(deep, nextPageKey)),
      number: await elapsed(() => call.page(deep)),
    });
  }
  const note = `page ${deep}, ${call.rowCount} rows; first page: ${median(rounds.map(({ first }) => first)).toFixed(1)} ms`;
  return [
    {
      name: deepNames.key,
      value: median(rounds.map(({ first, key }) => key / first)),
      unit: 'x',
      budget: DEEP_BUDGET,
      note,
    },
    {
      name: deepNames.number,
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

/** Calls the list API as the screen does, over one connection. */
interface ListCall {
  readonly rowCount: number;
  /** Requests the first page repeatedly. */
  readonly send: (times: number) => Promise<void>;
  /** Requests a page by number, optionally with the page key of the previous page. */
  readonly page: (pageNumber: number, pageKey?: string) => Promise<ConsignmentPage>;
  /** Requests all matching ids repeatedly. */
  readonly sendMatchingIds: (times: number) => Promise<void>;
}

const PAGE_SIZE = 25;
const order = 'sortOption=createdAtDateTimeUtc&sortDirection=asc';
const paged = `pageSize=${PAGE_SIZE}&${order}`;
const day = 24 * 60 * 60 * 1000;

const searchPath = '/api/v2/consignments/search';

export const firstPagePath = `${searchPath}?pageNumber=1&${paged}`;

/** The search of the list as it opens: the consignments of the last 93 days at the caller's sites. */
export function listBody({ siteIds }: Caller): ConsignmentSearch {
  const now = Date.now();
  return {
    statuses: [],
    siteIds: [...siteIds],
    date: {
      dateRangeType: 'Creation',
      startDateUtc: new Date(now - 93 * day).toISOString(),
      endDateUtc: new Date(now + day).toISOString(),
    },
  };
}

async function createListCall(seeded: SeededServer): Promise<ListCall> {
  const body = listBody(seeded.caller);
  const call = connect(seeded, ['Access.DISPATCH', 'Consignment.LimitedEdit']);
  const page: ListCall['page'] = async (pageNumber, pageKey) => {
    const key = pageKey === undefined ? '' : `&pageKey=${pageKey}`;
    const result: ConsignmentPage = JSON.parse(
      await call(`${searchPath}?pageNumber=${pageNumber}&${paged}${key}`, body),
    );
    if (result.results.length === PAGE_SIZE) return result;
    throw new Error(`page ${pageNumber} has ${result.results.length} rows where ${PAGE_SIZE} were expected`);
  };
  const { rowCount } = await page(1);
  return {
    rowCount,
    page,
    send: repeat(() => call(firstPagePath, body)),
    sendMatchingIds: repeat(() => call(`${searchPath}/matching?${order}`, body)),
  };
}
