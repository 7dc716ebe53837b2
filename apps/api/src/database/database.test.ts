import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { refusalFromError } from '../http/problems/from-error.js';
import { hasServer, testDatabase } from '../testing/database.js';
import { createWorld, kowhai, tasman } from '../testing/world.js';
import { type Database, type Scope, type Tx, createDatabase, lastStatement } from './database.js';
import { Deadline, DeadlineOver } from './deadline.js';
import type { Scripts } from './driver.js';
import { type DatabaseSession, openSession } from './session.js';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await createWorld(database);
});
afterAll(() => database.close());

const scope: Scope = { tenantId: tasman.id, organisationId: kowhai.id };

async function ask<Row>(tx: Tx, question: string): Promise<Row | undefined> {
  return (await sql.raw<Row>(question).execute(tx)).rows[0];
}

const whoAndWhose = `select current_user::text as role, current_setting('app.tenant_id', true) as tenant,
  current_setting('app.organisation_id', true) as organisation`;

/** As a pooled session does: both are under way at once. */
function sendsAhead(session: DatabaseSession) {
  const exec = (script: string | null) => (script === null ? undefined : session.exec(script));
  const queryBetween = async ({ before, after }: Scripts, text: string, params: unknown[]) =>
    (await Promise.all([exec(before), session.query(text, params), exec(after)]))[1];
  return openSession({ ...session, queryBetween });
}

/** Fails as PostgreSQL does with this code. */
const failWith = (code: string) =>
  sql.raw(`do $$ begin raise exception 'made' using errcode = '${code}'; end $$`);

async function failure(run: Promise<unknown>): Promise<unknown> {
  try {
    await run;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
}

const limits = sql<{
  statement: string;
  lock: string;
}>`select current_setting('statement_timeout') as statement,
  current_setting('lock_timeout') as lock`;
const readLimits = async (deadline?: Deadline) =>
  (await database.inTenant(scope, (tx) => limits.execute(tx), undefined, deadline)).rows;
const writeLate = (tx: Tx) =>
  sql`insert into reference_counters values (${tasman.id}, 'late', 1)`.execute(tx);
const readLate = (tx: Tx) => sql`select 1 from reference_counters where series = 'late'`.execute(tx);

/** The session of the next transaction is the owner's again, of no tenant. */
async function expectNoSettings() {
  const after = await ask<{ role: string; tenant: string }>(database.kysely as Tx, whoAndWhose);
  expect(after?.role).not.toBe('consign_app');
  expect(after?.tenant ?? '').toBe('');
}

describe('a transaction with a deadline', () => {
  it('[PLAT-202] gives its statements no longer than is left', async () => {
    expect(await readLimits()).toEqual([{ statement: '10s', lock: '5s' }]);
    const deadline = new Deadline(12_000);
    expect(await readLimits(deadline)).toEqual([{ statement: '10s', lock: '5s' }]);
    vi.spyOn(deadline, 'left', 'get').mockReturnValue(1234.5);
    expect(await readLimits(deadline)).toEqual([{ statement: '1234ms', lock: '1234ms' }]);
  });

  it.each([
    ['sends no statement', readLate],
    ['stores nothing', () => Promise.resolve()],
  ])('[PLAT-202] %s after it', async (_what, then) => {
    const deadline = new Deadline(12_000);
    const run = async (tx: Tx) => {
      await writeLate(tx);
      vi.spyOn(deadline, 'left', 'get').mockReturnValue(0);
      await then(tx);
    };
    await expect(database.inTenant(scope, run, undefined, deadline)).rejects.toThrow(DeadlineOver);
    expect((await database.inTenant(scope, readLate)).rows).toEqual([]);
  });
});

const readTwice = (tx: Tx) =>
  Promise.all([ask(tx, whoAndWhose), sql`select ${1}::int as one`.execute(tx).then(({ rows }) => rows)]);
const readIsolation = (tx: Tx) => ask(tx, 'show transaction_isolation');
const readLast = (question: string) => database.inReading(scope, (tx) => ask(lastStatement(tx), question));

describe('a transaction', () => {
  it('[AUTH-11] runs as consign_app for one tenant and organisation', async () => {
    expect(await database.inTenant(scope, (tx) => ask(tx, whoAndWhose))).toEqual({
      role: 'consign_app',
      tenant: tasman.id,
      organisation: kowhai.id,
    });
    expect(await database.asSystem((tx) => ask(tx, whoAndWhose))).toEqual({
      role: 'consign_app',
      tenant: '',
      organisation: '',
    });
    // It leaves no settings to the next transaction of its session, also if it fails.
    await failure(database.inTenant(scope, (tx) => failWith('P0001').execute(tx)));
    await expectNoSettings();
  });

  it('[AUTH-11] [PLAT-106] that reads is the caller’s from its first statement, and ends', async () => {
    const expected = { role: 'consign_app', tenant: tasman.id, organisation: kowhai.id };
    expect(await database.inReading(scope, readTwice)).toEqual([expected, [{ one: 1 }]]);
    const bound = sql<{ role: string }>`select current_user::text as role where ${true}`;
    const { rows } = await database.inReading(scope, (tx) => bound.execute(tx));
    expect(rows).toEqual([{ role: 'consign_app' }]);
    await failure(database.inReading(scope, (tx) => failWith('P0001').execute(tx)));
    expect(await database.inReading(scope, readIsolation, 'snapshot')).toEqual({
      transaction_isolation: 'repeatable read',
    });
    await expectNoSettings();
  });

  it('[AUTH-11] does not start for an invalid id', async () => {
    const wrong = { ...scope, organisationId: `${kowhai.id}', true); select ('` };
    await expect(database.inTenant(wrong, () => Promise.resolve())).rejects.toThrow(
      'a value that is not an id',
    );
  });

  it.each([
    [
      '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    ],
    [`00-4b-00-01', true); select ('`, ''],
    [null, ''],
  ])('[PLAT-170] has the trace that it belongs to, or none: %s', async (traceparent, setting) => {
    const traced = createDatabase(database.kysely, database.runScript, () => traceparent);
    const readSetting = `select coalesce(current_setting('app.traceparent', true), '') as setting`;
    expect(await traced.inTenant(scope, (tx) => ask(tx, readSetting))).toEqual({ setting });
    expect(await ask(database.kysely as Tx, readSetting)).toEqual({ setting: '' });
  });

  it('rolls back when it fails', async () => {
    await failure(
      database.asSchemaOwner(scope, async (tx) => {
        await sql`update organisations set name = 'Changed' where id = ${kowhai.id}`.execute(tx);
        throw new Error('Changed its mind');
      }),
    );
    const read = await database.inTenant(scope, (tx) => ask(tx, 'select name from organisations'));
    expect(read).toEqual({ name: 'Kōwhai Kitchens' });
  });

  it('[AUTH-11] takes two round trips; one that cannot be set up does not run, and is rolled back', async () => {
    const sent: string[] = [];
    const open = (isBroken: boolean) =>
      openSession({
        query: () => Promise.resolve({ rows: [] }),
        exec: (script) => {
          sent.push(script);
          return isBroken && script.startsWith('begin')
            ? Promise.reject(new Error('No such role'))
            : Promise.resolve();
        },
      });
    let runs = 0;
    const run = () => Promise.resolve(void (runs += 1));
    await expect(open(true).inTenant(scope, run)).rejects.toThrow('No such role');
    expect(runs).toBe(0);
    await open(false).inTenant(scope, run);
    expect(runs).toBe(1);
    const begin = expect.stringContaining(`begin; select set_config('app.tenant_id'`) as unknown;
    expect(sent).toEqual([begin, 'rollback', begin, 'commit']);
  });

  it('[PLAT-106] that reads takes a round trip for its first statement and one for its end', async () => {
    const sent: string[] = [];
    const counted = sendsAhead({
      query: (text) => Promise.resolve({ rows: [void sent.push(text)] }),
      exec: async (script) => {
        sent.push(script);
        // What comes next must not wait for this answer.
        if (script.startsWith('begin'))
          await vi.waitUntil(() => sent.includes('select 1'), { timeout: 30_000 });
      },
    });
    await counted.inReading(scope, async (tx) => {
      await ask(tx, 'select 1');
      await ask(tx, 'select 2');
    });
    expect(sent).toEqual([
      expect.stringMatching(/^begin read only; select /u),
      'select 1',
      'select 2',
      'commit',
    ]);
    sent.length = 0;
    await counted.inReading(scope, () => Promise.resolve());
    expect(sent).toEqual([]);
  });

  it('[PLAT-106] that reads takes one round trip if its only statement is known to be the last', async () => {
    const sent: string[] = [];
    const counted = sendsAhead({
      query: async (text) => {
        sent.push(text);
        // The end must not wait for this answer.
        await vi.waitUntil(() => sent.length > 1 && sent.at(-1) !== text, { timeout: 30_000 });
        return { rows: [] };
      },
      exec: (script) => Promise.resolve(sent.push(script)),
    });
    await counted.inReading(scope, (tx) => ask(lastStatement(tx), 'select 1'));
    expect(sent).toEqual([expect.stringMatching(/^begin read only; select /u), 'select 1', 'commit']);
  });

  it('[PLAT-106] that reads refuses to write, and a statement after its last one', async () => {
    const change = sql`update organisations set name = 'Changed' where id = ${kowhai.id}`;
    const changed = database.inTenantReading(scope, (tx) => change.execute(tx));
    expect(await failure(changed)).toMatchObject({ code: '25006' });
    const read = await database.inTenantReading(scope, (tx) => ask(tx, 'select name from organisations'));
    expect(read).toEqual({ name: 'Kōwhai Kitchens' });
    const asked = database.inReading(scope, async (tx) => {
      await ask(lastStatement(tx), whoAndWhose);
      await ask(tx, whoAndWhose);
    });
    await expect(asked).rejects.toThrow('follows the one that was marked as the last');
  });

  it('[AUTH-11] [PLAT-106] ends with its last statement, also if that fails', async () => {
    expect(await readLast(whoAndWhose)).toMatchObject({ role: 'consign_app', tenant: tasman.id });
    expect(await failure(readLast('select 1 / 0'))).toMatchObject({ code: '22012' });
    await expectNoSettings();
  });

  it('[PLAT-106] that may write ends after its statements, whatever is marked as the last', async () => {
    const written = database.inTenant(scope, async (tx) => {
      await ask(lastStatement(tx), whoAndWhose);
      return ask(tx, whoAndWhose);
    });
    expect(await written).toMatchObject({ role: 'consign_app' });
  });

  it('[AUTH-11] [PLAT-106] that reads and cannot be set up answers nothing, and is rolled back', async () => {
    const sent: string[] = [];
    const broken = sendsAhead({
      query: () => Promise.resolve({ rows: [{ name: 'Another customer' }] }),
      exec: (script) => {
        sent.push(script);
        return script.startsWith('begin') ? Promise.reject(new Error('No such role')) : Promise.resolve();
      },
    });
    const reading = broken.inReading(scope, (tx) => ask(tx, 'select name from organisations'));
    await expect(reading).rejects.toThrow('No such role');
    expect(sent.at(-1)).toBe('rollback');
  });

  it('waits for the session, or takes another one', async () => {
    const order: string[] = [];
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        database.inTenant(scope, async (tx) => {
          order.push(name);
          await ask(tx, 'select 1');
          order.push(name);
        }),
      ),
    );
    // On a server they may run beside each other.
    expect(hasServer() ? order.toSorted() : order).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  });
});

it.each(['40001', '40P01'])(
  'a transaction that lost a race %s is retried, five times at most, and not after another error',
  async (code) => {
    let runs = 0;
    const losing = (times: number) =>
      database.inTenant(scope, async (tx) => {
        runs += 1;
        if (runs <= times) await failWith(code).execute(tx);
        return runs;
      });
    expect(await losing(4)).toBe(5);
    runs = 0;
    expect(await failure(losing(5))).toMatchObject({ code });
    expect(runs).toBe(5);
    const failing = database.inTenant(scope, async (tx) => {
      runs += 1;
      await failWith('23505').execute(tx);
    });
    expect(await failure(failing)).toMatchObject({ code: '23505' });
    expect(runs).toBe(6);
  },
);

it.each([
  ['a text that it cannot hold', sql`select ${'a\u0000b'}::text`, 400],
  ['JSON that it cannot hold', sql`select ${'"a\\u0000b"'}::jsonb`, 400],
  ['a year that it does not know', sql`select '300000-01-01'::timestamptz`, 400],
  ['a lock that is not to be had', failWith('55P03'), 503],
  ['work without an end', failWith('57014'), 503],
  ['a full disk', failWith('53100'), 503],
  ['a value twice', failWith('23505'), 500],
  ['a wrong statement', sql`select nothing_there`, 500],
])('what PostgreSQL refuses is answered by what it says: %s', async (_what, statement, status) => {
  const error = await failure(database.inTenant(scope, (tx) => statement.execute(tx)));
  expect(refusalFromError(error).status).toBe(status);
});
