import { expect } from 'vitest';

import { newId } from '../../ids.js';
import { createLogger } from '../../http/problems/logger.js';
import { addJob, claimJob, finishJob } from './job-store.js';
import { test } from '../../testing/api-test.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { nextTry } from './retry-plan.js';
import { createJobRunner } from './run-jobs.js';

const it = test
  .extend('add', ({ database }) =>
    (kind: string, dueAt = testNow) =>
      database.inTenant(kowhaiScope, (tx) =>
        addJob(tx, kowhaiScope, { id: newId(testNow), kind, payload: {}, createdAt: testNow, dueAt }),
      ))
  .extend(
    'claim',
    ({ database }) =>
      (now: Date) =>
        database.asSystem((tx) => claimJob(tx, now, new Date(now.getTime() + 60_000))),
  )
  .extend(
    'runnerWith',
    ({ database }) =>
      (run: () => Promise<void>) =>
        createJobRunner({ database, log: createLogger('silent'), handlers: [{ kind: 'work', run }] }),
  )
  .extend(
    'rows',
    ({ database }) =>
      () =>
        database.inTenant(kowhaiScope, (tx) => tx.selectFrom('jobs').select(['state', 'attempts']).execute()),
  );

const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);

it.beforeEach(({ database }) => database.inTenant(kowhaiScope, (tx) => tx.deleteFrom('jobs').execute()));

it('[DOCS-12] is claimed when it is due, and by nobody else until its lease ends', async ({ add, claim }) => {
  await add('work', later(10));
  expect(await claim(testNow)).toBeUndefined();
  const first = await claim(later(10));
  expect(first).toMatchObject({ kind: 'work', attempts: 1, tenantId: kowhaiScope.tenantId });
  expect(await claim(later(69))).toBeUndefined();
  expect(await claim(later(70))).toMatchObject({ id: first?.id, attempts: 2 });
});

it('[DOCS-12] is not finished by a runner that has lost its lease', async ({
  add,
  claim,
  database,
  rows,
}) => {
  await add('work');
  const slow = await claim(testNow);
  await claim(later(60));
  if (slow !== undefined) await database.inTenant(kowhaiScope, (tx) => finishJob(tx, slow));
  expect(await rows()).toEqual([{ state: 'waiting', attempts: 2 }]);
});

it('[DOCS-12] a failing job does not block the others', async ({ add, runnerWith, rows }) => {
  await add('work');
  await add('work', later(-1));
  let calls = 0;
  const runner = runnerWith(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error('once')) : Promise.resolve();
  });
  expect(await runner.runDue(testNow)).toBe(2);
  expect(await rows()).toEqual([{ state: 'waiting', attempts: 1 }]);
  await runner.runDue(later(15));
  expect(await rows()).toEqual([]);
});

it('[DOCS-12] an unknown kind of job is left for another release', async ({ add, runnerWith, rows }) => {
  await add('of a newer release');
  await runnerWith(() => Promise.resolve()).runDue(testNow);
  expect(await rows()).toEqual([{ state: 'waiting', attempts: 1 }]);
});

it.each([
  [1, 15],
  [2, 60],
  [3, 240],
  [4, 960],
  [5, 3600],
  [50, 3600],
])('[DOCS-12] after attempt %d it is retried in %d seconds', (attempts, seconds) => {
  expect(nextTry({ createdAt: testNow, attempts }, testNow)).toEqual(later(seconds));
});

it('[DOCS-12] is not retried after three days', () => {
  const threeDays = 3 * 24 * 3600;
  expect(nextTry({ createdAt: testNow, attempts: 5 }, later(threeDays - 3600))).toEqual(later(threeDays));
  expect(nextTry({ createdAt: testNow, attempts: 5 }, later(threeDays - 3599))).toBeNull();
});
