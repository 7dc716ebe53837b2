import { describe, expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { kowhai } from '../testing/world.js';
import { worldId } from '../testing/world-rows.js';

const path = (organisationId: string) => `/api/v2/organisations/${organisationId}/service-types`;

describe('the service types of an organisation', () => {
  it('[CALL-16] [FRGT-17] are listed in the provider’s order', async ({ api }) => {
    expect((await api.get(path(kowhai.id))).body).toEqual([
      { code: 'GENERAL', name: 'General freight', cubicFactor: 200 },
      { code: 'OVERNIGHT', name: 'Overnight', cubicFactor: null },
    ]);
  });

  it.for([worldId(21), worldId(77)])(
    '[AUTH-11] are not found for another organisation: %s',
    async (organisationId, { api }) => {
      expect((await api.get(path(organisationId))).status).toBe(404);
    },
  );
});
