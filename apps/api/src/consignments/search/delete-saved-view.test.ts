import { describe, expect } from 'vitest';

import { savedView, test as it, viewsUrl } from '../../testing/saved-view-test.js';
import { worldId } from '../../testing/world-rows.js';

describe('deleting a saved view', () => {
  it('[LIST-29, CALL-69] removes it, and succeeds again when it is gone', async ({ api, save, list }) => {
    await save(1);
    await save(2, { name: 'Everything', query: '' });
    for (const number of [1, 1]) {
      expect(await api.delete(`${viewsUrl}/${worldId(number)}`)).toMatchObject({ status: 204, text: '' });
    }
    expect(await list()).toEqual([{ id: worldId(2), ...savedView({ name: 'Everything', query: '' }) }]);
  });

  it('[LIST-29, AUTH-11] leaves a colleague’s view with the same id', async ({ api, apiAs, save, list }) => {
    const dispatch = await apiAs('dispatch');
    await save(3, {}, dispatch);
    expect(await api.delete(`${viewsUrl}/${worldId(3)}`)).toMatchObject({ status: 204 });
    expect(await list(dispatch)).toMatchObject([{ id: worldId(3) }]);
  });

  it('[LIST-29] is refused for an id that is not a UUID', async ({ api }) => {
    expect(await api.delete(`${viewsUrl}/mine`)).toMatchObject({ status: 400 });
  });
});
