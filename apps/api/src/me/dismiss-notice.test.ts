import { expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { targetNoticeId } from '../testing/target-ids.js';
import { saveTargetNotice } from '../testing/target-rows.js';
import { kowhai } from '../testing/world.js';

const url = '/api/v1/users/me/notices';

it('[CALL-98] [DOCS-15] removes the user’s own notice, and succeeds again when it is gone', async ({
  api,
  apiAs,
  database,
}) => {
  for (const { id } of kowhai.users.slice(0, 2)) {
    await saveTargetNotice(database, kowhaiScope, id, '2026-03-16T00:00:00.000Z');
  }
  const dismiss = () => api.delete(`${url}/${targetNoticeId}`);
  expect([await dismiss(), await dismiss()]).toMatchObject([{ status: 204, text: '' }, { status: 204 }]);
  expect((await api.get(url)).body).toEqual([]);
  const colleague = await apiAs('dispatch');
  expect((await colleague.get(url)).body).toMatchObject([{ id: targetNoticeId }]);
});

it('[CALL-98] is refused for an id that is not a UUID', async ({ api }) => {
  expect(await api.delete(`${url}/first`)).toMatchObject({ status: 400 });
});
