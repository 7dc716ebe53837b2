import { describe, expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { kowhaiSite } from '../testing/fixtures.js';

const sitesPath = '/api/v1/users/me/sites';

describe('the sites', () => {
  it('[CALL-11] are the user’s own, by name, each with participant and account', async ({ api, apiAs }) => {
    const answer = await api.get(sitesPath);
    expect(answer.body).toMatchObject([
      { code: 'AKL1', isActive: true, isDefault: true, isDefaultOrigin: true },
      { code: 'DUD1', isActive: false, isDefault: false, isDefaultOrigin: false },
      { code: 'WLG1', isActive: true },
    ]);
    expect(answer.body).toMatchObject([
      {
        defaultAccount: { code: 'KOW-001' },
        defaultParticipant: {
          id: kowhaiSite('AKL1').participantId,
          siteProxy: { code: 'AKL1' },
          isHub: false,
        },
      },
      {},
      {},
    ]);
    expect(await (await apiAs('dispatch')).get(sitesPath)).toMatchObject({ body: [{ code: 'WLG1' }] });
  });

  it('[CALL-11] are an empty list for who has none', async ({ apiAs }) => {
    expect(await (await apiAs('nosites')).get(sitesPath)).toMatchObject({ status: 200, body: [] });
  });
});
