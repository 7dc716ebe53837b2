import { describe, expect } from 'vitest';

import { fold } from '../database/fold.js';
import { test as it } from '../testing/api-test.js';
import { kowhaiScope, siteOf } from '../testing/fixtures.js';
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

const ofOrganisation = (what: string, id = kowhai.id) => `/api/v2/organisations/${id}/${what}`;
const codesOf = (body: unknown) => (body as { code: string }[]).map(({ code }) => code);

describe('what an organisation has', () => {
  it('[CALL-17] are sites, by name without its macrons, inactive ones too', async ({ api }) => {
    const { body } = await api.get(ofOrganisation('participant-sites'));
    expect(codesOf(body)).toEqual(['AKL1', 'DUD1', 'WLG1', 'OTR9']);
    expect(body).toMatchObject([
      {
        id: siteOf('AKL1').id,
        isActive: true,
        defaultParticipant: {
          id: siteOf('AKL1').participantId,
          fullName: 'Kōwhai Auckland',
          address: { suburb: 'Avondale', city: 'Whangārei', region: { name: 'Northland' } },
        },
      },
      { isActive: false },
      {},
      {},
    ]);
  });

  it.for(['service-types', 'packaging-types', 'participant-sites'])(
    '[AUTH-11] is not found for another: %s',
    async (what, { api }) => {
      expect((await api.get(ofOrganisation(what, worldId(21)))).status).toBe(404);
      expect((await api.get(ofOrganisation(what, worldId(77)))).status).toBe(404);
    },
  );
});
