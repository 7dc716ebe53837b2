import { describe, expect } from 'vitest';

import { removeUnsavedWorkJob } from './remove-unsaved-work.js';
import { createJobRunner } from '../../services/jobs/run-jobs.js';
import { createLogger } from '../../http/problems/logger.js';
import { test } from '../../testing/api-test.js';
import { type Called, call } from '../../testing/call.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { token } from '../../testing/tokens.js';

const it = test
  .extend('appOptions', { scope: 'file' }, () => ({ clock: { now: () => now } }))
  .extend(
    'save',
    ({ app }) =>
      async (content: object, revision: number | null, key = create, who = 'manager') =>
        call(app, 'PUT', url(key), { ...(await signedIn(who)), body: { content, revision } }),
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
  )
  .extend(
    'run',
    ({ database }) =>
      (at: Date) =>
        createJobRunner({
          database,
          log: createLogger('silent'),
          handlers: [removeUnsavedWorkJob({ database })],
        }).runDue(at),
  )
  .extend(
    'rows',
    ({ database }) =>
      () =>
        database.asOwner(kowhaiScope, (tx) => tx.selectFrom('unsaved_work').select('content').execute()),
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

describe('after 14 days', () => {
  it('[PLAT-24] a job takes it away, and each write puts that off', async ({ save, jobs, run, rows }) => {
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

  it('[PLAT-24] a job that meets what was written anew leaves it', async ({ save, run, rows, jobs }) => {
    await save({ notes: 'a' }, null);
    now = later(14);
    await save({ notes: 'b' }, null);
    expect(await run(later(14))).toBe(1);
    expect(await rows()).toEqual([{ content: { notes: 'b' } }]);
    expect(await jobs()).toEqual([later(28)]);
  });
});
