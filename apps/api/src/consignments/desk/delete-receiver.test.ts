import { expect } from 'vitest';

import { bookUrl, test as it } from '../../testing/desk-test.js';

it('[CALL-123] [CONS-76] deletes a receiver of the own site; the next consignment adds it again', async ({
  api,
  apiAs,
  create,
  find,
}) => {
  await create();
  const [entry] = await find();
  const url = `${bookUrl}/${entry?.id}`;
  expect((await (await apiAs('dispatch')).delete(url)).status).toBe(204);
  expect(await find()).toHaveLength(1);
  expect((await api.delete(url)).status).toBe(204);
  expect((await api.delete(url)).status).toBe(204);
  expect(await find()).toEqual([]);
  await create();
  expect(await find()).toHaveLength(1);
});
