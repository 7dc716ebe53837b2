import { describe, expect } from 'vitest';

import { createLogger } from '../../http/problems/logger.js';
import { createJobRunner } from '../../services/jobs/run-jobs.js';
import { revision } from '../../testing/call.js';
import { runSql } from '../../testing/run-sql.js';
import { daysLater, testNow } from '../../testing/now.js';
import { formKey, test } from '../../testing/unsaved-work-test.js';
import { unsavedForms } from './unsaved-work.js';

const it = test
  .extend('run', ({ database }) =>
    (at: Date) =>
      createJobRunner({
        database,
        log: createLogger('silent'),
        handlers: [unsavedForms.removalJob({ database })],
      }).runDue({ now: () => at }))
  .extend('rows', ({ database }) => async () => {
    return (await runSql(database)`select content from unsaved_work`).rows;
  });

describe('unsaved work', () => {
  it('[CALL-49] [PLAT-19] is stored, read back and deleted with its clean-up job, once and again', async ({
    read,
    save,
    remove,
    dueTimes,
  }) => {
    expect(await read()).toMatchObject({ status: 204 });
    const content = { notes: 'Ring the bell 🔔', lineItems: [{ count: 2 }], receiver: null };
    const saved = await save(content, null);
    expect(saved).toMatchObject({ status: 200, body: { savedAtDateTimeUtc: testNow.toISOString() } });
    expect(await read()).toMatchObject({ body: { content, revision: revision(saved) } });
    expect(await remove()).toMatchObject({ status: 204, text: '' });
    expect(await remove()).toMatchObject({ status: 204 });
    expect(await read()).toMatchObject({ status: 204 });
    expect(await dueTimes()).toEqual([]);
  });

  it('[CALL-49] is refused for an invalid key', async ({ read }) => {
    for (const key of ['a b', 'ä', 'x'.repeat(101), '../x'])
      expect(await read(encodeURIComponent(key))).toMatchObject({ status: 400 });
  });

  it('[PLAT-24] is not deleted when another window has saved it since', async ({ save, remove, read }) => {
    const first = revision(await save({ notes: 'a' }, null));
    const newer = revision(await save({ notes: 'b' }, first));
    expect(await remove(`?revision=${first}`)).toMatchObject({ status: 204 });
    expect(await read()).toMatchObject({ status: 200 });
    expect(await remove(`?revision=${newer}`)).toMatchObject({ status: 204 });
    expect(await read()).toMatchObject({ status: 204 });
  });

  it("[CALL-113] [DASH-30] [PLAT-24] is listed, the user's own of 14 days, newest first, without its content", async ({
    save,
    list,
    clock,
  }) => {
    expect(await list()).toEqual([]);
    await save({ notes: 'One' }, null);
    await save({ notes: 'A colleague' }, null, 'consignment-TAS0000009', 'dispatch');
    clock.at = daysLater(1);
    await save({ notes: 'Two' }, null, 'consignment-TAS0000001');
    const newer = { key: 'consignment-TAS0000001', savedAtDateTimeUtc: daysLater(1).toISOString() };
    expect(await list()).toEqual([newer, { key: formKey, savedAtDateTimeUtc: testNow.toISOString() }]);
    clock.at = daysLater(14);
    expect(await list()).toEqual([newer]);
  });
});

describe('unsaved work after 14 days', () => {
  it('[PLAT-24] is gone, even before the clean-up', async ({ clock, save, read }) => {
    const first = revision(await save({ notes: 'a' }, null));
    clock.at = new Date(daysLater(14).getTime() - 1);
    expect(await read()).toMatchObject({ status: 200 });
    clock.at = daysLater(14);
    expect(await read()).toMatchObject({ status: 204 });
    expect(await save({ notes: 'b' }, first)).toMatchObject({ status: 409, body: { current: null } });
    expect(await save({ notes: 'b' }, null)).toMatchObject({ status: 200 });
  });

  it('[PLAT-24] is deleted by a job; each save reschedules', async ({ clock, save, dueTimes, run, rows }) => {
    const first = revision(await save({ notes: 'a' }, null));
    expect(await dueTimes()).toEqual([daysLater(14)]);
    clock.at = daysLater(3);
    await save({ notes: 'b' }, first);
    expect(await dueTimes()).toEqual([daysLater(17)]);
    expect([await run(daysLater(16)), await rows()]).toEqual([0, [{ content: { notes: 'b' } }]]);
    expect([await run(daysLater(17)), await rows(), await dueTimes()]).toEqual([1, [], []]);
  });

  it('[PLAT-24] is left by the job when it was saved again', async ({ clock, save, run, rows, dueTimes }) => {
    await save({ notes: 'a' }, null);
    clock.at = daysLater(14);
    await save({ notes: 'b' }, null);
    expect(await run(daysLater(14))).toBe(1);
    expect(await rows()).toEqual([{ content: { notes: 'b' } }]);
    expect(await dueTimes()).toEqual([daysLater(28)]);
  });
});
