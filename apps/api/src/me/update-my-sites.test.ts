import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { kowhaiScope, kowhaiSite } from '../testing/fixtures.js';
import { worldId } from '../testing/world-rows.js';

const it = test
  /** What is chosen: code of the requesting site and of the default origin site. */
  .extend('chosen', ({ api }) =>
    async (): Promise<(string | undefined)[]> => {
      const sites = (await api.get(sitesPath)).body as {
        code: string;
        isDefault: boolean;
        isDefaultOrigin: boolean;
      }[];
      return [
        sites.find(({ isDefault }) => isDefault)?.code,
        sites.find((site) => site.isDefaultOrigin)?.code,
      ];
    })
  .extend(
    'choose',
    ({ api }) =>
      (charge: string, origin: string) =>
        api.put(sitesPath, { chargeSiteId: kowhaiSite(charge).id, originSiteId: kowhaiSite(origin).id }),
  );

const sitesPath = '/api/v1/users/me/sites';

const refusal = (path: string) => ({
  status: 422,
  body: {
    messages: [{ problemId: 'NAV-13', path, userMessage: 'This site is inactive. Choose another site.' }],
  },
});

describe('the sites', () => {
  it('[NAV-11] [CALL-12] are chosen as requesting site and default origin site', async ({
    choose,
    chosen,
  }) => {
    expect(await choose('WLG1', 'AKL1')).toMatchObject({ status: 204, text: '' });
    expect(await chosen()).toEqual(['WLG1', 'AKL1']);
    await choose('AKL1', 'AKL1');
  });

  it('[NAV-11] are chosen for the user alone', async ({ choose, apiAs }) => {
    await choose('WLG1', 'WLG1');
    const sites = (await (await apiAs('dispatch')).get(sitesPath)).body;
    await choose('AKL1', 'AKL1');
    expect(sites).toEqual((await (await apiAs('dispatch')).get(sitesPath)).body);
  });

  it('[NAV-13] are not chosen when inactive, but while they are the current choice', async ({
    choose,
    chosen,
    database,
  }) => {
    expect(await choose('DUD1', 'AKL1')).toMatchObject(refusal('chargeSiteId'));
    expect(await choose('AKL1', 'DUD1')).toMatchObject(refusal('originSiteId'));
    expect(await chosen()).toEqual(['AKL1', 'AKL1']);
    await database.asOwner(kowhaiScope, (tx) =>
      tx
        .updateTable('users')
        .set({ charge_site_id: kowhaiSite('DUD1').id })
        .where('subject', '=', 'manager')
        .execute(),
    );
    expect(await choose('DUD1', 'WLG1')).toMatchObject({ status: 204 });
    expect(await chosen()).toEqual(['DUD1', 'WLG1']);
    // Of the one choice, not of the other.
    expect(await choose('DUD1', 'DUD1')).toMatchObject(refusal('originSiteId'));
    await choose('AKL1', 'AKL1');
  });

  it('[NAV-11] are not chosen when they are not the user’s own', async ({ apiAs }) => {
    const dispatch = await apiAs('dispatch');
    const body = { chargeSiteId: kowhaiSite('AKL1').id, originSiteId: kowhaiSite('WLG1').id };
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
