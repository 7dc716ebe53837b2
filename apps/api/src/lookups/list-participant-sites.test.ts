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

const path = (organisationId: string) => `/api/v2/organisations/${organisationId}/participant-sites`;
const toCodes = (body: unknown) => (body as { code: string }[]).map(({ code }) => code);

describe('the sites of an organisation', () => {
  it('[CALL-17] are listed by name, ignoring macrons, including inactive ones', async ({ api }) => {
    const { body } = await api.get(path(kowhai.id));
    expect(toCodes(body)).toEqual(['AKL1', 'DUD1', 'WLG1', 'OTR9']);
    expect(body).toMatchObject([
      {
        id: kowhaiSite('AKL1').id,
        isActive: true,
        defaultParticipant: {
          id: kowhaiSite('AKL1').participantId,
          fullName: 'Kōwhai Auckland',
          address: { suburb: 'Avondale', city: 'Whangārei', region: { name: 'Northland' } },
        },
      },
      { isActive: false },
      {},
      {},
    ]);
  });

  it.for([worldId(21), worldId(77)])(
    '[AUTH-11] are not found for another organisation: %s',
    async (organisationId, { api }) => {
      expect((await api.get(path(organisationId))).status).toBe(404);
    },
  );
});
