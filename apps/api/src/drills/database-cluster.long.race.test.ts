import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { migrate } from '../database/migrate.js';
import { openDatabases } from '../open-database.js';
import { testApp } from '../testing/app.js';
import { type Api, createApi } from '../testing/call.js';
import {
  type DatabaseCluster,
  findClusterObstacle,
  startDatabaseCluster,
} from '../testing/drill/database-cluster.js';
import { createNamed } from '../testing/drill/named-drafts.js';
import { testNow } from '../testing/now.js';
import { createWorld, signIn } from '../testing/world.js';

const CALLERS = 4;
const ACKNOWLEDGED_BEFORE = 20;
const ACKNOWLEDGED_AFTER = 20;
const DRILL_TIMEOUT_MS = 600_000;
const READY = '200 {"status":"ok"}';
const NOT_READY = '503 {"status":"database not available"}';
const WAIT = { timeout: 120_000, interval: 100 };

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

const obstacle = findClusterObstacle();
if (obstacle !== null) process.stdout.write(`left out: failover by Patroni, since ${obstacle}\n`);

describe.runIf(obstacle === null)('deploy/failover on three machines, under load', () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  let cluster: DatabaseCluster;
  let app: FastifyInstance;
  let api: Api;

  beforeAll(async () => {
    cluster = await startDatabaseCluster();
    cleanups.push(cluster.close);
    await cluster.whole();
    // As the server opens it.
    const place = { name: null, url: cluster.url, readUrl: null };
    const settings = { databases: [place], databasePool: 10, config: { logLevel: 'fatal' } } as const;
    const [named] = openDatabases(settings, null);
    if (named === undefined) throw new Error('There is one database');
    const { database } = named;
    cleanups.push(() => database.close());
    await vi.waitFor(() => migrate(database, testNow), WAIT);
    await createWorld(database);
    app = await testApp({ database, lines: [] });
    cleanups.push(() => app.close());
    api = createApi(app, await signIn('manager'));
  }, DRILL_TIMEOUT_MS);

  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  });

  /** Creates consignments all the time, each until it is acknowledged as the browser does, while something fails. */
  async function createWhile(name: string, fail: () => Promise<void>) {
    const acknowledged: string[] = [];
    const refused = new Map<string, number>();
    const readiness = new Map<string, number>();
    const ending = new AbortController();
    let lastAt = performance.now();
    let longestMs = 0;
    const keepCreating = async (caller: number): Promise<void> => {
      for (let round = 0; !ending.signal.aborted; round += 1) {
        const senderReference = `${name}-${caller}-${round}`;
        for (;;) {
          const { status, headers } = await createNamed(api, senderReference);
          if (status === 201) break;
          add(refused, `${status} Retry-After ${headers['retry-after']}`);
          await pause(50);
        }
        acknowledged.push(senderReference);
        longestMs = Math.max(longestMs, performance.now() - lastAt);
        lastAt = performance.now();
      }
    };
    const keepAsking = async (): Promise<void> => {
      while (!ending.signal.aborted) {
        const { statusCode, body } = await app.inject('/readyz');
        add(readiness, `${statusCode} ${body}`);
        await pause(200);
      }
    };
    const until = (count: number) =>
      vi.waitFor(() => expect(acknowledged.length).toBeGreaterThanOrEqual(count), WAIT);
    const load = [...Array.from({ length: CALLERS }, (_none, caller) => keepCreating(caller)), keepAsking()];
    try {
      await until(ACKNOWLEDGED_BEFORE);
      await fail();
      await until(acknowledged.length + ACKNOWLEDGED_AFTER);
    } finally {
      ending.abort();
      await Promise.all(load);
    }
    expect(new Set(refused.keys())).toEqual(new Set(['503 Retry-After 5']));
    const figures = `${acknowledged.length} acknowledged, ${refused.get('503 Retry-After 5')} refused with 503 and repeated, ${Math.round(longestMs / 1000)} s without writes, /readyz: ${[...readiness].map(([said, times]) => `${times} times ${said}`).join(', ')}`;
    return { acknowledged: acknowledged.toSorted(), readiness, figures };
  }

  /** Waits until each machine has these, and no other of the same name. */
  async function expectStored(name: string, acknowledged: string[]): Promise<void> {
    await cluster.whole();
    const statement = `select sender_reference from consignments where sender_reference like '${name}-%'`;
    await vi.waitFor(async () => {
      for (const { ask } of cluster.machines) {
        expect((await ask(statement))?.toSorted()).toEqual(acknowledged);
      }
    }, WAIT);
  }

  it.for(['once', 'again'])(
    '[PLAT-281] the machine of the primary is killed under load %s: another takes over, nothing acknowledged is lost or stored twice',
    { timeout: DRILL_TIMEOUT_MS },
    async (time, { annotate }) => {
      const primary = await cluster.whole();
      const { acknowledged, readiness, figures } = await createWhile(time, async () => {
        await primary.kill();
        await cluster.replaced(primary);
      });
      await annotate(figures);
      expect(new Set(readiness.keys())).toEqual(new Set([READY, NOT_READY]));
      primary.boot();
      await expectStored(time, acknowledged);
    },
  );

  it(
    '[PLAT-282] the primary is cut off under load: it gives way to another, nothing acknowledged is lost or stored twice',
    async ({ annotate }) => {
      const primary = await cluster.whole();
      const { acknowledged, readiness, figures } = await createWhile('cut', async () => {
        primary.setCable('down');
        await cluster.replaced(primary);
        expect(await primary.ask('select pg_is_in_recovery()')).not.toEqual(['f']);
      });
      await annotate(figures);
      expect(new Set(readiness.keys())).toEqual(new Set([READY, NOT_READY]));
      primary.setCable('up');
      await expectStored('cut', acknowledged);
    },
    DRILL_TIMEOUT_MS,
  );

  it(
    '[PLAT-283] the disk of the primary is full under load: another takes over, nothing acknowledged is lost or stored twice',
    async ({ annotate }) => {
      const primary = await cluster.whole();
      const { acknowledged, readiness, figures } = await createWhile('full', async () => {
        primary.fillDisk();
        await vi.waitFor(
          async () => expect(await createNamed(api, 'no space')).toMatchObject({ status: 503 }),
          WAIT,
        );
        // Its log has segments that were reserved, as many as the load before left, which much longer a load would use up.
        await vi.waitFor(async () => expect(await primary.ask('select pg_switch_wal()')).toBeNull(), WAIT);
        await cluster.replaced(primary);
      });
      await annotate(figures);
      expect(new Set(readiness.keys())).toEqual(new Set([READY, NOT_READY]));
      primary.emptyDisk();
      await expectStored('full', acknowledged);
    },
    DRILL_TIMEOUT_MS,
  );
});
