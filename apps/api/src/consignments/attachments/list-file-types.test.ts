import { expect } from 'vitest';

import { test as it } from '../../testing/api-test.js';

it('[CALL-45] [FILE-07] file types are listed by name', async ({ api }) => {
  const answer = await api.get('/api/v1/linked-files/types/freightmaster');
  expect(answer.body).toContainEqual({ code: 'PODDOC', name: 'Proof of delivery' });
});
