import { describe, expect } from 'vitest';

import { test } from '../../testing/api-test.js';
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
  );

const url = '/api/v1/users/me/views';
const view = (over: object = {}) => ({ name: 'Drafts', query: 'statuses=DRAFT', isDefault: false, ...over });

describe('saved views', () => {
  it('[LIST-29, CALL-59, CALL-69] are kept by name, renamed and dropped', async ({ saved, save, api }) => {
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
      expect(await api.delete(`${url}/${worldId(number)}`)).toMatchObject({ status: 204 });
    }
    expect(await saved()).toEqual([]);
  });

  it('[LIST-29, AUTH-11] are the user’s own, under the ids and names of colleagues too', async ({
    apiAs,
    save,
    saved,
  }) => {
    const dispatch = await apiAs('dispatch');
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
