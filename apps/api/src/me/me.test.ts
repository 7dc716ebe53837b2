import { expect } from 'vitest';

import { saveNotice } from '../services/notices/notice-store.js';
import { test } from '../testing/api-test.js';
import { kowhaiScope, kowhaiSite } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import { runSql } from '../testing/run-sql.js';
import { worldId } from '../testing/world-rows.js';
import { kowhai } from '../testing/world.js';

const me = '/api/v1/users/me';
const [manager = '', dispatch = ''] = kowhai.users.map(({ id }) => id);
const refusal = (path: string) => ({
  status: 422,
  body: {
    messages: [{ problemId: 'NAV-13', path, userMessage: 'This site is inactive. Choose another site.' }],
  },
});
const lines: string[] = [];

const it = test
  .extend('appOptions', { scope: 'file' }, () => ({ lines }))
  .extend('give', ({ database }) => async (number: number, userId = manager) => {
    return database.inTenant(kowhaiScope, (tx) =>
      saveNotice(tx, kowhaiScope, userId, {
        id: worldId(number),
        type: 'PickupManifestNotSent',
        reason: 'Unavailable',
        consignmentCount: number,
        requestedAt: testNow,
        createdAt: new Date(testNow.getTime() + number * 1000),
      }),
    );
  })
  /** The codes of the requesting site and of the default origin site. */
  .extend('chosen', ({ api }) => async (): Promise<(string | undefined)[]> => {
    const sites = (await api.get(`${me}/sites`)).body as {
      code: string;
      isDefault: boolean;
      isDefaultOrigin: boolean;
    }[];
    return [sites.find(({ isDefault }) => isDefault)?.code, sites.find((site) => site.isDefaultOrigin)?.code];
  })
  .extend(
    'choose',
    ({ api }) =>
      (charge: string, origin: string) =>
        api.put(`${me}/sites`, { chargeSiteId: kowhaiSite(charge).id, originSiteId: kowhaiSite(origin).id }),
  );

it('[CALL-13] a name is the user’s own, or a colleague’s', async ({ api }) => {
  expect(await api.get(`${me}/name`)).toMatchObject({
    status: 200,
    body: { id: worldId(1301), name: 'Mere Manager' },
  });
  const get = (id: string) => api.get(`/api/v1/users/${encodeURIComponent(id)}/name`);
  expect(await get(worldId(1302))).toMatchObject({ body: { name: 'Dan Dispatch' } });
  for (const id of [worldId(77), worldId(2301), 'auth0|123', "x' or 'x"]) {
    expect([id, (await get(id)).status]).toEqual([id, 404]);
  }
});

it('[CALL-10] [CALL-14] [CALL-22] the organisation comes with its settings by service type, packaging types and accounts', async ({
  api,
}) => {
  const answer = await api.get(`${me}/organisation`);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      id: kowhai.id,
      name: 'Kōwhai Kitchens',
      serviceTypeSettings: [
        { serviceType: { code: 'GENERAL' }, settingKey: 'allow-fm-users-request-pickup-date', value: 'true' },
        {
          serviceType: { code: 'OVERNIGHT' },
          settingKey: 'consignment-contact-details-required',
          value: 'ONE',
        },
      ],
      // All of the organisation, by code, inactive ones too.
      accounts: [
        { id: worldId(1201), code: 'KOW-001', isActive: true },
        { id: worldId(1209), code: 'KOW-009', isActive: false },
      ],
    },
  });
  const { accounts, packagingTypes } = answer.body as { accounts: unknown; packagingTypes: unknown };
  expect(await api.get('/api/v2/me/accounts')).toMatchObject({ status: 200, body: accounts as object });
  const path = `/api/v2/organisations/${kowhai.id}/packaging-types`;
  expect((await api.get(path)).body).toEqual(packagingTypes);
  expect((await api.get(`/api/v1/users/${worldId(1301)}/organisation`)).body).toEqual(answer.body);
  expect((await api.get(`/api/v1/users/${worldId(1302)}/organisation`)).status).toBe(404);
});

it('[PLAT-07] an unreadable setting is logged by name, without its value', async ({ api, database }) => {
  await api.get(`${me}/organisation`);
  expect(lines.join('')).not.toContain('organisation settings');
  const setValue = (value: string) =>
    runSql(database)`
      update service_type_settings set value = ${value} where tenant_id = ${kowhaiScope.tenantId}
        and setting_key = 'consignment-contact-details-required'`;
  await setValue('SOMETIMES');
  expect((await api.get(`${me}/organisation`)).status).toBe(200);
  await setValue('ONE');
  const logged = lines.find((line) => line.includes('organisation settings cannot be read'));
  expect(JSON.parse(logged ?? '{}')).toMatchObject({
    level: 50,
    organisationId: kowhaiScope.organisationId,
    problems: ['The setting consignment-contact-details-required of OVERNIGHT must be NONE, ONE or ALL'],
  });
  expect(logged).not.toContain('SOMETIMES');
});

it('[CALL-11] the sites are the user’s, by name, with participant and account', async ({ api, apiAs }) => {
  const { participantId } = kowhaiSite('AKL1');
  expect((await api.get(`${me}/sites`)).body).toMatchObject([
    {
      code: 'AKL1',
      isActive: true,
      isDefault: true,
      isDefaultOrigin: true,
      defaultAccount: { code: 'KOW-001' },
      defaultParticipant: { id: participantId, siteProxy: { code: 'AKL1' }, isHub: false },
    },
    { code: 'DUD1', isActive: false, isDefault: false, isDefaultOrigin: false },
    { code: 'WLG1', isActive: true },
  ]);
  expect((await (await apiAs('dispatch')).get(`${me}/sites`)).body).toMatchObject([{ code: 'WLG1' }]);
  expect(await (await apiAs('nosites')).get(`${me}/sites`)).toMatchObject({ status: 200, body: [] });
});

it('[CALL-97, CALL-98, DOCS-15] the user’s notices are listed and removed', async ({ api, apiAs, give }) => {
  const url = `${me}/notices`;
  expect(await api.get(url)).toMatchObject({ status: 200, body: [] });
  await give(1);
  await give(3);
  await give(2, dispatch);
  const requestedAtDateTimeUtc = testNow.toISOString();
  const notice = { type: 'PickupManifestNotSent', reason: 'Unavailable', requestedAtDateTimeUtc };
  const older = { ...notice, id: worldId(1), consignmentCount: 1 };
  expect((await api.get(url)).body).toEqual([{ ...notice, id: worldId(3), consignmentCount: 3 }, older]);
  const colleague = await apiAs('dispatch');
  const dismiss = () => api.delete(`${url}/${worldId(3)}`);
  expect([await dismiss(), await dismiss()]).toMatchObject([{ status: 204, text: '' }, { status: 204 }]);
  await api.delete(`${url}/${worldId(2)}`);
  expect((await api.get(url)).body).toEqual([older]);
  expect((await colleague.get(url)).body).toMatchObject([{ id: worldId(2) }]);
  expect(await api.delete(`${url}/first`)).toMatchObject({ status: 400 });
});

it('[DOCS-15] keeps the newest 50 notices, and none of a deleted user', async ({ api, database, give }) => {
  for (let number = 10; number < 62; number += 1) await give(number);
  const notices = (await api.get(`${me}/notices`)).body as { consignmentCount: number }[];
  expect(notices.map(({ consignmentCount }) => consignmentCount)).toEqual(
    Array.from({ length: 50 }, (_none, index) => 61 - index),
  );
  await give(70, worldId(999_003));
  const rows = await database.inTenant(kowhaiScope, (tx) =>
    tx.selectFrom('notices').where('id', '=', worldId(70)).select('id').execute(),
  );
  expect(rows).toEqual([]);
});

it('[NAV-17] [CALL-120] preferences are the user’s own; defaults fill the others', async ({ api, apiAs }) => {
  const url = `${me}/preferences`;
  const defaults = {
    printOnPickup: false,
    labelFormat: 'PDF',
    undoSeconds: 5,
    letterKeys: true,
    listSort: null,
    morningMail: null,
  };
  const all = {
    printOnPickup: true,
    labelFormat: 'ZPL',
    undoSeconds: 20,
    letterKeys: false,
    listSort: { option: 'statusDate', direction: 'desc' },
    morningMail: { hour: 7, viewId: null },
  };
  expect(await api.get(url)).toMatchObject({ status: 200, body: defaults });
  expect(await api.put(url, all)).toMatchObject({ status: 200, body: all });
  expect((await api.get(url)).body).toEqual(all);
  for (const who of ['dispatch', 'southern', 'harbour']) {
    expect((await (await apiAs(who)).get(url)).body).toMatchObject(defaults);
  }
  // Preferences that the body leaves out stay as they are.
  expect((await api.put(url, { listSort: null })).body).toEqual({ ...all, listSort: null });
  const letters = { ...all, letterKeys: true, listSort: null };
  expect((await api.put(url, { letterKeys: true })).body).toEqual(letters);
  // Two windows at the same time.
  await Promise.all([api.put(url, { printOnPickup: false }), api.put(url, { undoSeconds: 60 })]);
  const saved = { ...letters, printOnPickup: false, undoSeconds: 60 };
  for (const [what, body] of Object.entries({
    nothing: {},
    'an unknown preference': { colour: 'red' },
    'an unknown label format': { labelFormat: 'EPL' },
    'a time that is too short': { undoSeconds: 1 },
    'a sort without its direction': { listSort: { option: 'statusDate' } },
  })) {
    expect([what, (await api.put(url, body)).status]).toEqual([what, 400]);
  }
  expect((await api.get(url)).body).toEqual(saved);
});

it('[NAV-11] [CALL-12] sites are chosen as requesting site and default origin site, for the user alone', async ({
  apiAs,
  choose,
  chosen,
}) => {
  const colleague = await apiAs('dispatch');
  const sites = (await colleague.get(`${me}/sites`)).body;
  expect(await choose('WLG1', 'AKL1')).toMatchObject({ status: 204, text: '' });
  expect(await chosen()).toEqual(['WLG1', 'AKL1']);
  expect((await colleague.get(`${me}/sites`)).body).toEqual(sites);
  await choose('AKL1', 'AKL1');
});

it('[NAV-13] an inactive site is chosen only if it is already', async ({ choose, chosen, database }) => {
  expect(await choose('DUD1', 'AKL1')).toMatchObject(refusal('chargeSiteId'));
  expect(await choose('AKL1', 'DUD1')).toMatchObject(refusal('originSiteId'));
  expect(await chosen()).toEqual(['AKL1', 'AKL1']);
  await runSql(database)`
    update users set charge_site_id = ${kowhaiSite('DUD1').id} where subject = 'manager'`;
  expect(await choose('DUD1', 'WLG1')).toMatchObject({ status: 204 });
  expect(await chosen()).toEqual(['DUD1', 'WLG1']);
  // Of the one choice, not of the other.
  expect(await choose('DUD1', 'DUD1')).toMatchObject(refusal('originSiteId'));
  await choose('AKL1', 'AKL1');
});

it('[NAV-11] sites are not chosen when they are not the user’s own', async ({ apiAs }) => {
  const colleague = await apiAs('dispatch');
  const body = { chargeSiteId: kowhaiSite('AKL1').id, originSiteId: kowhaiSite('WLG1').id };
  expect(await colleague.put(`${me}/sites`, body)).toMatchObject({
    status: 422,
    body: {
      messages: [{ problemId: 'NAV-11', path: 'chargeSiteId', userMessage: 'Choose one of your sites' }],
    },
  });
  const unknown = { chargeSiteId: worldId(77), originSiteId: worldId(77) };
  expect(await colleague.put(`${me}/sites`, unknown)).toMatchObject({ status: 422 });
});
