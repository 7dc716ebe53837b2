import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';

it('[CALL-93] lists the classes by code and name', async ({ api }) => {
  const { body } = await api.get('/api/v1/dangerousGoodsClasses');
  expect(body).toHaveLength(21);
  expect(body).toContainEqual({ code: '3', name: 'Flammable liquids' });
});
