import { describe, expect } from 'vitest';

import { fold } from '../database/fold.js';
import { test as it } from '../testing/api-test.js';
import { kowhaiScope } from '../testing/fixtures.js';
import { kowhai, tasman } from '../testing/world.js';
import { siteRow, worldId } from '../testing/world-rows.js';

it.beforeAll(async ({ database }) => {
  const site = { id: worldId(1199), participantId: worldId(1198), code: 'OTR9', name: 'Ōtara depot' };
  const row = siteRow(tasman, kowhai, site);
  await database.asOwner(kowhaiScope, (tx) =>
    tx
      .insertInto('sites')
      .values({ ...row, default_account_id: null, search_text: fold('Ōtara depot OTR9 50% Kōwhai Auckland') })
      .execute(),
  );
});
const codesOf = (body: unknown) => (body as { code: string }[]).map(({ code }) => code);

describe('the statuses', () => {
  it('[CALL-15] are those of the register, in its order', async ({ api }) => {
    const { body } = await api.get('/api/v1/statuses');
    expect(codesOf(body)).toEqual([
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
});
