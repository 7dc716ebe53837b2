import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Api, type OpenWorld, kowhaiScope, openWorld, siteOf } from '../testing/fixtures.js';
import { kowhai } from '../testing/world.js';
import { worldId } from '../testing/world-rows.js';

let world: OpenWorld;
let manager: Api;
beforeAll(async () => {
  world = await openWorld();
  manager = await world.as('manager');
});
afterAll(() => world.close());

const sitesPath = '/api/v1/users/me/sites';

/** What is chosen: code of the requesting site and of the default origin site. */
async function chosen(): Promise<(string | undefined)[]> {
  const sites = (await manager.get(sitesPath)).body as {
    code: string;
    isDefault: boolean;
    isDefaultOrigin: boolean;
  }[];
  return [sites.find(({ isDefault }) => isDefault)?.code, sites.find((site) => site.isDefaultOrigin)?.code];
}

const choose = (charge: string, origin: string) =>
  manager.put(sitesPath, { chargeSiteId: siteOf(charge).id, originSiteId: siteOf(origin).id });

const refusal = (path: string) => ({
  status: 422,
  body: {
    messages: [{ problemId: 'NAV-13', path, userMessage: 'This site is inactive, choose another one' }],
  },
});

describe('the accounts', () => {
  it('[CALL-10] are all of the organisation, by code, inactive ones too', async () => {
    expect(await manager.get('/api/v2/me/accounts')).toMatchObject({
      status: 200,
      body: [
        { id: worldId(1201), code: 'KOW-001', isActive: true },
        { id: worldId(1209), code: 'KOW-009', isActive: false },
      ],
    });
  });
});

describe('the sites', () => {
  it('[CALL-11] are the user’s own, by name, each with participant and account', async () => {
    const answer = await manager.get(sitesPath);
    expect(answer.body).toMatchObject([
      { code: 'AKL1', isActive: true, isDefault: true, isDefaultOrigin: true },
      { code: 'DUD1', isActive: false, isDefault: false, isDefaultOrigin: false },
      { code: 'WLG1', isActive: true },
    ]);
    expect(answer.body).toMatchObject([
      {
        defaultAccount: { code: 'KOW-001' },
        defaultParticipant: { id: siteOf('AKL1').participantId, siteProxy: { code: 'AKL1' }, isHub: false },
      },
      {},
      {},
    ]);
    expect(await (await world.as('dispatch')).get(sitesPath)).toMatchObject({ body: [{ code: 'WLG1' }] });
  });

  it('[CALL-11] are an empty list for who has none', async () => {
    expect(await (await world.as('nosites')).get(sitesPath)).toMatchObject({ status: 200, body: [] });
  });

  it('[NAV-11] [CALL-12] are chosen as requesting site and default origin site', async () => {
    expect(await choose('WLG1', 'AKL1')).toMatchObject({ status: 204, text: '' });
    expect(await chosen()).toEqual(['WLG1', 'AKL1']);
    await choose('AKL1', 'AKL1');
  });

  it('[NAV-11] are chosen for the user alone', async () => {
    await choose('WLG1', 'WLG1');
    const sites = (await (await world.as('dispatch')).get(sitesPath)).body;
    await choose('AKL1', 'AKL1');
    expect(sites).toEqual((await (await world.as('dispatch')).get(sitesPath)).body);
  });

  it('[NAV-13] are not chosen when inactive, but while they are the current choice', async () => {
    expect(await choose('DUD1', 'AKL1')).toMatchObject(refusal('chargeSiteId'));
    expect(await choose('AKL1', 'DUD1')).toMatchObject(refusal('originSiteId'));
    expect(await chosen()).toEqual(['AKL1', 'AKL1']);
    await world.database.asOwner(kowhaiScope, (tx) =>
      tx
        .updateTable('users')
        .set({ charge_site_id: siteOf('DUD1').id })
        .where('subject', '=', 'manager')
        .execute(),
    );
    expect(await choose('DUD1', 'WLG1')).toMatchObject({ status: 204 });
    expect(await chosen()).toEqual(['DUD1', 'WLG1']);
    // Of the one choice, not of the other.
    expect(await choose('DUD1', 'DUD1')).toMatchObject(refusal('originSiteId'));
    await choose('AKL1', 'AKL1');
  });

  it('[NAV-11] are not chosen when they are not the user’s own', async () => {
    const dispatch = await world.as('dispatch');
    const body = { chargeSiteId: siteOf('AKL1').id, originSiteId: siteOf('WLG1').id };
    expect(await dispatch.put(sitesPath, body)).toMatchObject({
      status: 422,
      body: {
        messages: [{ problemId: 'NAV-11', path: 'chargeSiteId', userMessage: 'Choose one of your sites' }],
      },
    });
    const unknown = { chargeSiteId: worldId(77), originSiteId: worldId(77) };
    expect(await dispatch.put(sitesPath, unknown)).toMatchObject({ status: 422 });
  });
});

describe('a name', () => {
  it('[CALL-13] is the user’s own, or a colleague’s', async () => {
    expect(await manager.get('/api/v1/users/me/name')).toMatchObject({
      status: 200,
      body: { id: worldId(1301), name: 'Mere Manager' },
    });
    expect(await manager.get(`/api/v1/users/${worldId(1302)}/name`)).toMatchObject({
      body: { name: 'Dan Dispatch' },
    });
  });

  it.each([worldId(77), worldId(2301), 'auth0|123', "x' or 'x"])(
    '[CALL-13] is not found for %s',
    async (id) => {
      expect((await manager.get(`/api/v1/users/${encodeURIComponent(id)}/name`)).status).toBe(404);
    },
  );
});

describe('the organisation', () => {
  it('[CALL-14] comes with its settings by service type, packaging types and accounts', async () => {
    const answer = await manager.get('/api/v1/users/me/organisation');
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id: kowhai.id,
        name: 'Kōwhai Kitchens',
        serviceTypeSettings: [
          {
            serviceType: { code: 'GENERAL' },
            settingKey: 'allow-fm-users-request-pickup-date',
            value: 'true',
          },
          {
            serviceType: { code: 'OVERNIGHT' },
            settingKey: 'consignment-contact-details-required',
            value: 'ONE',
          },
        ],
      },
    });
    expect(await manager.get(`/api/v1/users/${worldId(1301)}/organisation`)).toMatchObject({
      body: answer.body,
    });
  });

  it('[CALL-22] repeats what accounts and packaging types answer', async () => {
    const { accounts, packagingTypes } = (await manager.get('/api/v1/users/me/organisation')).body as {
      accounts: unknown;
      packagingTypes: unknown;
    };
    expect((await manager.get('/api/v2/me/accounts')).body).toEqual(accounts);
    const path = `/api/v2/organisations/${kowhai.id}/packaging-types`;
    expect((await manager.get(path)).body).toEqual(packagingTypes);
  });

  it('[CALL-14] of another user is not found', async () => {
    expect((await manager.get(`/api/v1/users/${worldId(1302)}/organisation`)).status).toBe(404);
  });
});
