import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { tasman } from '../testing/world.js';

const authDefaults = {
  authority: 'https://sign-in.example',
  clientId: 'consign',
  audience: 'urn:consign',
};

const it = test.extend('appOptions', { scope: 'file' }, () => ({ config: { authDefaults } }));

const scope = { tenantId: tasman.id, organisationId: null, userId: null };

describe('the feature flags', () => {
  it('[CALL-01] are those of the tenant, as they are kept', async ({ api, apiAs, database }) => {
    const url = '/api/v1/configuration/featureFlags/clientFlags';
    const names = ['DeliveryBookings', 'DeliveryExtras', 'ExportConsignments'];
    const flags = (typedFlagValue: boolean) => names.map((flagName) => ({ flagName, typedFlagValue }));
    expect((await api.get(url)).body).toEqual(flags(true));
    expect((await (await apiAs('harbour')).get(url)).body).toEqual(flags(false));
    // A value that is no boolean is the client's to report (PLAT-18): it is not hidden here.
    await database.asOwner(scope, (tx) =>
      tx
        .insertInto('feature_flags')
        .values({ tenant_id: tasman.id, flag_name: 'Wrong', value: '"on"' })
        .execute(),
    );
    expect((await api.get(url)).body).toContainEqual({ flagName: 'Wrong', typedFlagValue: 'on' });
  });
});
