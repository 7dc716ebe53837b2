import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Api, type OpenWorld, kowhaiScope, openWorld } from '../../testing/fixtures.js';
import { worldId } from '../../testing/world-rows.js';

let world: OpenWorld;
let manager: Api;

beforeAll(async () => {
  world = await openWorld();
  manager = await world.as('manager');
});
afterAll(() => world.close());

const url = '/api/v1/users/me/views';
const view = (over: object = {}) => ({ name: 'Drafts', query: 'statuses=DRAFT', isDefault: false, ...over });
const save = (number: number, over: object = {}, who = manager) =>
  who.put(`${url}/${worldId(number)}`, view(over));
const saved = async (who = manager) => (await who.get(url)).body as { id: string; name: string }[];
const defaults = async () =>
  ((await manager.get(url)).body as { id: string; isDefault: boolean }[])
    .filter(({ isDefault }) => isDefault)
    .map(({ id }) => id);
const refused = (path: string, message: string) => ({
  status: 422,
  body: { messages: [{ problemId: 'LIST-29', path, userMessage: message }] },
});

describe('saved views', () => {
  it('[LIST-29, CALL-59, CALL-69] are kept by name, renamed and dropped', async () => {
    expect(await saved()).toEqual([]);
    expect(await save(1, { name: '  Drafts ' })).toMatchObject({ status: 204 });
    expect(await save(2, { name: 'all of Ōamaru', query: '' })).toMatchObject({ status: 204 });
    expect(await saved()).toEqual([
      { id: worldId(2), ...view({ name: 'all of Ōamaru', query: '' }) },
      { id: worldId(1), ...view() },
    ]);
    await save(1, { name: 'A week of drafts', query: 'statuses=DRAFT&dateRangePresetCode=LAST_7_DAYS' });
    expect((await saved()).map(({ name }) => name)).toEqual(['A week of drafts', 'all of Ōamaru']);
    for (const number of [1, 1, 2]) {
      expect(await manager.delete(`${url}/${worldId(number)}`)).toMatchObject({ status: 204 });
    }
    expect(await saved()).toEqual([]);
  });

  it('[CALL-69] are the same after a retry', async () => {
    await save(3);
    const before = await saved();
    expect(await save(3)).toMatchObject({ status: 204 });
    expect(await saved()).toEqual(before);
    await manager.delete(`${url}/${worldId(3)}`);
  });

  it('[LIST-29] have each name once, whatever its case', async () => {
    await save(4, { name: 'Ōamaru drafts' });
    const taken = refused('name', 'You already have a view with this name');
    expect(await save(5, { name: ' ōAMARU Drafts' })).toMatchObject(taken);
    expect(await save(5, { name: 'Oamaru drafts' })).toMatchObject({ status: 204 });
    expect(await save(5, { name: 'ōamaru drafts' })).toMatchObject(taken);
    expect(await save(4, { name: 'ŌAMARU DRAFTS' })).toMatchObject({ status: 204 });
    for (const number of [4, 5]) await manager.delete(`${url}/${worldId(number)}`);
  });

  it('[LIST-29] have at most one default, the last that was chosen', async () => {
    await save(6, { name: 'One', isDefault: true });
    await save(7, { name: 'Two', isDefault: true });
    expect(await defaults()).toEqual([worldId(7)]);
    await save(7, { name: 'Two', isDefault: true });
    expect(await defaults()).toEqual([worldId(7)]);
    await save(7, { name: 'Two' });
    expect(await defaults()).toEqual([]);
    for (const number of [6, 7]) await manager.delete(`${url}/${worldId(number)}`);
  });

  it.each([
    ['no name', { name: '' }],
    ['a name of 61 characters', { name: 'n'.repeat(61) }],
    ['a query of 4,001', { query: 'q'.repeat(4001) }],
    ['something that no view has', { colour: 'red' }],
  ])('[LIST-29] are refused with %s', async (_what, over) => {
    expect(await save(8, over)).toMatchObject({ status: 400 });
  });

  it('[LIST-29] are refused with a name of space alone, and under what is no id', async () => {
    expect(await save(8, { name: '  ' })).toMatchObject(refused('name', 'Enter a name'));
    expect(await manager.put(`${url}/mine`, view())).toMatchObject({ status: 400 });
    expect(await manager.delete(`${url}/mine`)).toMatchObject({ status: 400 });
  });

  it('[LIST-29] are 50 at most', async () => {
    for (let number = 100; number < 150; number += 1) {
      expect(await save(number, { name: `View ${number}`, query: 'q'.repeat(4000) })).toMatchObject({
        status: 204,
      });
    }
    const full = refused('', 'You can keep 50 views. Delete one first.');
    expect(await save(150, { name: 'One more' })).toMatchObject(full);
    expect(await save(149, { name: 'The last, renamed' })).toMatchObject({ status: 204 });
    expect(await saved()).toHaveLength(50);
    await world.database.asOwner(kowhaiScope, (tx) => tx.deleteFrom('saved_views').execute());
  });

  it('[LIST-29, AUTH-11] are the user’s own, under the ids and names of colleagues too', async () => {
    const dispatch = await world.as('dispatch');
    await save(9, { isDefault: true });
    expect(await saved(dispatch)).toEqual([]);
    expect(await save(9, { query: 'statuses=ERR', isDefault: true }, dispatch)).toMatchObject({
      status: 204,
    });
    expect(await saved()).toEqual([{ id: worldId(9), ...view({ isDefault: true }) }]);
    await dispatch.delete(`${url}/${worldId(9)}`);
    expect([await saved(dispatch), await saved()]).toMatchObject([[], [{ id: worldId(9) }]]);
  });
});
