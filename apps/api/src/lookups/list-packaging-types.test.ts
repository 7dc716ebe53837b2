import { describe, expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { kowhai } from '../testing/world.js';
import { worldId } from '../testing/world-rows.js';

const path = (organisationId: string) => `/api/v2/organisations/${organisationId}/packaging-types`;

describe('the packaging types of an organisation', () => {
  it('[CALL-21] are listed by name, with the default measures of one piece', async ({ api }) => {
    expect((await api.get(path(kowhai.id))).body).toEqual([
      { code: 'CARTON', name: 'Carton', defaultVolume: null, defaultWeight: null },
      { code: 'PALLET', name: 'Pallet', defaultVolume: 1.44, defaultWeight: 250 },
    ]);
  });

  it.for([worldId(21), worldId(77)])(
    '[AUTH-11] are not found for another organisation: %s',
    async (organisationId, { api }) => {
      expect((await api.get(path(organisationId))).status).toBe(404);
    },
  );
});
