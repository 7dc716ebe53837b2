import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fold } from '../database/fold.js';
import { type Api, type OpenWorld, kowhaiScope, openWorld, siteOf } from '../testing/fixtures.js';
import { kowhai, tasman } from '../testing/world.js';
import { siteRow, worldId } from '../testing/world-rows.js';

let world: OpenWorld;
let manager: Api;
beforeAll(async () => {
  world = await openWorld();
  manager = await world.as('manager');
  const site = { id: worldId(1199), participantId: worldId(1198), code: 'OTR9', name: 'Ōtara depot' };
  const row = siteRow(tasman, kowhai, site);
  await world.database.asOwner(kowhaiScope, (tx) =>
    tx
      .insertInto('sites')
      .values({ ...row, default_account_id: null, search_text: fold('Ōtara depot OTR9 50% Kōwhai Auckland') })
      .execute(),
  );
});
afterAll(() => world.close());

const ofOrganisation = (what: string, id = kowhai.id) => `/api/v2/organisations/${id}/${what}`;
const codesOf = (body: unknown) => (body as { code: string }[]).map(({ code }) => code);

const lookUp = (query: string, id = kowhai.id) =>
  manager.get(`/api/v2/lookups/organisations/${id}/participant-sites?${query}`);

describe('the statuses', () => {
  it('[CALL-15] are those of the register, in its order', async () => {
    const { body } = await manager.get('/api/v1/statuses');
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

describe('what an organisation has', () => {
  it('[CALL-16] [FRGT-17] are service types, in the provider’s order', async () => {
    expect((await manager.get(ofOrganisation('service-types'))).body).toEqual([
      { code: 'GENERAL', name: 'General freight', cubicFactor: 200 },
      { code: 'OVERNIGHT', name: 'Overnight', cubicFactor: null },
    ]);
  });

  it('[CALL-21] are packaging types, by name, with the measures of one', async () => {
    expect((await manager.get(ofOrganisation('packaging-types'))).body).toEqual([
      { code: 'CARTON', name: 'Carton', defaultVolume: null, defaultWeight: null },
      { code: 'PALLET', name: 'Pallet', defaultVolume: 1.44, defaultWeight: 250 },
    ]);
  });

  it('[CALL-17] are sites, by name without its macrons, inactive ones too', async () => {
    const { body } = await manager.get(ofOrganisation('participant-sites'));
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

  it.each(['service-types', 'packaging-types', 'participant-sites'])(
    '[AUTH-11] is not found for another: %s',
    async (what) => {
      expect((await manager.get(ofOrganisation(what, worldId(21)))).status).toBe(404);
      expect((await manager.get(ofOrganisation(what, worldId(77)))).status).toBe(404);
    },
  );
});

describe('the hire units', () => {
  it('[CALL-18] are those of the tenant', async () => {
    expect((await manager.get('/api/v2/references/hire-units')).body).toEqual([
      { providerCode: 'CHEP', code: 'PALLET', name: 'CHEP pallet' },
    ]);
  });
});

describe('a site', () => {
  it('[CALL-20] is answered with its participant and account, an inactive one too', async () => {
    expect(await manager.get(`/api/v1/sites/${siteOf('DUD1').id}`)).toMatchObject({
      status: 200,
      body: {
        code: 'DUD1',
        isActive: false,
        defaultAccount: { code: 'KOW-001', isActive: true },
        defaultParticipant: { id: siteOf('DUD1').participantId, address: { postcode: '0110' } },
      },
    });
    expect((await manager.get(`/api/v1/sites/${worldId(1199)}`)).body).toMatchObject({
      defaultAccount: null,
    });
  });

  it('[CALL-20] need not be one that the user works for', async () => {
    expect((await (await world.as('dispatch')).get(`/api/v1/sites/${siteOf('AKL1').id}`)).status).toBe(200);
  });

  it('[CALL-20] is not found by an id of nothing, or in another form', async () => {
    expect((await manager.get(`/api/v1/sites/${worldId(77)}`)).status).toBe(404);
    expect((await manager.get(`/api/v1/sites/urn:uuid:${siteOf('AKL1').id}`)).status).toBe(404);
    expect((await manager.get('/api/v1/sites/akl1')).status).toBe(400);
  });
});

describe('a search for sites', () => {
  it.each([
    ['part of the name, without macrons', 'kowhai', ['AKL1', 'WLG1', 'OTR9']],
    ['part of the name, in capitals', 'KŌWHAI', ['AKL1', 'WLG1', 'OTR9']],
    ['a code', 'wlg1', ['WLG1']],
    ['a place', 'Avondale', ['AKL1', 'WLG1']],
    ['words in any order', 'avondale wellington', ['WLG1']],
    ['a percent sign as itself', '0%', ['OTR9']],
    ['an underscore as itself', 'k_whai', []],
    ['nothing that is there', 'zirconium', []],
    ['one character', 'k', []],
    ['one character with space around it', ' k ', []],
    ['nothing', '', []],
  ])('[PART-07] finds %s', async (_what, term, codes) => {
    const answer = await lookUp(`lookupTerm=${encodeURIComponent(term)}`);
    expect(answer.status).toBe(200);
    expect(codesOf(answer.body)).toEqual(codes);
  });

  it('[CALL-19] puts those that begin with the term, or whose code does, first', async () => {
    expect(codesOf((await lookUp('lookupTerm=otara')).body)).toEqual(['OTR9']);
    expect(codesOf((await lookUp('lookupTerm=otr')).body)).toEqual(['OTR9']);
    // Auckland stands in both; only one begins with it.
    await world.database.asOwner(kowhaiScope, (tx) =>
      tx.updateTable('sites').set({ search_text: 'auckland depot' }).where('code', '=', 'OTR9').execute(),
    );
    expect(codesOf((await lookUp('lookupTerm=auckland')).body)).toEqual(['OTR9', 'AKL1']);
  });

  it('[CALL-19] answers as many as it is asked for, and takes another least length', async () => {
    expect(codesOf((await lookUp('lookupTerm=kowhai&maxResults=1')).body)).toEqual(['AKL1']);
    expect(codesOf((await lookUp('lookupTerm=w&minChars=1')).body)).toContain('WLG1');
    expect(codesOf((await lookUp('lookupTerm=kow&minChars=4')).body)).toEqual([]);
  });

  it('[CALL-19] is refused without a term, for too many, or for another organisation', async () => {
    expect((await lookUp('')).status).toBe(400);
    expect((await lookUp('lookupTerm=ko&maxResults=51')).status).toBe(400);
    expect((await lookUp('lookupTerm=ko%00')).status).toBe(400);
    expect((await lookUp('lookupTerm=kowhai', worldId(21))).status).toBe(404);
  });
});
