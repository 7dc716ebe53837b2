import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { markComplete, prepareDataFolder } from '../start/open-database.js';
import { openEmbedded, type EmbeddedSession } from './embedded-session.js';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'consign-pglite-'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe('the embedded session', () => {
  let folder: string;
  let session: EmbeddedSession;

  beforeAll(async () => {
    folder = join(root, 'database');
    await prepareDataFolder(folder);
    session = await openEmbedded(folder);
    await markComplete(folder);
  });

  afterAll(() => session.close());

  it('returns dates as text, counts as numbers and timestamps as Date', async () => {
    const { rows } = await session.query(
      `select $1::date as day, count(*) as n, $2::timestamptz as at, $3::jsonb as j, $4::text[] as t`,
      ['2026-09-27', new Date('2026-09-26T14:00:00Z'), JSON.stringify({ a: [1] }), ['ā', 'b']],
    );
    expect(rows).toEqual([
      { day: '2026-09-27', n: 1, at: new Date('2026-09-26T14:00:00Z'), j: { a: [1] }, t: ['ā', 'b'] },
    ]);
  });

  it('passes on the error fields that tell a conflict from a fault', async () => {
    await session.exec('create table t (id int primary key); insert into t values (1)');
    await expect(session.query('insert into t values ($1)', [1])).rejects.toMatchObject({
      code: '23505',
      constraint: 't_pkey',
      table: 't',
    });
    expect(await session.query('insert into t values (2), (3)')).toMatchObject({ affectedRows: 2 });
  });

  it('does not block this thread while a query runs', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    await session.query('select count(*) from generate_series(1, 1000000) a where a % 7 = 3');
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
  });

  // The first can't be read by this thread, the second not even be sent by the other.
  it.each([5000, 20_000])('ends a query whose reply has %i levels', async (levels) => {
    const deep = session.query(
      `select (repeat('{"a":', ${levels}) || '1' || repeat('}', ${levels}))::jsonb as deep`,
    );
    const next = session.query('select 1 as one');
    await expect(deep).rejects.toThrow(/cannot be read|call stack/u);
    expect((await next).rows).toEqual([{ one: 1 }]);
  });

  it('has pg_trgm', async () => {
    await session.exec('create extension pg_trgm');
    const { rows } = await session.query<{ s: number }>(`select similarity('kauri', 'kauri') as s`);
    expect(rows).toEqual([{ s: 1 }]);
  });

  it('keeps its data across restarts', async () => {
    await session.close();
    expect(await prepareDataFolder(folder)).toBe('existing');
    session = await openEmbedded(folder);
    expect((await session.query('select id from t order by id')).rows).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
  });

  it('rejects pending calls and reports a crash when its thread dies', async () => {
    const crashes: Error[] = [];
    const dying = new Worker(
      `const { parentPort } = require('node:worker_threads');
       parentPort.on('message', () => { throw new Error('out of memory'); });
       parentPort.postMessage({ id: 0, result: { rows: [], affectedRows: 0 } });`,
      { eval: true },
    );
    const doomed = await openEmbedded('', (error) => crashes.push(error), dying);
    await expect(
      Promise.allSettled([doomed.query('select 1'), doomed.query('select 2')]),
    ).resolves.toMatchObject([
      { status: 'rejected', reason: { message: 'out of memory' } },
      { status: 'rejected', reason: { message: 'out of memory' } },
    ]);
    await expect(doomed.query('select 3')).rejects.toThrow('out of memory');
    expect(crashes.map(({ message }) => message)).toEqual(['out of memory']);
    await doomed.close();
  });

  it('closes though its thread answers nothing', async () => {
    const deaf = new Worker(
      `const { parentPort } = require('node:worker_threads');
       parentPort.postMessage({ id: 0, result: { rows: [], affectedRows: 0 } });
       parentPort.on('message', () => undefined);`,
      { eval: true },
    );
    const hanging = await openEmbedded('', () => undefined, deaf, 1);
    const asked = hanging.query('select 1');
    await expect(Promise.allSettled([hanging.close(), asked])).resolves.toMatchObject([
      { reason: { message: 'The embedded database did not close in time' } },
      { reason: { message: 'The embedded database has ended (code 1)' } },
    ]);
  });

  it('rejects an unreadable folder without reporting a crash', async () => {
    const file = join(root, 'a-file');
    await writeFile(file, '');
    const crashes: Error[] = [];
    await expect(openEmbedded(file, (error) => crashes.push(error))).rejects.toThrow(/ErrnoError|exist/);
    expect(crashes).toEqual([]);
  });
});

it('the data folder is created again when a start was killed before it was complete', async () => {
  const folder = join(root, 'half');
  await mkdir(join(folder, 'global'), { recursive: true });
  await writeFile(join(folder, 'PG_VERSION'), '18');
  await writeFile(join(folder, 'global', 'pg_control'), '');
  expect(await prepareDataFolder(folder)).toBe('new');
  expect(await readdir(folder)).toEqual([]);
});
