import { describe, expect } from 'vitest';

import { fold } from '../database/fold.js';
import { test as it } from '../testing/api-test.js';
import { kowhaiScope, kowhaiSite } from '../testing/fixtures.js';
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

describe('a site', () => {
  it('[CALL-20] is answered with its participant and account, an inactive one too', async ({ api }) => {
    expect(await api.get(`/api/v1/sites/${kowhaiSite('DUD1').id}`)).toMatchObject({
      status: 200,
      body: {
        code: 'DUD1',
        isActive: false,
        defaultAccount: { code: 'KOW-001', isActive: true },
        defaultParticipant: { id: kowhaiSite('DUD1').participantId, address: { postcode: '0110' } },
      },
    });
    expect((await api.get(`/api/v1/sites/${worldId(1199)}`)).body).toMatchObject({
      defaultAccount: null,
    });
  });

  it('[CALL-20] need not be one that the user works for', async ({ apiAs }) => {
    expect((await (await apiAs('dispatch')).get(`/api/v1/sites/${kowhaiSite('AKL1').id}`)).status).toBe(200);
  });

  it('[CALL-20] [CALL-100] is not found by an id of nothing, and not looked for in another form', async ({
    api,
  }) => {
    expect((await api.get(`/api/v1/sites/${worldId(77)}`)).status).toBe(404);
    expect((await api.get(`/api/v1/sites/urn:uuid:${kowhaiSite('AKL1').id}`)).status).toBe(400);
    expect((await api.get('/api/v1/sites/akl1')).status).toBe(400);
  });
});
