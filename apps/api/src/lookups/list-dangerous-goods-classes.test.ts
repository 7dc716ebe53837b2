import { describe, expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { createLookups } from '../testing/lookups.js';

it.beforeAll(async ({ database }) => {
  await createLookups(database);
});

describe('dangerous goods', () => {
  it('[CALL-93] classes have code and name', async ({ api }) => {
    const { body } = await api.get('/api/v1/dangerousGoodsClasses');
    expect(body).toHaveLength(21);
    expect(body).toContainEqual({ code: '3', name: 'Flammable liquids' });
  });
});
