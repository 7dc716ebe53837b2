import { describe, expect } from 'vitest';

import { test as it } from '../testing/api-test.js';
import { kowhai } from '../testing/world.js';
import { worldId } from '../testing/world-rows.js';

describe('the organisation', () => {
  it('[CALL-14] comes with its settings by service type, packaging types and accounts', async ({ api }) => {
    const answer = await api.get('/api/v1/users/me/organisation');
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
    expect(await api.get(`/api/v1/users/${worldId(1301)}/organisation`)).toMatchObject({
      body: answer.body,
    });
  });

  it('[CALL-22] repeats what accounts and packaging types answer', async ({ api }) => {
    const { accounts, packagingTypes } = (await api.get('/api/v1/users/me/organisation')).body as {
      accounts: unknown;
      packagingTypes: unknown;
    };
    expect((await api.get('/api/v2/me/accounts')).body).toEqual(accounts);
    const path = `/api/v2/organisations/${kowhai.id}/packaging-types`;
    expect((await api.get(path)).body).toEqual(packagingTypes);
  });

  it('[CALL-14] of another user is not found', async ({ api }) => {
    expect((await api.get(`/api/v1/users/${worldId(1302)}/organisation`)).status).toBe(404);
  });
});
