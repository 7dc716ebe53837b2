import { describe, expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { worldId } from '../testing/world-rows.js';

describe('the accounts', () => {
  it('[CALL-10] are all of the organisation, by code, inactive ones too', async ({ api }) => {
    expect(await api.get('/api/v2/me/accounts')).toMatchObject({
      status: 200,
      body: [
        { id: worldId(1201), code: 'KOW-001', isActive: true },
        { id: worldId(1209), code: 'KOW-009', isActive: false },
      ],
    });
  });
});
