import { describe, expect } from 'vitest';

import { createLogger } from '../../http/problems/logger.js';
import { createJobRunner } from '../../services/jobs/run-jobs.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { daysLater, revision, test } from '../../testing/unsaved-work-test.js';
import { removeUnsavedWorkJob } from './remove-unsaved-work.js';

const it = test
  .extend('run', ({ database }) =>
    (at: Date) =>
      createJobRunner({
        database,
        log: createLogger('silent'),
        handlers: [removeUnsavedWorkJob({ database })],
      }).runDue({ now: () => at }))
  .extend(
    'rows',
    ({ database }) =>
      () =>
        database.asOwner(kowhaiScope, (tx) => tx.selectFrom('unsaved_work').select('content').execute()),
  );

describe('the clean-up of unsaved work after 14 days', () => {
  it('[PLAT-24] the job deletes it; each save reschedules the job', async ({
    clock,
    save,
    dueTimes,
    run,
    rows,
  }) => {
    const first = revision(await save({ notes: 'a' }, null));
    expect(await dueTimes()).toEqual([daysLater(14)]);
    clock.at = daysLater(3);
    await save({ notes: 'b' }, first);
    expect(await dueTimes()).toEqual([daysLater(17)]);
    expect(await run(daysLater(16))).toBe(0);
    expect(await rows()).toHaveLength(1);
    expect(await run(daysLater(17))).toBe(1);
    expect(await rows()).toEqual([]);
    expect(await dueTimes()).toEqual([]);
  });

  it('[PLAT-24] the job leaves what was saved again', async ({ clock, save, run, rows, dueTimes }) => {
    await save({ notes: 'a' }, null);
    clock.at = daysLater(14);
    await save({ notes: 'b' }, null);
    expect(await run(daysLater(14))).toBe(1);
    expect(await rows()).toEqual([{ content: { notes: 'b' } }]);
    expect(await dueTimes()).toEqual([daysLater(28)]);
  });
});
