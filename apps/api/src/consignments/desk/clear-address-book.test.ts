import { expect } from 'vitest';

import { bookUrl, test as it } from '../../testing/desk-test.js';

it('[CALL-122] [CONS-76] clears the address book of the own site', async ({ api, apiAs, create, find }) => {
  await create();
  expect((await (await apiAs('dispatch')).delete(bookUrl)).status).toBe(204);
  expect(await find()).toHaveLength(1);
  expect((await api.delete(bookUrl)).status).toBe(204);
  expect(await find()).toEqual([]);
});
