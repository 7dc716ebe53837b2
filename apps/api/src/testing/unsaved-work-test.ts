import { test as base } from './api-test.js';
import { type Called, call } from './call.js';
import { kowhaiScope } from './fixtures.js';
import { testNow } from './now.js';
import { token } from './tokens.js';

/** The key of the form that the calls below name. */
export const formKey = 'consignment-create';

export const daysLater = (days: number) => new Date(testNow.getTime() + days * 24 * 3600 * 1000);

export const revision = ({ body }: Called) => (body as { revision: number }).revision;

const url = (key: string) => `/api/v1/users/me/unsaved-work/${key}`;

/** A user whose token outlives the retention of 14 days. */
const longSignedIn = async (subject: string) => ({
  token: await token({ sub: subject, permissions: ['Access.DISPATCH'], expiresIn: 60 * 24 * 3600 }),
});

/** A test of unsaved work, which is cleared after each test. */
export const test = base
  .extend(
    'read',
    ({ app }) =>
      async (key = formKey, who = 'manager') =>
        call(app, 'GET', url(key), await longSignedIn(who)),
  )
  .extend(
    'save',
    ({ app }) =>
      async (content: object, since: number | null, key = formKey, who = 'manager') =>
        call(app, 'PUT', url(key), { ...(await longSignedIn(who)), body: { content, revision: since } }),
  )
  .extend(
    'remove',
    ({ app }) =>
      async (query = '', who = 'manager') =>
        call(app, 'DELETE', url(formKey) + query, await longSignedIn(who)),
  )
  .extend(
    'list',
    ({ app }) =>
      async () =>
        (await call(app, 'GET', '/api/v1/users/me/unsaved-work', await longSignedIn('manager'))).body,
  )
  /** When the clean-up jobs are due. */
  .extend('dueTimes', ({ database }) => async () => {
    const rows = await database.asSchemaOwner(kowhaiScope, (tx) =>
      tx.selectFrom('jobs').select('due_at as dueAt').execute(),
    );
    return rows.map(({ dueAt }) => dueAt);
  })
  .extend('cleared', { auto: true }, async ({ clock, database }, { onCleanup }) => {
    onCleanup(async () => {
      clock.at = testNow;
      await database.asSchemaOwner(kowhaiScope, async (tx) => {
        await tx.deleteFrom('unsaved_work').execute();
        await tx.deleteFrom('jobs').execute();
      });
    });
  });
