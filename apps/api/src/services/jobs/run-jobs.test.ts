import { sql } from 'kysely';
import { expect, vi } from 'vitest';

import { createLogger } from '../../http/problems/logger.js';
import { type JobHandler, nextTry } from './job-handler.js';
import { claimJob, dropJob, finishJob } from './job-store.js';
import { test } from '../../testing/api-test.js';
import { kowhaiScope, southernScope } from '../../testing/fixtures.js';
import { secondsLater, testNow } from '../../testing/now.js';
import { storeJob } from '../../testing/store-job.js';
import { pollJobs } from './poll-jobs.js';
import { createJobRunner } from './run-jobs.js';

const it = test
  .extend('add', ({ database }) =>
    (kind: string, dueAt = testNow) =>
      storeJob(database, kind, { dueAt }))
  .extend('claim', ({ database }) => (now: Date) => {
    return database.asSystem((tx) =>
      claimJob(tx, {
        now,
        leaseUntil: new Date(now.getTime() + 60_000),
        kinds: ['work'],
        served: [],
        busy: [],
      }),
    );
  })
  .extend('runnerWith', ({ database }) => (run: JobHandler['run']) => {
    return createJobRunner({ database, log: createLogger('silent'), handlers: [{ kind: 'work', run }] });
  })
  .extend(
    'rows',
    ({ database }) =>
      () =>
        database.inTenant(kowhaiScope, (tx) => tx.selectFrom('jobs').select(['state', 'attempts']).execute()),
  );

const quiet = { failed: () => undefined, worked: () => undefined };
const at = (now: Date) => ({ now: () => now });

it.beforeEach(({ database }) => database.inTenant(kowhaiScope, (tx) => tx.deleteFrom('jobs').execute()));

it('[DOCS-12] is claimed when it is due and by nobody else until its lease ends; then its first runner does not finish it', async ({
  add,
  claim,
  database,
  rows,
}) => {
  await add('work', secondsLater(10));
  expect(await claim(testNow)).toBeUndefined();
  const slow = await claim(secondsLater(10));
  expect(slow).toMatchObject({ kind: 'work', attempts: 1, tenantId: kowhaiScope.tenantId });
  expect(await claim(secondsLater(69))).toBeUndefined();
  expect(await claim(secondsLater(70))).toMatchObject({ id: slow?.id, attempts: 2 });
  if (slow !== undefined) await database.inTenant(kowhaiScope, (tx) => finishJob(tx, slow));
  expect(await rows()).toEqual([{ state: 'waiting', attempts: 2 }]);
  // It can be dropped until it starts.
  const drop = () => database.inTenant(kowhaiScope, (tx) => dropJob(tx, kowhaiScope, slow?.id ?? ''));
  expect(await drop()).toBe(false);
  await database.inTenant(kowhaiScope, (tx) => tx.updateTable('jobs').set({ attempts: 0 }).execute());
  expect(await drop()).toBe(true);
  expect(await rows()).toEqual([]);
});

/** The statistics of a queue that is empty most of the time: the planner then expects one row and loops over it. */
it('[DOCS-12] a claim leases one job, though the table was empty when it was analysed', async ({
  add,
  claim,
  database,
  rows,
}) => {
  await database.asSchemaOwner(null, (tx) => sql`analyze jobs`.execute(tx));
  for (let index = 0; index < 5; index += 1) await add('work');
  await claim(testNow);
  expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(1);
});

it('[DOCS-12] a failing job does not block the others', async ({ add, runnerWith, rows }) => {
  await add('work');
  await add('work', secondsLater(-1));
  let calls = 0;
  const runner = runnerWith(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error('once')) : Promise.resolve();
  });
  expect(await runner.runDue(at(testNow))).toBe(2);
  expect(await rows()).toEqual([{ state: 'waiting', attempts: 1 }]);
  await runner.runDue(at(secondsLater(15)));
  expect(await rows()).toEqual([]);
});

it('[DOCS-12] the last of a long backlog has a full lease', async ({ add, claim, runnerWith, rows }) => {
  await add('work');
  await add('work');
  let now = testNow;
  const claimedByAnother: unknown[] = [];
  let calls = 0;
  const runner = runnerWith(async () => {
    // Each job takes 9 minutes; another process looks for work just before the second one ends.
    now = new Date(now.getTime() + 9 * 60_000);
    calls += 1;
    if (calls === 2) claimedByAnother.push(await claim(now));
  });
  expect(await runner.runDue({ now: () => now })).toBe(2);
  expect(claimedByAnother).toEqual([undefined]);
  expect(await rows()).toEqual([]);
});

it('[DOCS-12] the wait after a failure starts when the job failed', async ({ add, runnerWith, database }) => {
  await add('work');
  let now = testNow;
  const runner = runnerWith(() => {
    now = secondsLater(300);
    return Promise.reject(new Error('slow to fail'));
  });
  await runner.runDue({ now: () => now });
  const jobs = await database.inTenant(kowhaiScope, (tx) => tx.selectFrom('jobs').select('due_at').execute());
  expect(jobs).toEqual([{ due_at: secondsLater(315) }]);
});

it('[DOCS-12] stopping lets a running job finish and claims no other', async ({ add, runnerWith, rows }) => {
  await add('work');
  await add('work');
  const stopping = new AbortController();
  const runner = runnerWith(() => Promise.resolve(stopping.abort()));
  expect(await runner.runDue(at(testNow), stopping.signal)).toBe(1);
  expect(await rows()).toEqual([{ state: 'waiting', attempts: 0 }]);
});

it('[DOCS-12] polling that is stopped passes the stop on to the run', async () => {
  const runs: (AbortSignal | undefined)[] = [];
  const runner = {
    name: 'work',
    runDue: (_clock: unknown, signal?: AbortSignal) =>
      new Promise<number>((resolve) => {
        signal?.addEventListener('abort', () => resolve(1));
        runs.push(signal);
      }),
  };
  const polling = pollJobs(runner, { name: 'work', everyMs: 1, clock: at(testNow), outages: quiet });
  await expect.poll(() => runs.length).toBeGreaterThan(0);
  await polling.stop();
  expect(runs.map((signal) => signal?.aborted)).toEqual([true]);
});

it('[PLAT-63] polls ever less often while the database is away, and as before once it is back', async () => {
  vi.useFakeTimers();
  let isAway = true;
  let polls = 0;
  const failed: unknown[] = [];
  const worked: string[] = [];
  const runDue = () => {
    polls += 1;
    return isAway ? Promise.reject(new Error('away')) : Promise.resolve(0);
  };
  const outages = {
    failed: (part: string) => void failed.push(part),
    worked: (part: string) => void worked.push(part),
  };
  const polling = pollJobs(
    { name: 'work', runDue },
    { name: 'work', everyMs: 1000, clock: at(testNow), outages },
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(polls).toBe(7);
  expect(failed).toEqual(Array.from({ length: 7 }, () => 'work'));
  isAway = false;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(worked.length).toBeGreaterThan(0);
  polls = 0;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(polls).toBe(10);
  await polling.stop();
  vi.useRealTimers();
});

it.each([
  [1, 15],
  [2, 60],
  [3, 240],
  [4, 960],
  [5, 3600],
  [50, 3600],
])('[DOCS-12] after attempt %d it is retried in %d seconds', (attempts, seconds) => {
  expect(nextTry({ createdAt: testNow, attempts }, testNow)).toEqual(secondsLater(seconds));
});

it('[DOCS-12] is not retried after three days', () => {
  const threeDays = 3 * 24 * 3600;
  expect(nextTry({ createdAt: testNow, attempts: 5 }, secondsLater(threeDays - 3600))).toEqual(
    secondsLater(threeDays),
  );
  expect(nextTry({ createdAt: testNow, attempts: 5 }, secondsLater(threeDays - 3599))).toBeNull();
});

it('[DOCS-12] customers take turns, and jobs of unknown kinds are left to a process that knows them', async ({
  add,
  database,
  rows,
  runnerWith,
}) => {
  for (let index = 0; index < 3; index += 1) await add('work');
  await add('of a newer release');
  await storeJob(database, 'work', { owner: southernScope, dueAt: secondsLater(1) });
  const order: string[] = [];
  const runner = runnerWith((job) => Promise.resolve(void order.push(job.organisationId)));
  expect(await runner.runDue(at(secondsLater(1)))).toBe(4);
  expect(order.indexOf(southernScope.organisationId)).toBe(1);
  expect(await rows()).toEqual([{ state: 'waiting', attempts: 0 }]);
});
