import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';

it('[CALL-15] lists the statuses of the register, in its order', async ({ api }) => {
  const { body } = await api.get('/api/v1/statuses');
  expect((body as { code: string }[]).map(({ code }) => code)).toEqual([
    'DRAFT',
    'FINAL',
    'STAGED',
    'PICKUP',
    'TRANSIT',
    'DELIVERING',
    'DELIVERED',
    'CANCELLED',
    'ERR',
  ]);
  expect(body).toMatchObject([
    { name: 'Draft', displaySequence: 1 },
    { name: 'Ready' },
    {},
    {},
    {},
    {},
    {},
    {},
    {},
  ]);
});
