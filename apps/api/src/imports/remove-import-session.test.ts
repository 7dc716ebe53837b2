import { expect } from 'vitest';

import { createLogger } from '../http/problems/logger.js';
import { createJobRunner } from '../services/jobs/run-jobs.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { daysLater, revision, test } from '../testing/import-test.js';
import { removeImportSessionJob } from './remove-import-session.js';

const it = test
  .extend('run', ({ database }) =>
    (at: Date) =>
      createJobRunner({
        database,
        log: createLogger('silent'),
        handlers: [removeImportSessionJob({ database })],
      }).runDue({ now: () => at }))
  .extend(
    'countRows',
    ({ database }) =>
      async () =>
        (await database.asOwner(kowhaiScope, (tx) => tx.selectFrom('import_sessions').select('id').execute()))
          .length,
  );

it('[IMPT-19] an import is deleted 14 days after it was last saved', async ({
  clock,
  save,
  dueTimes,
  run,
  countRows,
}) => {
  const first = revision(await save(null));
  expect(await dueTimes()).toEqual([daysLater(14)]);
  clock.at = daysLater(3);
  await save(first, { content: 'BBBB' });
  expect(await dueTimes()).toEqual([daysLater(17)]);
  expect(await run(daysLater(16))).toBe(0);
  expect(await countRows()).toBe(1);
  expect(await run(daysLater(17))).toBe(1);
  expect(await countRows()).toBe(0);
});
