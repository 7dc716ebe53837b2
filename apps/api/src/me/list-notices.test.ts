import { expect } from 'vitest';

import { saveNotice } from '../services/notices/notice-store.js';
import { test } from '../testing/api-test.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import { kowhai } from '../testing/world.js';
import { worldId } from '../testing/world-rows.js';

const url = '/api/v1/users/me/notices';
const [manager, dispatch] = kowhai.users.map(({ id }) => id);

const it = test.extend('give', ({ database }) =>
  async (number: number, userId = manager ?? '') =>
    database.inTenant(kowhaiScope, (tx) =>
      saveNotice(tx, kowhaiScope, userId, {
        id: worldId(number),
        type: 'PickupManifestNotSent',
        reason: 'Unavailable',
        consignmentCount: number,
        requestedAt: testNow,
        createdAt: new Date(testNow.getTime() + number * 1000),
      }),
    ));

it('[CALL-97] [DOCS-15] lists the user’s own notices, newest first', async ({ api, apiAs, give }) => {
  expect(await api.get(url)).toMatchObject({ status: 200, body: [] });
  await give(1);
  await give(3);
  await give(2, dispatch);
  const notice = {
    type: 'PickupManifestNotSent',
    reason: 'Unavailable',
    requestedAtDateTimeUtc: testNow.toISOString(),
  };
  expect((await api.get(url)).body).toEqual([
    { ...notice, id: worldId(3), consignmentCount: 3 },
    { ...notice, id: worldId(1), consignmentCount: 1 },
  ]);
  const colleague = await apiAs('dispatch');
  expect((await colleague.get(url)).body).toMatchObject([{ id: worldId(2) }]);
});

it('[DOCS-15] keeps the newest 50', async ({ api, give }) => {
  for (let number = 10; number < 62; number += 1) await give(number);
  const notices = (await api.get(url)).body as { consignmentCount: number }[];
  expect(notices.map(({ consignmentCount }) => consignmentCount)).toEqual(
    Array.from({ length: 50 }, (_none, index) => 61 - index),
  );
});

it('[DOCS-15] a user who no longer exists is told nothing', async ({ give, database }) => {
  await give(70, worldId(999_003));
  const rows = await database.inTenant(kowhaiScope, (tx) =>
    tx.selectFrom('notices').where('id', '=', worldId(70)).select('id').execute(),
  );
  expect(rows).toEqual([]);
});
