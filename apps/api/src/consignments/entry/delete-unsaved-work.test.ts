import { describe, expect } from 'vitest';

import { revision, test as it } from '../../testing/unsaved-work-test.js';

describe('deleting unsaved work', () => {
  it('[CALL-49] [PLAT-19] removes it with its clean-up job, and succeeds again when it is gone', async ({
    save,
    remove,
    read,
    dueTimes,
  }) => {
    await save({ notes: 'a' }, null);
    expect(await remove()).toMatchObject({ status: 204, text: '' });
    expect(await remove()).toMatchObject({ status: 204 });
    expect(await read()).toMatchObject({ status: 204 });
    expect(await dueTimes()).toEqual([]);
  });

  it('[PLAT-24] leaves a colleague’s', async ({ save, remove, read }) => {
    await save({ notes: 'Mine' }, null);
    expect(await remove('', 'dispatch')).toMatchObject({ status: 204 });
    expect(await read()).toMatchObject({ body: { content: { notes: 'Mine' } } });
  });

  it('[PLAT-24] leaves what another window has saved since', async ({ save, remove, read }) => {
    const first = revision(await save({ notes: 'a' }, null));
    const newer = revision(await save({ notes: 'b' }, first));
    expect(await remove(`?revision=${first}`)).toMatchObject({ status: 204 });
    expect(await read()).toMatchObject({ status: 200 });
    expect(await remove(`?revision=${newer}`)).toMatchObject({ status: 204 });
    expect(await read()).toMatchObject({ status: 204 });
  });
});
