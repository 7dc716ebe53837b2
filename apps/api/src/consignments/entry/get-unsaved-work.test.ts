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
  it('[CALL-49] [PLAT-19] is kept, read again and dropped', async ({ read, save, drop, jobs }) => {
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

  it.for(['a b', 'ä', 'x'.repeat(101), '../x'])(
    '[CALL-49] has a plain key: %s is none',
    async (key, { read }) => {
      expect(await read(encodeURIComponent(key))).toMatchObject({ status: 400 });
    },
  );

  it('[PLAT-24] is its user’s own', async ({ save, read }) => {
    await save({ notes: 'Mine' }, null);
    for (const who of ['dispatch', 'southern']) {
      expect(await read(create, who)).toMatchObject({ status: 204 });
      expect(await save({ notes: who }, null, create, who)).toMatchObject({ status: 200 });
    }
    expect(await read()).toMatchObject({ body: { content: { notes: 'Mine' } } });
  });
});

describe('after 14 days', () => {
  it('[PLAT-24] nothing is read, whether it was cleaned up yet or not', async ({ save, read }) => {
    const first = revisionOf(await save({ notes: 'a' }, null));
    now = new Date(later(14).getTime() - 1);
    expect(await read()).toMatchObject({ status: 200 });
    now = later(14);
    expect(await read()).toMatchObject({ status: 204 });
    expect(await save({ notes: 'b' }, first)).toMatchObject({ status: 409, body: { current: null } });
    expect(await save({ notes: 'b' }, null)).toMatchObject({ status: 200 });
  });
});
