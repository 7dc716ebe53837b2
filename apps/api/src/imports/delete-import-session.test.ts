import { expect } from 'vitest';

import { importId, test as it } from '../testing/import-test.js';

it('[IMPT-19] [CALL-114] a deleted import is gone, with its clean-up; deleting it again succeeds', async ({
  save,
  read,
  remove,
  dueTimes,
}) => {
  await save(null);
  expect((await remove()).status).toBe(204);
  expect((await read()).status).toBe(404);
  expect(await dueTimes()).toEqual([]);
  expect((await remove()).status).toBe(204);
});

it("[IMPT-19] a colleague deletes nobody else's", async ({ save, read, remove }) => {
  await save(null);
  expect((await remove(importId, 'dispatch')).status).toBe(204);
  expect((await read()).status).toBe(200);
});
