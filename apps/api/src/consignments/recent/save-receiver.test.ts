import { expect } from 'vitest';

import { tuiCafe } from '../../testing/fixtures.js';
import { bookUrl, test as it } from '../../testing/desk-test.js';
import { worldId } from '../../testing/world-rows.js';

it('[CALL-123] [CONS-76] a receiver is changed for the next consignment, and replaces the one that it becomes', async ({
  api,
  apiAs,
  create,
  find,
  load,
}) => {
  const made = (await create()).body as { reference: string };
  const [entry] = await find();
  const url = `${bookUrl}/${entry?.id}`;
  const changed = { ...tuiCafe, fullName: ' Tūī Bakery ', phone: '+64 9 555 0111' };
  expect((await api.put(url, changed)).status).toBe(204);
  expect(await find('?term=bakery')).toMatchObject([
    { id: entry?.id, fullName: 'Tūī Bakery', phone: '+64 9 555 0111' },
  ]);
  expect(await load(made.reference)).toMatchObject({ receiverParticipant: { fullName: 'Tūī Café' } });
  await create();
  expect((await api.put(url, tuiCafe)).status).toBe(204);
  expect(await find('?term=tui')).toMatchObject([{ id: entry?.id, fullName: 'Tūī Café' }]);
  // Known to the requesting site alone.
  for (const who of ['dispatch', 'southern', 'harbour'])
    expect((await (await apiAs(who)).put(url, tuiCafe)).status).toBe(404);
  expect((await api.put(`${bookUrl}/${worldId(999)}`, tuiCafe)).status).toBe(404);
});

it('[CONS-76] refuses what a consignment would refuse, at its field', async ({ api, find }) => {
  const [entry] = await find();
  const body = {
    ...tuiCafe,
    fullName: '',
    email: 'nobody',
    address: { ...tuiCafe.address, postcode: 'abc' },
  };
  expect(await api.put(`${bookUrl}/${entry?.id}`, body)).toMatchObject({
    status: 422,
    body: {
      problems: [
        { id: 'PART-02', path: 'fullName', message: 'Name is required' },
        { id: 'PART-02', path: 'address/postcode' },
        { id: 'PART-05', path: 'email' },
      ],
    },
  });
});

it('[CALL-122] [CALL-123] [CONS-76] a receiver is deleted, or all of them, of the own site; the next consignment adds it again', async ({
  api,
  apiAs,
  create,
  find,
}) => {
  const dispatch = await apiAs('dispatch');
  const [entry] = await find();
  const url = `${bookUrl}/${entry?.id}`;
  for (const each of [url, bookUrl]) expect((await dispatch.delete(each)).status).toBe(204);
  expect(await find()).toHaveLength(1);
  for (const each of [url, url]) expect((await api.delete(each)).status).toBe(204);
  expect(await find()).toEqual([]);
  await create();
  expect(await find()).toHaveLength(1);
  expect((await api.delete(bookUrl)).status).toBe(204);
  expect(await find()).toEqual([]);
});
