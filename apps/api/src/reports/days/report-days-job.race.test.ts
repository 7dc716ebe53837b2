import { addDays, getDay, today } from '@consign/domain/dates';
import { previousPeriod } from '@consign/domain/reports';
import fc from 'fast-check';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countByDays } from '../../consignments/search/created-count-store.js';
import { matchingConsignments } from '../../consignments/search/matching-store.js';
import type { SearchConditions } from '../../consignments/search/search-query.js';
import type { Database, Tx, TxMode } from '../../database/database.js';
import { anySearch, kowhaiScope, kowhaiSite } from '../../testing/fixtures.js';
import { hasServer, testDatabase } from '../../testing/database.js';
import { createLookups } from '../../testing/lookups.js';
import { COUNT, type Command, anyCommand, change, hasConsignment } from '../../testing/report-commands.js';
import { countSlowly } from '../../testing/report-recount.js';
import { anyReported, storeReported } from '../../testing/report-rows.js';
import { createWorld } from '../../testing/world.js';
import { countByStatus, countDeliveries, sumConfirmedPrices } from '../series-store.js';
import { countDifot } from '../difot/difot.js';
import type { DifotRequest } from '../difot/difot-store.js';
import { listCosts } from '../costs/cost-store.js';
import { sumStagedToDelivered } from '../series.js';
import { countOwnerDays } from './report-days-job.js';

/** Over the end of daylight saving, so that a day with 25 hours is among them. */
const from = getDay('2026-03-28');
const DAYS = 14;
const period = { from, to: addDays(from, DAYS - 1) };
const now = new Date('2026-04-09T00:00:00Z');
const request: DifotRequest = {
  viewer: { ...kowhaiScope, siteIds: ['AKL1', 'WLG1', 'DUD1'].map((code) => kowhaiSite(code).id) },
  period,
  previous: previousPeriod(period),
  serviceTypeCodes: [],
  todayStart: new Date('2026-04-08T12:00:00Z'),
  hasPickupDates: true,
};
/** The cards of the dashboard, in the words of countSlowly. */
async function readReports(tx: Tx) {
  const created = await countByStatus(tx, request);
  const delivered = await countDeliveries(tx, request);
  const costs = await sumConfirmedPrices(tx, request);
  const whole = (await listCosts(tx, request)).find(({ dimension }) => dimension === 'WHOLE');
  const difot = await countDifot(tx, request);
  const { current } = await sumStagedToDelivered(tx, request);
  const byDay = (totals: ReadonlyMap<number, number>) =>
    [...totals].flatMap(([number, total]) => {
      const day = addDays(request.previous.from, number - 1);
      return day >= from && total > 0 ? [[day, total] as const] : [];
    });
  return {
    created: Object.fromEntries(created.map(({ status, count }) => [status, count])),
    delivered: Object.fromEntries(byDay(delivered)),
    costs: Object.fromEntries(byDay(costs)),
    costsWhole: [whole?.consignments ?? 0, whole?.confirmed ?? 0],
    difot: Object.fromEntries(difot.map((each) => [each.serviceTypeCode, [each.onTime, each.missed]])),
    stays: [current.count, current.time],
  };
}

const longPeriod = { type: 'Creation', start: new Date('2026-02-28T11:00:00Z') } as const;
const searches: readonly SearchConditions[] = [
  anySearch,
  { ...anySearch, statuses: ['DRAFT', 'DELIVERED'] },
  // Ends within the days of this test, on the day after the clock changes.
  { ...anySearch, date: { ...longPeriod, end: new Date('2026-04-05T12:00:00Z') } },
  // Begins and ends within a day of this test.
  {
    ...anySearch,
    statuses: ['DRAFT', 'DELIVERED'],
    date: {
      type: 'Creation',
      start: new Date('2026-03-28T02:34:56Z'),
      end: new Date('2026-04-10T00:30:00Z'),
    },
  },
  { ...anySearch, date: { ...longPeriod, end: new Date('2026-04-06T01:23:45Z') } },
];

/** What the list counts by days (LIST-19), and a plain count of the same search. */
async function countLists(tx: Tx): Promise<{ byDays: number | undefined; plain: number }[]> {
  const counts = [];
  for (const search of searches) {
    const { before, count } = countByDays(request.viewer, search) ?? {
      before: sql``,
      count: sql`select null`,
    };
    const { all } = matchingConsignments(
      request.viewer,
      { ...search, sort: 'createdAtDateTimeUtc', direction: 'asc' },
      { kind: 'any' },
    );
    const byDays = await sql<{ rowCount: number }>`${before} ${count}`.execute(tx);
    const plain = await sql<{ count: number }>`select count(*) as count from (${all}) matching`.execute(tx);
    counts.push({ byDays: byDays.rows[0]?.rowCount, plain: plain.rows[0]?.count ?? 0 });
  }
  return counts;
}

/** Compares in the moment that the transaction reads. */
async function expectEqual(tx: Tx): Promise<void> {
  for (const { byDays, plain } of await countLists(tx)) expect(byDays).toBe(plain);
  const slow = await countSlowly(tx, period, today(now));
  const costs = Object.entries(slow.costs).filter(([, cents]) => cents > 0);
  expect(await readReports(tx)).toEqual({ ...slow, costs: Object.fromEntries(costs) });
}

const count = (tx: Tx, days: number) => countOwnerDays(tx, kowhaiScope, days);

describe.runIf(hasServer())('days counted while consignments change, on a PostgreSQL server,', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
    await createWorld(database);
    await createLookups(database);
    await storeReported(database, fc.sample(anyReported(from, DAYS), { numRuns: COUNT, seed: 3 }));
  }, 120_000);
  afterAll(() => database.close());

  const isThere = (place: number) => database.asSchemaOwner(kowhaiScope, (tx) => hasConsignment(tx, place));

  /** Runs lists of commands at once, statement by statement in the order that the scheduler finds. */
  function property() {
    const list = fc.array(anyCommand(from, DAYS), { minLength: 2, maxLength: 5 });
    return fc.asyncProperty(fc.scheduler(), list, list, list, async (scheduler, ...lists) => {
      const pauses = afterStatements(() => scheduler.schedule(Promise.resolve()));
      const slowly = (run: (tx: Tx) => Promise<unknown>) => (tx: Tx) => run(tx.withPlugin(pauses) as Tx);
      const run = async (command: Command) => {
        if (command.kind === 'read') await database.inTenant(kowhaiScope, slowly(expectEqual), 'snapshot');
        else if (command.kind === 'count')
          await database.inTenant(
            kowhaiScope,
            slowly((tx) => count(tx, command.days)),
            'snapshot',
          );
        else if (command.kind === 'create') {
          if (!(await isThere(command.place)))
            await storeReported(database, [command.one], command.place).catch(wasThere);
        } else
          await database.asSchemaOwner(
            kowhaiScope,
            slowly((tx) => change(tx, command, from)),
          );
      };
      const sessions = lists.map(async (commands) => {
        for (const command of commands) await run(command);
      });
      await scheduler.waitFor(Promise.all(sessions));
      await database.inTenant(kowhaiScope, expectEqual, 'snapshot');
      for (let more = true; more;)
        more = await database.inTenant(kowhaiScope, (tx) => count(tx, 100), 'snapshot');
      await database.inTenant(kowhaiScope, expectEqual, 'snapshot');
    });
  }

  it('[DASH-33] [LIST-85] every report and the number of rows of the list is what a slow count of the same moment says', async () => {
    const numRuns = Number(process.env['FUZZ_RUNS'] ?? 15);
    const { failed, errorInstance } = await fc.check(property(), { numRuns, seed: 13, endOnFailure: true });

    expect({ failed, errorInstance }).toEqual({ failed: false, errorInstance: null });
  }, 300_000);

  /** Moves a delivery between two statements of a count; returns how many statements there were, and what went wrong. */
  async function countAround(statement: number, mode: TxMode | undefined) {
    const moved = { kind: 'move', place: 1, status: 'DELIVERED' } as const;
    const at = Date.parse('2026-04-01T00:00:00Z') + statement * 60_000;
    const priced = { kind: 'price', place: 1, cents: 100 + statement } as const;
    await database.asSchemaOwner(kowhaiScope, (tx) => change(tx, { ...moved, status: 'TRANSIT', at }, from));
    let statements = 0;
    const meanwhile = afterStatements(async () => {
      statements += 1;
      if (statements !== statement) return;
      await database.asSchemaOwner(kowhaiScope, (tx) => change(tx, { ...moved, at }, from));
      await database.asSchemaOwner(kowhaiScope, (tx) => change(tx, priced, from));
    });
    await database.inTenant(kowhaiScope, (tx) => count(tx.withPlugin(meanwhile) as Tx, 100), mode);
    const fault = await database
      .inTenant(kowhaiScope, expectEqual, 'snapshot')
      .catch((error: unknown) => error);
    return { statements, fault };
  }

  it.each([
    ['of one moment loses no change', 'snapshot', false],
    ['of several moments is found out', undefined, true],
  ] as const)(
    '[DASH-33] a count %s, whichever statement it comes after',
    async (_name, mode, isBroken) => {
      if (!(await isThere(1)))
        await storeReported(database, fc.sample(anyReported(from, DAYS), { numRuns: 1 }), 1);
      const faults: unknown[] = [];
      for (let statement = 1, last = 1; statement <= last; statement += 1) {
        const { statements, fault } = await countAround(statement, mode);
        last = statements;
        if (fault !== undefined) faults.push(fault);
      }

      expect(faults.length > 0).toBe(isBroken);
    },
    120_000,
  );
});

/** Runs something after every statement of a transaction. */
function afterStatements(run: () => Promise<unknown>): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await run();
      return result;
    },
  };
}

/** Two sessions may create the same consignment at once; the second is refused. */
function wasThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
}
