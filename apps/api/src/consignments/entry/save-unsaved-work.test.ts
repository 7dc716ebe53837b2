import { describe, expect } from 'vitest';

import { revision } from '../../testing/call.js';
import { daysLater, testNow } from '../../testing/now.js';
import { test as it } from '../../testing/unsaved-work-test.js';

/** An object of so many levels. */
function nest(levels: number): object {
  let content = {};
  for (let level = 1; level < levels; level += 1) content = { content };
  return content;
}

describe('saving unsaved work', () => {
  it('[PLAT-24] continues from its revision, also repeated; from an older window it is refused with the stored content', async ({
    save,
    read,
  }) => {
    const first = revision(await save({ notes: 'a' }, null));
    const second = await save({ notes: 'b', more: [1, { x: null }] }, first);
    expect(revision(second)).toBeGreaterThan(first);
    const again = await save({ more: [1, { x: null }], notes: 'b' }, first);
    expect(again).toMatchObject({ status: 200, body: second.body as object });

    const newer = revision(await save({ notes: 'Newer' }, revision(second)));
    for (const since of [first, null, newer + 1]) {
      expect(await save({ notes: 'Older' }, since)).toMatchObject({
        status: 409,
        body: {
          current: { content: { notes: 'Newer' }, revision: newer },
          messages: [{ problemId: 'PLAT-24', path: 'revision' }],
        },
      });
    }
    expect(await read()).toMatchObject({ body: { content: { notes: 'Newer' } } });
    expect(await save({ notes: 'Older after all' }, newer)).toMatchObject({ status: 200 });
  });

  it('[PLAT-24] is refused once another window has submitted the form', async ({ clock, save, remove }) => {
    const first = revision(await save({ notes: 'a' }, null));
    await remove();
    expect(await save({ notes: 'b' }, first)).toMatchObject({ status: 409, body: { current: null } });
    clock.at = daysLater(1);
    const again = revision(await save({ notes: 'c' }, null));
    expect(again).toBeGreaterThan(first);
    expect(await save({ notes: 'b' }, first)).toMatchObject({ status: 409 });
  });

  it('[PLAT-24] is refused above 256 KiB of JSON', async ({ save }) => {
    const most = 256 * 1024 - '{"notes":""}'.length;
    const macrons = 'ā'.repeat(most / 2);
    expect(await save({ notes: macrons }, null)).toMatchObject({ status: 200 });
    expect(await save({ notes: `${macrons}x` }, null, 'other')).toMatchObject({
      status: 422,
      body: { messages: [{ problemId: 'PLAT-24', path: 'content' }] },
    });
  });

  it.for([
    ['32 levels', nest(32), 200],
    ['20,000 values', { rows: Array.from({ length: 19_990 }, () => 1) }, 200],
    ['36 levels', nest(36), 400],
    ['2,000 levels', nest(2000), 400],
    ['20,001 values', { rows: Array.from({ length: 20_001 }, () => 1) }, 400],
    [
      '1,001 fields in one object',
      { row: Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`f${at}`, 1])) },
      400,
    ],
  ] as const)('[PLAT-24, CALL-101] of %s is saved or refused', async ([_what, content, status], { save }) => {
    expect((await save(content, null)).status).toBe(status);
  });

  it('[PLAT-24] keeps 50 forms; the least recent makes room', async ({ clock, save, read, dueTimes }) => {
    const revisions = new Map<string, number>();
    for (let form = 0; form < 50; form += 1) {
      clock.at = new Date(testNow.getTime() + form);
      revisions.set(`f-${form}`, revision(await save({ form }, null, `f-${form}`)));
    }
    clock.at = daysLater(1);
    await save({ form: 'again' }, revisions.get('f-0') ?? null, 'f-0');
    expect(await read('f-1')).toMatchObject({ status: 200 });
    await save({ form: 50 }, null, 'f-50');
    expect(await read('f-1')).toMatchObject({ status: 204 });
    for (const key of ['f-0', 'f-2', 'f-49', 'f-50']) expect(await read(key)).toMatchObject({ status: 200 });
    expect(await dueTimes()).toHaveLength(50);
  });
});
