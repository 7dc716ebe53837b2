import { describe, expect } from 'vitest';

import { testNow } from '../../testing/now.js';
import { daysLater, formKey, revision, test as it } from '../../testing/unsaved-work-test.js';

describe('unsaved work', () => {
  it('[CALL-49] [PLAT-19] is stored, read back and deleted', async ({ read, save, remove, dueTimes }) => {
    expect(await read()).toMatchObject({ status: 204 });
    const content = { notes: 'Ring the bell 🔔', lineItems: [{ count: 2 }], receiver: null };
    const saved = await save(content, null);
    expect(saved).toMatchObject({ status: 200, body: { savedAtDateTimeUtc: testNow.toISOString() } });
    expect(await read()).toMatchObject({ body: { content, revision: revision(saved) } });
    expect(await remove()).toMatchObject({ status: 204 });
    expect(await remove()).toMatchObject({ status: 204 });
    expect(await read()).toMatchObject({ status: 204 });
    expect(await dueTimes()).toEqual([]);
  });

  it.for(['a b', 'ä', 'x'.repeat(101), '../x'])(
    '[CALL-49] is refused for the key %s',
    async (key, { read }) => {
      expect(await read(encodeURIComponent(key))).toMatchObject({ status: 400 });
    },
  );

  it('[PLAT-24] belongs to one user', async ({ save, read }) => {
    await save({ notes: 'Mine' }, null);
    for (const who of ['dispatch', 'southern']) {
      expect(await read(formKey, who)).toMatchObject({ status: 204 });
      expect(await save({ notes: who }, null, formKey, who)).toMatchObject({ status: 200 });
    }
    expect(await read()).toMatchObject({ body: { content: { notes: 'Mine' } } });
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
});
