import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { removeUnsavedWorkJob } from './remove-unsaved-work.js';
import { createJobRunner } from '../../services/jobs/run-jobs.js';
import { createLogger } from '../../http/problems/logger.js';
import { testApp } from '../../testing/app.js';
import { type Called, call } from '../../testing/call.js';
import { testDatabase } from '../../testing/database.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { token } from '../../testing/tokens.js';
import { createWorld } from '../../testing/world.js';
import type { Database } from '../../database/database.js';

let database: Database;
let app: Awaited<ReturnType<typeof testApp>>;
let now = testNow;
const later = (days: number) => new Date(testNow.getTime() + days * 24 * 3600 * 1000);

beforeAll(async () => {
  database = await testDatabase();
  await createWorld(database);
  app = await testApp({ database, clock: { now: () => now } });
});
afterEach(async () => {
  now = testNow;
  await database.asOwner(kowhaiScope, async (tx) => {
    await tx.deleteFrom('unsaved_work').execute();
    await tx.deleteFrom('jobs').execute();
  });
});
afterAll(() => database.close());

/** A token that outlasts what is kept. */
const signedIn = async (sub: string) => ({
  token: await token({ sub, permissions: ['Access.DISPATCH'], expiresIn: 60 * 24 * 3600 }),
});

const create = 'consignment-create';
const url = (key: string) => `/api/v1/users/me/unsaved-work/${key}`;
const read = async (key = create, who = 'manager') => call(app, 'GET', url(key), await signedIn(who));
const save = async (content: object, revision: number | null, key = create, who = 'manager') =>
  call(app, 'PUT', url(key), { ...(await signedIn(who)), body: { content, revision } });
const drop = async (query = '', key = create) =>
  call(app, 'DELETE', url(key) + query, await signedIn('manager'));
const revisionOf = ({ body }: Called) => (body as { revision: number }).revision;
const jobs = async () =>
  (
    await database.asOwner(kowhaiScope, (tx) => tx.selectFrom('jobs').select('due_at as dueAt').execute())
  ).map(({ dueAt }) => dueAt);

describe('unsaved work', () => {
  it('[CALL-49] [PLAT-19] is kept, read again and dropped', async () => {
    expect(await read()).toMatchObject({ status: 204 });
    const content = { notes: 'Ring the bell 🔔', lineItems: [{ count: 2 }], receiver: null };
    const saved = await save(content, null);
    expect(saved).toMatchObject({ status: 200, body: { savedAtDateTimeUtc: testNow.toISOString() } });
    expect(await read()).toMatchObject({ body: { content, revision: revisionOf(saved) } });
    expect(await drop()).toMatchObject({ status: 204 });
    expect(await drop()).toMatchObject({ status: 204 });
    expect(await read()).toMatchObject({ status: 204 });
    expect(await jobs()).toEqual([]);
  });

  it('[PLAT-24] goes on from its revision, and a retry of the same content changes nothing', async () => {
    const first = revisionOf(await save({ notes: 'a' }, null));
    const second = await save({ notes: 'b', more: [1, { x: null }] }, first);
    expect(revisionOf(second)).toBeGreaterThan(first);
    const again = await save({ more: [1, { x: null }], notes: 'b' }, first);
    expect(again).toMatchObject({ status: 200, body: second.body as object });
  });

  it('[PLAT-24] of an older window is refused with what is kept, and overwrites nothing', async () => {
    const first = revisionOf(await save({ notes: 'a' }, null));
    const newer = revisionOf(await save({ notes: 'Newer' }, first));
    for (const revision of [first, null, newer + 1]) {
      expect(await save({ notes: 'Older' }, revision)).toMatchObject({
        status: 409,
        body: {
          current: { content: { notes: 'Newer' }, revision: newer },
          messages: [{ problemId: 'PLAT-24', path: 'revision' }],
        },
      });
    }
    expect(await read()).toMatchObject({ body: { content: { notes: 'Newer' } } });
    expect(await save({ notes: 'Older after all' }, newer)).toMatchObject({ status: 200 });
  });

  it('[PLAT-24] that was saved in another window does not come back unasked', async () => {
    const first = revisionOf(await save({ notes: 'a' }, null));
    await drop();
    expect(await save({ notes: 'b' }, first)).toMatchObject({ status: 409, body: { current: null } });
    now = later(1);
    const anew = revisionOf(await save({ notes: 'c' }, null));
    expect(anew).toBeGreaterThan(first);
    expect(await save({ notes: 'b' }, first)).toMatchObject({ status: 409 });
  });

  it('[PLAT-24] that another window wrote since stays when an older revision is dropped', async () => {
    const first = revisionOf(await save({ notes: 'a' }, null));
    const newer = revisionOf(await save({ notes: 'b' }, first));
    expect(await drop(`?revision=${first}`)).toMatchObject({ status: 204 });
    expect(await read()).toMatchObject({ status: 200 });
    expect(await drop(`?revision=${newer}`)).toMatchObject({ status: 204 });
    expect(await read()).toMatchObject({ status: 204 });
  });

  it('[PLAT-24] is at most 256 KiB of JSON', async () => {
    const most = 256 * 1024 - '{"notes":""}'.length;
    const macrons = 'ā'.repeat(most / 2);
    expect(await save({ notes: macrons }, null)).toMatchObject({ status: 200 });
    expect(await save({ notes: `${macrons}x` }, null, 'other')).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'PLAT-24', path: 'content' }] },
    });
  });

  it.each(['a b', 'ä', 'x'.repeat(101), '../x'])('[CALL-49] has a plain key: %s is none', async (key) => {
    expect(await read(encodeURIComponent(key))).toMatchObject({ status: 400 });
  });

  it('[PLAT-24] is its user’s own', async () => {
    await save({ notes: 'Mine' }, null);
    for (const who of ['dispatch', 'southern']) {
      expect(await read(create, who)).toMatchObject({ status: 204 });
      expect(await save({ notes: who }, null, create, who)).toMatchObject({ status: 200 });
    }
    expect(await read()).toMatchObject({ body: { content: { notes: 'Mine' } } });
  });

  it('[PLAT-24] of 50 forms is kept; the one written longest ago makes room', async () => {
    const revisions = new Map<string, number>();
    for (let form = 0; form < 50; form += 1) {
      now = new Date(testNow.getTime() + form);
      revisions.set(`f-${form}`, revisionOf(await save({ form }, null, `f-${form}`)));
    }
    now = later(1);
    await save({ form: 'again' }, revisions.get('f-0') ?? null, 'f-0');
    expect(await read('f-1')).toMatchObject({ status: 200 });
    await save({ form: 50 }, null, 'f-50');
    expect(await read('f-1')).toMatchObject({ status: 204 });
    for (const key of ['f-0', 'f-2', 'f-49', 'f-50']) expect(await read(key)).toMatchObject({ status: 200 });
    expect(await jobs()).toHaveLength(50);
  });
});

const run = (at: Date) =>
  createJobRunner({
    database,
    log: createLogger('silent'),
    handlers: [removeUnsavedWorkJob({ database })],
  }).runDue(at);
const rows = () =>
  database.asOwner(kowhaiScope, (tx) => tx.selectFrom('unsaved_work').select('content').execute());

describe('after 14 days', () => {
  it('[PLAT-24] nothing is read, whether it was cleaned up yet or not', async () => {
    const first = revisionOf(await save({ notes: 'a' }, null));
    now = new Date(later(14).getTime() - 1);
    expect(await read()).toMatchObject({ status: 200 });
    now = later(14);
    expect(await read()).toMatchObject({ status: 204 });
    expect(await save({ notes: 'b' }, first)).toMatchObject({ status: 409, body: { current: null } });
    expect(await save({ notes: 'b' }, null)).toMatchObject({ status: 200 });
  });

  it('[PLAT-24] a job takes it away, and each write puts that off', async () => {
    const first = revisionOf(await save({ notes: 'a' }, null));
    expect(await jobs()).toEqual([later(14)]);
    now = later(3);
    await save({ notes: 'b' }, first);
    expect(await jobs()).toEqual([later(17)]);
    expect(await run(later(16))).toBe(0);
    expect(await rows()).toHaveLength(1);
    expect(await run(later(17))).toBe(1);
    expect(await rows()).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it('[PLAT-24] a job that meets what was written anew leaves it', async () => {
    await save({ notes: 'a' }, null);
    now = later(14);
    await save({ notes: 'b' }, null);
    expect(await run(later(14))).toBe(1);
    expect(await rows()).toEqual([{ content: { notes: 'b' } }]);
    expect(await jobs()).toEqual([later(28)]);
  });
});
