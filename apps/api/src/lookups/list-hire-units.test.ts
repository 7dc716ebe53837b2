import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';

it('[CALL-18] lists the hire units of the tenant', async ({ api }) => {
  expect((await api.get('/api/v2/references/hire-units')).body).toEqual([
    { providerCode: 'CHEP', code: 'PALLET', name: 'CHEP pallet' },
  ]);
});
