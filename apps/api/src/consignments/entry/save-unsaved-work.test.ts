import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { type Called, call } from '../../testing/call.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { token } from '../../testing/tokens.js';

const it = test
  .extend('appOptions', { scope: 'file' }, () => ({ clock: { now: () => now } }))
  .extend(
    'read',
    ({ app }) =>
      async (key = create, who = 'manager') =>
        call(app, 'GET', url(key), await signedIn(who)),
  )
  .extend(
    'save',
    ({ app }) =>
      async (content: object, revision: number | null, key = create, who = 'manager') =>
        call(app, 'PUT', url(key), { ...(await signedIn(who)), body: { content, revision } }),
  )
  .extend(
    'drop',
    ({ app }) =>
      async (query = '', key = create) =>
        call(app, 'DELETE', url(key) + query, await signedIn('manager')),
  )
  .extend(
    'jobs',
    ({ database }) =>
      async () =>
        (
          await database.asOwner(kowhaiScope, (tx) =>
            tx.selectFrom('jobs').select('due_at as dueAt').execute(),
          )
        ).map(({ dueAt }) => dueAt),
  );
let now = testNow;
const later = (days: number) => new Date(testNow.getTime() + days * 24 * 3600 * 1000);

it.afterEach(async ({ database }) => {
  now = testNow;
  await database.asOwner(kowhaiScope, async (tx) => {
    await tx.deleteFrom('unsaved_work').execute();
    await tx.deleteFrom('jobs').execute();
  });
});

/** A token that outlasts what is kept. */
const signedIn = async (sub: string) => ({
  token: await token({ sub, permissions: ['Access.DISPATCH'], expiresIn: 60 * 24 * 3600 }),
});

const create = 'consignment-create';
const url = (key: string) => `/api/v1/users/me/unsaved-work/${key}`;
const revisionOf = ({ body }: Called) => (body as { revision: number }).revision;

describe('unsaved work', () => {
  it('[PLAT-24] goes on from its revision, and a retry of the same content changes nothing', async ({
    save,
  }) => {
    const first = revisionOf(await save({ notes: 'a' }, null));
    const second = await save({ notes: 'b', more: [1, { x: null }] }, first);
    expect(revisionOf(second)).toBeGreaterThan(first);
    const again = await save({ more: [1, { x: null }], notes: 'b' }, first);
    expect(again).toMatchObject({ status: 200, body: second.body as object });
  });

  it('[PLAT-24] of an older window is refused with what is kept, and overwrites nothing', async ({
    save,
    read,
  }) => {
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

  it('[PLAT-24] that was saved in another window does not come back unasked', async ({ save, drop }) => {
    const first = revisionOf(await save({ notes: 'a' }, null));
    await drop();
    expect(await save({ notes: 'b' }, first)).toMatchObject({ status: 409, body: { current: null } });
    now = later(1);
    const anew = revisionOf(await save({ notes: 'c' }, null));
    expect(anew).toBeGreaterThan(first);
    expect(await save({ notes: 'b' }, first)).toMatchObject({ status: 409 });
  });

  it('[PLAT-24] is at most 256 KiB of JSON', async ({ save }) => {
    const most = 256 * 1024 - '{"notes":""}'.length;
    const macrons = 'ā'.repeat(most / 2);
    expect(await save({ notes: macrons }, null)).toMatchObject({ status: 200 });
    expect(await save({ notes: `${macrons}x` }, null, 'other')).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'PLAT-24', path: 'content' }] },
    });
  });

  it('[PLAT-24] of 50 forms is kept; the one written longest ago makes room', async ({
    save,
    read,
    jobs,
  }) => {
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
