import { describe, expect } from 'vitest';

import { savedView, test, viewsUrl } from '../testing/saved-view-test.js';
import { worldId } from '../testing/world-rows.js';
import { runSql } from '../testing/run-sql.js';

const it = test.extend('defaults', ({ list }) =>
  async () =>
    (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id));

it.beforeEach(({ database }) => runSql(database)`delete from saved_views`);

const refused = (path: string, message: string) => ({
  status: 422,
  body: { messages: [{ problemId: 'LIST-29', path, userMessage: message }] },
});

describe('saved views', () => {
  it('[LIST-29, CALL-59, CALL-69] are listed by name after each change', async ({ list, save, api }) => {
    expect(await list()).toEqual([]);
    expect(await save(1, { name: '  Drafts ' })).toMatchObject({ status: 204 });
    expect(await save(2, { name: 'all of Ōamaru', query: '' })).toMatchObject({ status: 204 });
    expect(await list()).toEqual([
      { id: worldId(2), ...savedView({ name: 'all of Ōamaru', query: '' }) },
      { id: worldId(1), ...savedView() },
    ]);
    await save(1, { name: 'A week of drafts', query: 'statuses=DRAFT&dateRangePresetCode=LAST_7_DAYS' });
    expect((await list()).map(({ name }) => name)).toEqual(['A week of drafts', 'all of Ōamaru']);
    for (const number of [1, 1, 2]) {
      expect(await api.delete(`${viewsUrl}/${worldId(number)}`)).toMatchObject({ status: 204, text: '' });
    }
    expect(await list()).toEqual([]);
  });

  it('[LIST-29, AUTH-11] are the user’s own, even under a colleague’s id', async ({ apiAs, save, list }) => {
    const dispatch = await apiAs('dispatch');
    await save(9, { isDefault: true });
    expect(await list(dispatch)).toEqual([]);
    expect(await save(9, { query: 'statuses=ERR', isDefault: true }, dispatch)).toMatchObject({
      status: 204,
    });
    expect(await list()).toEqual([{ id: worldId(9), ...savedView({ isDefault: true }) }]);
    await dispatch.delete(`${viewsUrl}/${worldId(9)}`);
    expect([await list(dispatch), await list()]).toMatchObject([[], [{ id: worldId(9) }]]);
  });
});

describe('saving a view', () => {
  it('[LIST-29] refuses a name that is taken, ignoring case', async ({ save }) => {
    await save(4, { name: 'Ōamaru drafts' });
    const taken = refused('name', 'You already have a view with this name');
    expect(await save(5, { name: ' ōAMARU Drafts' })).toMatchObject(taken);
    expect(await save(5, { name: 'Oamaru drafts' })).toMatchObject({ status: 204 });
    expect(await save(5, { name: 'ōamaru drafts' })).toMatchObject(taken);
    expect(await save(4, { name: 'ŌAMARU DRAFTS' })).toMatchObject({ status: 204 });
  });

  it('[LIST-29] makes it the only default view of that user', async ({ save, list, defaults, apiAs }) => {
    const colleague = await apiAs('dispatch');
    await save(9, { isDefault: true }, colleague);
    await save(6, { name: 'One', isDefault: true });
    await save(7, { name: 'Two', isDefault: true });
    expect(await defaults()).toEqual([worldId(7)]);
    await save(7, { name: 'Two', isDefault: true });
    expect(await defaults()).toEqual([worldId(7)]);
    await save(7, { name: 'Two' });
    expect(await defaults()).toEqual([]);
    expect(await list(colleague)).toMatchObject([{ id: worldId(9), isDefault: true }]);
  });

  it('[LIST-29] is refused without a name, with more than it can have, or under an id that is not a UUID', async ({
    save,
    api,
  }) => {
    const tooMuch = [{ name: '' }, { name: 'n'.repeat(61) }, { query: 'q'.repeat(4001) }, { colour: 'red' }];
    for (const over of tooMuch) expect(await save(8, over)).toMatchObject({ status: 400 });
    expect(await save(8, { name: '  ' })).toMatchObject(refused('name', 'Enter a name'));
    expect(await api.put(`${viewsUrl}/mine`, savedView())).toMatchObject({ status: 400 });
    expect(await api.delete(`${viewsUrl}/mine`)).toMatchObject({ status: 400 });
  });

  it('[LIST-29] is refused when there are 50 already', async ({ save, list }) => {
    for (let number = 100; number < 150; number += 1) {
      expect(await save(number, { name: `View ${number}`, query: 'q'.repeat(4000) })).toMatchObject({
        status: 204,
      });
    }
    const full = refused('', 'You can save up to 50 views. Delete one first.');
    expect(await save(150, { name: 'One more' })).toMatchObject(full);
    expect(await save(149, { name: 'The last, renamed' })).toMatchObject({ status: 204 });
    expect(await list()).toHaveLength(50);
  });
});
