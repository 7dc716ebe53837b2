import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { kowhaiScope } from '../../testing/fixtures.js';
import { worldId } from '../../testing/world-rows.js';

const it = test
  .extend('save', ({ api }) =>
    (number: number, over: object = {}, who = api) =>
      who.put(`${url}/${worldId(number)}`, view(over)))
  .extend(
    'saved',
    ({ api }) =>
      async (who = api) =>
        (await who.get(url)).body as { id: string; name: string }[],
  )
  .extend(
    'defaults',
    ({ api }) =>
      async () =>
        ((await api.get(url)).body as { id: string; isDefault: boolean }[])
          .filter(({ isDefault }) => isDefault)
          .map(({ id }) => id),
  );

const url = '/api/v1/users/me/views';
const view = (over: object = {}) => ({ name: 'Drafts', query: 'statuses=DRAFT', isDefault: false, ...over });
const refused = (path: string, message: string) => ({
  status: 422,
  body: { messages: [{ problemId: 'LIST-29', path, userMessage: message }] },
});

describe('saved views', () => {
  it('[CALL-69] are the same after a retry', async ({ save, saved, api }) => {
    await save(3);
    const before = await saved();
    expect(await save(3)).toMatchObject({ status: 204 });
    expect(await saved()).toEqual(before);
    await api.delete(`${url}/${worldId(3)}`);
  });

  it('[LIST-29] have each name once, whatever its case', async ({ save, api }) => {
    await save(4, { name: 'Ōamaru drafts' });
    const taken = refused('name', 'You already have a view with this name');
    expect(await save(5, { name: ' ōAMARU Drafts' })).toMatchObject(taken);
    expect(await save(5, { name: 'Oamaru drafts' })).toMatchObject({ status: 204 });
    expect(await save(5, { name: 'ōamaru drafts' })).toMatchObject(taken);
    expect(await save(4, { name: 'ŌAMARU DRAFTS' })).toMatchObject({ status: 204 });
    for (const number of [4, 5]) await api.delete(`${url}/${worldId(number)}`);
  });

  it('[LIST-29] have at most one default, the last that was chosen', async ({ save, defaults, api }) => {
    await save(6, { name: 'One', isDefault: true });
    await save(7, { name: 'Two', isDefault: true });
    expect(await defaults()).toEqual([worldId(7)]);
    await save(7, { name: 'Two', isDefault: true });
    expect(await defaults()).toEqual([worldId(7)]);
    await save(7, { name: 'Two' });
    expect(await defaults()).toEqual([]);
    for (const number of [6, 7]) await api.delete(`${url}/${worldId(number)}`);
  });

  it.for([
    ['no name', { name: '' }],
    ['a name of 61 characters', { name: 'n'.repeat(61) }],
    ['a query of 4,001', { query: 'q'.repeat(4001) }],
    ['something that no view has', { colour: 'red' }],
  ] as const)('[LIST-29] are refused with %s', async ([_what, over], { save }) => {
    expect(await save(8, over)).toMatchObject({ status: 400 });
  });

  it('[LIST-29] are refused with a name of space alone, and under what is no id', async ({ save, api }) => {
    expect(await save(8, { name: '  ' })).toMatchObject(refused('name', 'Enter a name'));
    expect(await api.put(`${url}/mine`, view())).toMatchObject({ status: 400 });
    expect(await api.delete(`${url}/mine`)).toMatchObject({ status: 400 });
  });

  it('[LIST-29] are 50 at most', async ({ save, saved, database }) => {
    for (let number = 100; number < 150; number += 1) {
      expect(await save(number, { name: `View ${number}`, query: 'q'.repeat(4000) })).toMatchObject({
        status: 204,
      });
    }
    const full = refused('', 'You can keep 50 views. Delete one first.');
    expect(await save(150, { name: 'One more' })).toMatchObject(full);
    expect(await save(149, { name: 'The last, renamed' })).toMatchObject({ status: 204 });
    expect(await saved()).toHaveLength(50);
    await database.asOwner(kowhaiScope, (tx) => tx.deleteFrom('saved_views').execute());
  });
});
