import { describe, expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { worldId } from '../testing/world-rows.js';

describe('a name', () => {
  it('[CALL-13] is the user’s own, or a colleague’s', async ({ api }) => {
    expect(await api.get('/api/v1/users/me/name')).toMatchObject({
      status: 200,
      body: { id: worldId(1301), name: 'Mere Manager' },
    });
    expect(await api.get(`/api/v1/users/${worldId(1302)}/name`)).toMatchObject({
      body: { name: 'Dan Dispatch' },
    });
  });

  it.for([worldId(77), worldId(2301), 'auth0|123', "x' or 'x"])(
    '[CALL-13] is not found for %s',
    async (id, { api }) => {
      expect((await api.get(`/api/v1/users/${encodeURIComponent(id)}/name`)).status).toBe(404);
    },
  );
});
