import { expect } from 'vitest';

import { createLogger } from '../../http/problems/logger.js';
import { test as it } from '../../testing/api-test.js';
import { hasServer } from '../../testing/database.js';
import { testNow } from '../../testing/now.js';
import { storeJob } from '../../testing/store-job.js';
import { createJobRunner } from './run-jobs.js';

const JOB_COUNT = 60;

it.runIf(hasServer())('[DOCS-12] several runners do each job once', async ({ database }) => {
  for (let index = 0; index < JOB_COUNT; index += 1)
    await storeJob(database, 'count', { payload: { index } });
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
  const taken = await Promise.all(runners.map((runner) => runner.runDue({ now: () => testNow })));
  expect(taken.reduce((sum, count) => sum + count, 0)).toBe(JOB_COUNT);
  expect(done.sort((one, other) => one - other)).toEqual(
    Array.from({ length: JOB_COUNT }, (_none, index) => index),
  );
});
