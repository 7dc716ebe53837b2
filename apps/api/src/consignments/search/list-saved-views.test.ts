import { describe, expect } from 'vitest';

import { savedView, test as it, viewsUrl } from '../../testing/saved-view-test.js';
import { worldId } from '../../testing/world-rows.js';

describe('saved views', () => {
  it('[LIST-29, CALL-59, CALL-69] are listed by name, also after they are renamed or deleted', async ({
    list,
    save,
    api,
  }) => {
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
      expect(await api.delete(`${viewsUrl}/${worldId(number)}`)).toMatchObject({ status: 204 });
    }
    expect(await list()).toEqual([]);
  });

  it('[LIST-29, AUTH-11] are the user’s own, even under a colleague’s ids and names', async ({
    apiAs,
    save,
    list,
  }) => {
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
