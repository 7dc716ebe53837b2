import { expect, vi } from 'vitest';

import type { Database } from '../../database/database.js';
import { createLogger } from '../../http/problems/logger.js';
import { test as it } from '../../testing/api-test.js';
import { kowhaiScope, southernScope } from '../../testing/fixtures.js';
import { secondsLater, testNow } from '../../testing/now.js';
import { storeJob } from '../../testing/store-job.js';
import { createDueKinds, createJobRunner } from './run-jobs.js';
import { claimJob } from './job-store.js';
import { pollJobs } from './poll-jobs.js';

const log = createLogger('silent');

it.beforeEach(async ({ database }) => {
  for (const scope of [kowhaiScope, southernScope])
    await database.inTenant(scope, (tx) => tx.deleteFrom('jobs').execute());
});

it('[PLAT-63] are those of each customer, once due and until they are claimed', async ({ database }) => {
  await storeJob(database, 'mail');
  for (const kind of ['price', 'mail'])
    await storeJob(database, kind, { owner: southernScope, dueAt: secondsLater(10) });
  const findDueKinds = createDueKinds(database);
  expect([...(await findDueKinds(secondsLater(-1)))]).toEqual([]);
  expect([...(await findDueKinds(testNow))]).toEqual(['mail']);
  expect([...(await findDueKinds(secondsLater(10)))].toSorted()).toEqual(['mail', 'price']);
  const claim = {
    now: secondsLater(10),
    leaseUntil: secondsLater(60),
    kinds: ['price'],
    served: [],
    busy: [],
  };
  await database.asSystem((tx) => claimJob(tx, claim));
  expect([...(await findDueKinds(secondsLater(10)))]).toEqual(['mail']);
});

it('[PLAT-63] runners that poll together ask once, and claim only what is due', async ({ database }) => {
  let asked = 0;
  const counted: Database = {
    ...database,
    asSystem: (run) => {
      asked += 1;
      return database.asSystem(run);
    },
  };
  const findDueKinds = createDueKinds(counted);
  const ran: string[] = [];
  const runners = ['mail', 'price', 'thumbnail'].map((kind) =>
    createJobRunner({
      database: counted,
      log,
      findDueKinds,
      handlers: [{ kind, run: (job) => Promise.resolve(void ran.push(job.kind)) }],
    }),
  );
  const clock = { now: () => testNow };
  const runAll = () => Promise.all(runners.map((runner) => runner.runDue(clock)));
  expect(await runAll()).toEqual([0, 0, 0]);
  expect(asked).toBe(1);

  await storeJob(database, 'price');
  expect(await runAll()).toEqual([0, 1, 0]);
  expect(ran).toEqual(['price']);
  // The question again, the claim, and a claim that finds no other.
  expect(asked).toBe(4);
});

it('[PLAT-63] polling that started apart keeps the same beat', async () => {
  vi.useFakeTimers();
  const polls: [string, number][] = [];
  const outages = { failed: () => undefined, worked: () => undefined };
  const start = (name: string) =>
    pollJobs(
      { name, runDue: () => Promise.resolve(polls.push([name, performance.now() % 1000])) },
      { name, everyMs: 1000, clock: { now: () => testNow }, outages },
    );
  const first = start('first');
  await vi.advanceTimersByTimeAsync(300);
  const second = start('second');
  await vi.advanceTimersByTimeAsync(3000);
  expect(new Set(polls.map(([name]) => name))).toEqual(new Set(['first', 'second']));
  expect(new Set(polls.map(([, beat]) => Math.round(beat)))).toEqual(new Set([0]));
  await Promise.all([first.stop(), second.stop()]);
  vi.useRealTimers();
});
