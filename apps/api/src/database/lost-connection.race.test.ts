import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

import { startPostgres, startStandby, type PostgresServer } from '../../../../postgres.shared.js';
import { testApp } from '../testing/app.js';
import { call, type Called } from '../testing/call.js';
import { asAdmin, hasServer } from '../testing/database.js';
import { testNow } from '../testing/now.js';
import { buildCreateCall } from '../testing/target.js';
import { createWorld, kowhai, signIn, tasman } from '../testing/world.js';
import { migrate } from './migrate.js';
import { openPostgres } from './postgres.js';

const CALLERS = 8;
const ACKNOWLEDGED_EACH = 12;
const FAULT_AFTER = 20;

const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

/** A server of this test's own, because the faults end the sessions of everybody on it. */
async function startStack(options: { maxConnections: number; queryTimeoutMs: number }) {
  const server = await startPostgres();
  if (server === null) throw new Error('PostgreSQL was found for the suite and not for this test');
  cleanups.push(server.stop);
  const database = openPostgres(server.url, options);
  await migrate(database, testNow);
  await createWorld(database);
  const app = await testApp({ database, lines: [], config: { jobsEveryMs: 20 } });
  cleanups.push(
    () => database.close(),
    () => app.close(),
  );
  return { server, database, app };
}

const expectUnavailable = ({ status, headers }: Called) =>
  expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: '5' });

describe.runIf(hasServer())('when PostgreSQL drops its connections under load', () => {
  const faults: Record<string, (server: PostgresServer) => Promise<void>> = {
    'ends every session': ({ url }) =>
      asAdmin(url, 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()'),
    'restarts fast': (server) => server.restart('fast'),
    'restarts immediately and recovers': (server) => server.restart('immediate'),
  };

  it.each(Object.entries(faults))(
    '[PLAT-15] and %s, calls get 503 until it is back, and each acknowledged create is stored once',
    async (_name, fault) => {
      const { server, database, app } = await startStack({ maxConnections: CALLERS, queryTimeoutMs: 5000 });
      const owner = await signIn('manager');
      const { url, body } = buildCreateCall();
      const acknowledged: string[] = [];
      const refused: Called[] = [];
      let fail: (() => Promise<void>) | null = () => fault(server);
      let failed: Promise<void> = Promise.resolve();

      /** Retries with the same key until the create is acknowledged, as the browser does. */
      const create = async (key: string): Promise<void> => {
        for (;;) {
          const answer = await call(app, 'POST', url, {
            ...owner,
            body,
            headers: { 'idempotency-key': key },
          });
          if (answer.status === 201) {
            acknowledged.push((answer.body as { reference: string }).reference);
            return;
          }
          refused.push(answer);
          await yieldToEventLoop();
        }
      };
      const keepCreating = async (caller: number): Promise<void> => {
        for (let round = 0; round < ACKNOWLEDGED_EACH; round += 1) {
          await create(`caller ${caller} round ${round}`);
          if (acknowledged.length >= FAULT_AFTER && fail !== null) {
            failed = fail();
            fail = null;
          }
        }
      };
      await Promise.all(Array.from({ length: CALLERS }, (_, caller) => keepCreating(caller)));
      await failed;

      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused) expectUnavailable(answer);
      const scope = { tenantId: tasman.id, organisationId: kowhai.id };
      const stored = await database.inTenant(scope, (tx) =>
        tx.selectFrom('consignments').select('reference').where('tenant_id', '=', tasman.id).execute(),
      );
      expect(stored.map(({ reference }) => reference).sort()).toEqual(acknowledged.toSorted());
      await app.runDueJobs(testNow);
    },
  );
});

describe.runIf(hasServer())('when PostgreSQL hangs', () => {
  it('[PLAT-15] calls get 503, those that wait for a connection too, and go on when it answers again', async () => {
    const { server, database, app } = await startStack({ maxConnections: 3, queryTimeoutMs: 1000 });
    const owner = await signIn('manager');
    const list = () => call(app, 'GET', '/api/v1/users/me/views', owner);
    const answers = await Promise.all(Array.from({ length: 6 }, list));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity union all select ${server.pid}::int`.execute(database.kysely);
    for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
    try {
      for (const answer of await Promise.all(Array.from({ length: 6 }, list))) expectUnavailable(answer);
    } finally {
      for (const { pid } of rows.toReversed()) process.kill(pid, 'SIGCONT');
    }
    expect(await list()).toMatchObject({ status: 200 });
  });
});

describe.runIf(hasServer())('when an address leads to a replica', () => {
  it('[PLAT-284] writes get 503 and give the connection up, until it is a primary', async () => {
    const { server } = await startStack({ maxConnections: 3, queryTimeoutMs: 5000 });
    const standby = await startStandby(server);
    if (standby === null) throw new Error('PostgreSQL was found for the suite and not for this test');
    const database = openPostgres(standby.url);
    const app = await testApp({ database, lines: [] });
    cleanups.push(
      standby.stop,
      () => database.close(),
      () => app.close(),
    );
    const owner = await signIn('manager');
    const { url, body } = buildCreateCall();
    const create = () => call(app, 'POST', url, { ...owner, body, headers: { 'idempotency-key': 'moved' } });
    expectUnavailable(await create());
    expect(database.poolFigures?.().open).toBe(0);
    await asAdmin(standby.url, 'select pg_promote()');
    expect(await create()).toMatchObject({ status: 201 });
  });
});
