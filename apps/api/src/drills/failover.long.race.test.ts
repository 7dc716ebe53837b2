import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startPooler, type Pooler } from '../../../../pgbouncer.shared.js';
import { startPostgres, startStandby, type PostgresServer } from '../../../../postgres.shared.js';
import type { Database } from '../database/database.js';
import { migrate } from '../database/migrate.js';
import { openPostgres } from '../database/postgres.js';
import { readingFrom, type ReplicaTrouble } from '../database/read-replica.js';
import { testApp } from '../testing/app.js';
import { type Api, call, createApi } from '../testing/call.js';
import { pixelForm } from '../testing/attached-file.js';
import { asAdmin, hasPooler } from '../testing/database.js';
import { createNamed, listNamed } from '../testing/drill/named-drafts.js';
import { kowhaiScope, kowhaiSite } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import { allOperations, buildCall } from '../testing/operation-call.js';
import { createTarget } from '../testing/target.js';
import { createWorld, signIn } from '../testing/world.js';

const CALLERS = 4;
const FAULT_AFTER = 20;
const ACKNOWLEDGED_EACH = 15;
const DRILL_TIMEOUT_MS = 300_000;
const WAIT = { timeout: 60_000, interval: 20 };
const siteIds = ['AKL1', 'WLG1', 'DUD1'].map((code) => kowhaiSite(code).id);

/** The operations that a replica may answer, but for the export. */
const reading = new Set([
  'searchConsignments',
  'listMatchingConsignments',
  'countSearches',
  'getAttention',
  'getConsignmentsByStatus',
  'getStagedToDelivered',
  'getDelivered',
  'getDifot',
  'getExceptionsByStatus',
  'getRevenue',
  'searchConsignmentsByStatus',
  'searchDifot',
  'searchExceptions',
  'searchRevenue',
  'getCosts',
]);

const started = async <T>(starting: Promise<T | null>): Promise<T> => {
  const server = await starting;
  if (server === null) throw new Error('PostgreSQL or PgBouncer is missing here');
  return server;
};

// In this order: the last test promotes the replica.
describe.runIf(hasPooler())('a primary, its streaming replica and PgBouncer', () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  const troubles: ReplicaTrouble[] = [];
  let primary: PostgresServer;
  let standby: PostgresServer;
  let pooler: Pooler;
  let database: Database;
  let app: FastifyInstance;
  let api: Api;

  beforeAll(async () => {
    primary = await started(startPostgres());
    cleanups.push(primary.stop);
    const owner = openPostgres(primary.url);
    await migrate(owner, testNow);
    await createWorld(owner);
    await owner.close();
    standby = await started(startStandby(primary));
    cleanups.push(standby.stop);
    // A commit is acknowledged when the replica has it too.
    await asAdmin(primary.url, "alter system set synchronous_standby_names = '*'");
    await asAdmin(primary.url, 'select pg_reload_conf()');
    pooler = await started(startPooler(primary.url));
    cleanups.push(pooler.stop);
    database = readingFrom(
      openPostgres(standby.url, { queryTimeoutMs: 5000 }),
      openPostgres(pooler.url, { queryTimeoutMs: 5000 }),
      {
        // Long, because this machine may be busy.
        catchUpMs: 5000,
        sparedMs: { late: 0, failed: 0 },
        onTrouble: (trouble) => void troubles.push(trouble),
      },
    );
    app = await testApp({ database, lines: [] });
    cleanups.push(
      () => database.close(),
      () => app.close(),
    );
    api = createApi(app, await signIn('manager'));
  }, DRILL_TIMEOUT_MS);

  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  });

  const countFound = async (searchTerm: string) => {
    const { body } = await api.post('/api/v2/consignments/search', { siteIds, searchTerm });
    return (body as { rowCount: number }).rowCount;
  };
  async function failOver(): Promise<void> {
    await primary.crash();
    await asAdmin(standby.url, 'select pg_promote()');
    pooler.pointTo(standby.url);
  }

  const isReplica = () =>
    database.inReading(kowhaiScope, async (tx) => {
      const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(tx);
      return rows[0]?.is;
    });

  it('[PLAT-104] searches, reports and exports are read from the replica, and see each write just acknowledged', async () => {
    for (let round = 0; round < 10; round += 1) {
      const reference = `READ${round}X`;
      expect((await createNamed(api, reference)).status).toBe(201);
      expect(await countFound(reference)).toBe(1);
    }
    const user = await signIn('manager');
    const target = await createTarget(app, database);
    for (const operation of allOperations.filter(({ operationId }) => reading.has(operationId))) {
      const { method, url, body } = buildCall(operation, target);
      expect(await call(app, method, url, { ...user, body })).toMatchObject({ status: 200 });
    }
    expect(await isReplica()).toBe(true);
    expect(troubles).toEqual([]);
  });

  it('[PLAT-104] while the replica is late or away, the primary answers', async () => {
    await asAdmin(standby.url, 'select pg_wal_replay_pause()');
    expect((await createNamed(api, 'LATE1')).status).toBe(201);
    expect(await countFound('LATE1')).toBe(1);
    expect(troubles.splice(0)).toEqual(['late']);
    await asAdmin(standby.url, 'select pg_wal_replay_resume()');
    expect(await countFound('LATE1')).toBe(1);
    expect(await isReplica()).toBe(true);

    const restarted = standby.restart('fast');
    expect(await countFound('LATE1')).toBe(1);
    await restarted;
    await vi.waitFor(async () => expect(await isReplica()).toBe(true), WAIT);
    expect(new Set(troubles.splice(0))).toEqual(new Set(['failed']));
  });

  it('[PLAT-284] a repeated call is acknowledged only when the replica has what the first one stored', async () => {
    const { body } = await createNamed(api, 'ALONE0');
    const { reference } = body as { reference: string };
    const upload = () =>
      api.post(`/api/v1/consignments/${reference}/files`, pixelForm('Alone'), {
        headers: { 'idempotency-key': 'ALONE0' },
      });
    const callBoth = () => Promise.all([createNamed(api, 'ALONE1'), upload()]);
    const refused = expect.objectContaining({ status: 503 });
    expect((await upload()).status).toBe(201);
    await standby.crash();
    expect(await callBoth()).toEqual([refused, refused]);
    // It recovers what the commit wrote before it waited.
    await primary.restart('immediate');
    expect(await callBoth()).toEqual([refused, refused]);
    await standby.restart('fast');
    await vi.waitFor(async () => {
      const replayed = { status: 201, headers: { 'idempotent-replayed': 'true' } };
      expect(await callBoth()).toMatchObject([replayed, replayed]);
    }, WAIT);
    expect(await countFound('ALONE1')).toBe(1);
  });

  it(
    '[PLAT-105] the replica is promoted under load, and nothing acknowledged is lost or stored twice',
    async ({ annotate }) => {
      const acknowledged: string[] = [];
      const refused: number[] = [];
      let failedOver: Promise<void> | null = null;
      const keepCreating = async (_none: unknown, caller: number): Promise<void> => {
        for (let round = 0; round < ACKNOWLEDGED_EACH; round += 1) {
          const reference = `OVER-${caller}-${round}`;
          // The same key again until it is acknowledged, as the browser does.
          for (;;) {
            const { status } = await createNamed(api, reference);
            if (status === 201) break;
            refused.push(status);
            await yieldToEventLoop();
          }
          acknowledged.push(reference);
          if (acknowledged.length >= FAULT_AFTER) failedOver ??= failOver();
        }
      };
      await Promise.all(Array.from({ length: CALLERS }, keepCreating));
      await failedOver;

      expect(refused.length).toBeGreaterThan(0);
      expect(new Set(refused)).toEqual(new Set([503]));
      const stored = await listNamed(database, 'OVER-');
      expect(stored).toEqual(acknowledged.toSorted());
      await annotate(
        `sent ${acknowledged.length + refused.length}, acknowledged ${acknowledged.length}, refused with 503 and repeated ${refused.length}, found ${stored.length}`,
      );
      // The promoted server is no replica any more: it is read as the primary.
      expect(await countFound('OVER-0-0')).toBe(1);
      expect(await isReplica()).toBe(false);
    },
    DRILL_TIMEOUT_MS,
  );
});
