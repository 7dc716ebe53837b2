import { setTimeout as pause } from 'node:timers/promises';

import { connect, repeat } from '../api-list/caller.js';
import { query } from '../postgres/statements.js';
import { readTreeCpu } from '../processes/measured-process.js';
import { type Result, notMeasured } from '../result.js';
import { type SeededServer, measureSpread } from '../seeded-server.js';
import { createWriteCalls } from '../writes-cost/writes-cost.js';

const kinds = ['creates', 'moves', 'searches'] as const;
type Kind = (typeof kinds)[number];

const SIZE = 2000;
const DATABASES = 2;
/** Enough that the processors stay busy while some of the calls wait. */
const CALLERS = 4;
const CALLS_EACH = 100;

/**
 * How many calls a second fill one core of a database server, counted with the jobs that follow them, and how many fill a
 * core of each of two servers with half of the callers. The disk isn't measured: fsync is off.
 */
export function measureWrites(): Promise<Result[]> {
  return measureSpread(SIZE, kinds.map(toName), DATABASES, async (spread) => {
    if (process.platform !== 'linux') {
      return notMeasured(kinds.map(toName), 'per s', 'the system does not say what a database server takes');
    }
    const [first] = spread;
    const one = await measureLoads([first]);
    const all = await measureLoads(spread);
    return kinds.flatMap((kind) => [
      toResult(toName(kind), one[kind]),
      toResult(`${toName(kind)}, two databases`, all[kind]),
    ]);
  });
}

const toName = (kind: Kind): string => `Writes: ${kind}`;

interface Load {
  /** Calls a second that fill one core of each database server. */
  readonly ceiling: number;
  readonly databaseMs: number;
  readonly processMs: number;
  /** Calls a second that were answered on this machine, which also has the callers. */
  readonly served: number;
}

function toResult(name: string, { ceiling, databaseMs, processMs, served }: Load): Result {
  const note = `${databaseMs.toFixed(2)} ms of the database and ${processMs.toFixed(2)} ms of the process for each; ${served.toFixed(0)} a second were served here`;
  return { name, value: ceiling, unit: 'per s', budget: null, note };
}

async function measureLoads(spread: readonly [SeededServer, ...SeededServer[]]): Promise<Record<Kind, Load>> {
  const callers: LoadCalls[] = [];
  for (const seeded of spread) {
    for (let each = 0; each < CALLERS / spread.length; each += 1) {
      callers.push(await createLoadCalls(seeded, CALLS_EACH));
    }
  }
  const measure = async (kind: Kind): Promise<Load> => {
    // Once before, since the first calls still compile.
    await Promise.all(callers.map((caller) => caller[kind]()));
    for (const { reset } of callers) await reset();
    return measureLoad(
      spread,
      callers.map((caller) => caller[kind]),
    );
  };
  return {
    creates: await measure('creates'),
    moves: await measure('moves'),
    searches: await measure('searches'),
  };
}

async function measureLoad(
  spread: readonly [SeededServer, ...SeededServer[]],
  sends: readonly (() => Promise<number>)[],
): Promise<Load> {
  const [{ server }] = spread;
  await untilIdle(spread);
  const databasesBefore = readDatabasesCpu(spread);
  const processBefore = await server.cpu();
  const start = performance.now();
  const counts = await Promise.all(sends.map((send) => send()));
  const seconds = (performance.now() - start) / 1000;
  await untilIdle(spread);
  const calls = counts.reduce((sum, each) => sum + each, 0);
  const databaseMs = (readDatabasesCpu(spread) - databasesBefore) / calls / 1000;
  return {
    ceiling: (spread.length * 1000) / databaseMs,
    databaseMs,
    processMs: ((await server.cpu()) - processBefore) / calls / 1000,
    served: calls / seconds,
  };
}

function readDatabasesCpu(spread: readonly SeededServer[]): number {
  return spread.reduce((sum, { postgres }) => sum + readTreeCpu(postgres.pid ?? 0), 0);
}

const POLL_MS = 500;
const unfinished = `select from jobs where state = 'waiting' and due_at <= now() union all
  select from report_changes limit 1`;

/** Waits until the server has done the jobs that are due and counted the days of the reports. */
async function untilIdle(spread: readonly SeededServer[]): Promise<void> {
  for (const { postgres } of spread) {
    while ((await query(postgres.url, unfinished)).length > 0) await pause(POLL_MS);
  }
}

/** The calls of one caller over one connection; each resolves with how many calls it made. */
interface LoadCalls {
  readonly creates: () => Promise<number>;
  /** From draft to ready, and from there to the pickup. */
  readonly moves: () => Promise<number>;
  /** For a reference, as at the desk. */
  readonly searches: () => Promise<number>;
  /** Gives the caller's consignments their first status again. */
  readonly reset: () => Promise<void>;
}

async function createLoadCalls(seeded: SeededServer, times: number): Promise<LoadCalls> {
  const { create, markReady, requestPickup, reset } = await createWriteCalls(seeded, times);
  const search = await createSearch(seeded);
  return {
    creates: async () => {
      await create(times);
      return times;
    },
    moves: async () => {
      await markReady(times);
      await requestPickup(times);
      return 2 * times;
    },
    searches: async () => {
      await search(times);
      return times;
    },
    reset: () => reset('DRAFT'),
  };
}

async function createSearch(seeded: SeededServer): Promise<ReturnType<typeof repeat>> {
  const { caller, postgres } = seeded;
  const call = connect(seeded, ['Access.DISPATCH', 'Consignment.LimitedEdit']);
  const [row] = await query<{ reference: string }>(
    postgres.url,
    'select reference from consignments where charge_site_id = any($1) order by created_at limit 1',
    [caller.siteIds],
  );
  const body = { statuses: [], siteIds: caller.siteIds, searchTerm: row?.reference };
  const order = 'sortOption=createdAtDateTimeUtc&sortDirection=desc';
  return repeat(() => call(`/api/v2/consignments/search?pageSize=25&${order}`, body));
}
