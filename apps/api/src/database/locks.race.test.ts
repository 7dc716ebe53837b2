import { readdir } from 'node:fs/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { refusalFromError } from '../http/problems/from-error.js';
import { hasServer, testDatabase } from '../testing/database.js';
import { testNow } from '../testing/now.js';
import { createWorld, kowhai, tasman } from '../testing/world.js';
import { worldId } from '../testing/world-rows.js';
import type { Database, Tx } from './database.js';
import { claimIdempotencyKey } from '../http/idempotency/idempotency-store.js';
import { migrate } from './migrate.js';

const scope = { tenantId: tasman.id, organisationId: kowhai.id };
const count = sql`insert into reference_counters values (${tasman.id}, 'test', 1)
  on conflict (tenant_id, series) do update set last_value = reference_counters.last_value + 1`;
const lockUser = (tx: Tx, id: string) =>
  sql`select id from users where tenant_id = ${tasman.id} and id = ${id} for update`.execute(tx);
const soon = sql`set local lock_timeout = '50ms'`;

describe.runIf(hasServer())('a transaction that waits for another one', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
    await createWorld(database);
  });
  afterAll(() => database.close());

  /** What comes of it while another transaction holds what `hold` takes. */
  async function whileHeld<T>(hold: (tx: Tx) => Promise<unknown>, run: () => Promise<T>): Promise<T> {
    const { result } = await database.inTenant(scope, async (tx) => {
      await hold(tx);
      return { result: await run() };
    });
    return result;
  }

  it('times out with 503 and Retry-After', async () => {
    const waited = whileHeld(
      (tx) => count.execute(tx),
      () =>
        database
          .inTenant(scope, async (tx) => {
            await soon.execute(tx);
            await count.execute(tx);
          })
          .catch((error: unknown) => refusalFromError(error)),
    );
    expect(await waited).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    const limit = await database.inTenant(scope, (tx) =>
      sql`select current_setting('lock_timeout') as limit`.execute(tx),
    );
    expect(limit.rows).toEqual([{ limit: '5s' }]);
  });

  it('[CONS-34] for its Idempotency-Key is told that the key is in use', async () => {
    const claim = {
      tenantId: tasman.id,
      userId: worldId(1301),
      operationId: 'createConsignment',
      key: 'held',
      requestHash: 'hash',
      now: testNow,
    };
    const claimed = whileHeld(
      (tx) => claimIdempotencyKey(tx, claim),
      () =>
        database.inTenant(scope, async (tx) => {
          await soon.execute(tx);
          return claimIdempotencyKey(tx, claim);
        }),
    );
    expect(await claimed).toEqual({ kind: 'busy' });
  });

  it('deadlocks, and passes when it is run again', async () => {
    const ids = [worldId(1301), worldId(1302)] as const;
    const meet = meeting(2);
    const runs = { first: 0, second: 0 };
    const run = (name: keyof typeof runs, [one, other]: readonly [string, string]) =>
      database.asSchemaOwner(scope, async (tx) => {
        runs[name] += 1;
        await lockUser(tx, one);
        await meet();
        await lockUser(tx, other);
        return name;
      });
    const done = await Promise.all([run('first', ids), run('second', [ids[1], ids[0]])]);
    expect(done).toEqual(['first', 'second']);
    expect(runs.first + runs.second).toBeGreaterThan(2);
  });
});

describe.runIf(hasServer())('several processes that migrate one new database at once', () => {
  it('run each file once', async () => {
    const database = await testDatabase();
    try {
      await database.runScript(
        'drop schema public cascade; create schema public; drop schema extensions cascade',
      );
      const ran = await Promise.all(Array.from({ length: 6 }, () => migrate(database, testNow)));
      const files = await readdir(new URL('./migrations/', import.meta.url));
      expect(ran.flat().sort()).toEqual(files.sort());
    } finally {
      await database.close();
    }
  });
});

/** Each caller waits until `size` callers have come; later ones pass. */
function meeting(size: number): () => Promise<void> {
  let come = 0;
  const waiting: (() => void)[] = [];
  return () =>
    new Promise((resolve) => {
      come += 1;
      waiting.push(resolve);
      if (come >= size) waiting.forEach((each) => each());
    });
}
