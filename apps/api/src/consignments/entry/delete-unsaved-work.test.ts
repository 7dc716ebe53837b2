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

  it('[PLAT-24] that another window wrote since stays when an older revision is dropped', async ({
    save,
    drop,
    read,
  }) => {
    const first = revisionOf(await save({ notes: 'a' }, null));
    const newer = revisionOf(await save({ notes: 'b' }, first));
    expect(await drop(`?revision=${first}`)).toMatchObject({ status: 204 });
    expect(await read()).toMatchObject({ status: 200 });
    expect(await drop(`?revision=${newer}`)).toMatchObject({ status: 204 });
    expect(await read()).toMatchObject({ status: 204 });
  });
});
