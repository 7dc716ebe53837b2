import { describe, expect } from 'vitest';

import { kowhaiScope } from '../../testing/fixtures.js';
import { savedView, test, viewsUrl } from '../../testing/saved-view-test.js';
import { worldId } from '../../testing/world-rows.js';

const it = test.extend('defaults', ({ list }) =>
  async () =>
    (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id));

const refused = (path: string, message: string) => ({
  status: 422,
  body: { messages: [{ problemId: 'LIST-29', path, userMessage: message }] },
});

describe('saving a view', () => {
  it('[CALL-69] changes nothing when it is retried', async ({ save, list, api }) => {
    await save(3);
    const before = await list();
    expect(await save(3)).toMatchObject({ status: 204 });
    expect(await list()).toEqual(before);
    await api.delete(`${viewsUrl}/${worldId(3)}`);
  });

  it('[LIST-29] refuses a name that is taken, ignoring case', async ({ save, api }) => {
    await save(4, { name: 'Ōamaru drafts' });
    const taken = refused('name', 'You already have a view with this name');
    expect(await save(5, { name: ' ōAMARU Drafts' })).toMatchObject(taken);
    expect(await save(5, { name: 'Oamaru drafts' })).toMatchObject({ status: 204 });
    expect(await save(5, { name: 'ōamaru drafts' })).toMatchObject(taken);
    expect(await save(4, { name: 'ŌAMARU DRAFTS' })).toMatchObject({ status: 204 });
    for (const number of [4, 5]) await api.delete(`${viewsUrl}/${worldId(number)}`);
  });

  it('[LIST-29] makes it the only default view, and leaves a colleague’s', async ({
    save,
    list,
    defaults,
    api,
    apiAs,
  }) => {
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
    await colleague.delete(`${viewsUrl}/${worldId(9)}`);
    for (const number of [6, 7]) await api.delete(`${viewsUrl}/${worldId(number)}`);
  });

  it.for([
    ['no name', { name: '' }],
    ['a name of 61 characters', { name: 'n'.repeat(61) }],
    ['a query of 4,001', { query: 'q'.repeat(4001) }],
    ['an unknown field', { colour: 'red' }],
  ] as const)('[LIST-29] is refused with %s', async ([_what, over], { save }) => {
    expect(await save(8, over)).toMatchObject({ status: 400 });
  });

  it('[LIST-29] is refused with a blank name, or an id that is not a UUID', async ({ save, api }) => {
    expect(await save(8, { name: '  ' })).toMatchObject(refused('name', 'Enter a name'));
    expect(await api.put(`${viewsUrl}/mine`, savedView())).toMatchObject({ status: 400 });
  });

  it('[LIST-29] is refused when there are 50 already', async ({ save, list, database }) => {
    for (let number = 100; number < 150; number += 1) {
      expect(await save(number, { name: `View ${number}`, query: 'q'.repeat(4000) })).toMatchObject({
        status: 204,
      });
    }
    const full = refused('', 'You can save up to 50 views. Delete one first.');
    expect(await save(150, { name: 'One more' })).toMatchObject(full);
    expect(await save(149, { name: 'The last, renamed' })).toMatchObject({ status: 204 });
    expect(await list()).toHaveLength(50);
    await database.asOwner(kowhaiScope, (tx) => tx.deleteFrom('saved_views').execute());
  });
});
