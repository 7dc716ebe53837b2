import { afterAll, beforeAll, expect, it } from 'vitest';

import { newId } from '../../ids.js';
import { createLogger } from '../../http/problems/logger.js';
import type { Database } from '../../database/database.js';
import { addJob } from './job-store.js';
import { hasServer, testDatabase } from '../../testing/database.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { testNow } from '../../testing/now.js';
import { createWorld } from '../../testing/world.js';
import { createJobRunner } from './run-jobs.js';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await createWorld(database);
});
afterAll(() => database.close());

const MANY = 60;

it.runIf(hasServer())('[DOCS-12] a job is done once by however many that look for work', async () => {
  await database.inTenant(kowhaiScope, async (tx) => {
    for (let index = 0; index < MANY; index += 1) {
      const times = { createdAt: testNow, dueAt: testNow };
      await addJob(tx, kowhaiScope, { id: newId(testNow), kind: 'count', payload: { index }, ...times });
    }
  });
  const done: number[] = [];
  const runners = Array.from({ length: 4 }, () =>
    createJobRunner({
      database,
      log: createLogger('silent'),
      handlers: [
        {
          kind: 'count',
          run: ({ payload }) => Promise.resolve(void done.push((payload as { index: number }).index)),
        },
      ],
    }),
  );
  const taken = await Promise.all(runners.map((runner) => runner.runDue(testNow)));
  expect(taken.reduce((sum, count) => sum + count, 0)).toBe(MANY);
  expect(done.sort((one, other) => one - other)).toEqual(
    Array.from({ length: MANY }, (_none, index) => index),
  );
});
