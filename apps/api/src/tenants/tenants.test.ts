import { describe, expect } from 'vitest';

import { test } from '../testing/api-test.js';
import { call } from '../testing/call.js';
import { testIssuer } from '../testing/tokens.js';
import { tasman } from '../testing/world.js';
import { runSql } from '../testing/run-sql.js';

const authDefaults = {
  authority: 'https://sign-in.example',
  clientId: 'consign',
  audience: 'urn:consign',
};

const it = test
  .extend('appOptions', { scope: 'file' }, () => ({ config: { authDefaults } }))
  .extend('getSettings', ({ app }) => (host: string) => {
    return call(app, 'GET', path(host), { host: `${host}:4300` });
  })
  .extend('changeTasman', ({ database }) => (record: object) => {
    return runSql(database, scope)`
          update tenants set record = ${JSON.stringify(record)} where tenant_id = ${tasman.id}`;
  })
  /** Tasman's record with other settings, for the time of a test. */
  .extend(
    'withSettings',
    ({ getSettings, changeTasman }) =>
      async (settings: object, run: () => Promise<void>): Promise<void> => {
        const before = (await getSettings('tasman.localhost')).body as object;
        const { tenantName, tenantCode, externalId } = before as Record<string, unknown>;
        await changeTasman({ tenantName, tenantCode, externalId, ...settings });
        await run();
        await changeTasman(before);
      },
  );

const scope = { tenantId: tasman.id, organisationId: null };
const path = (host: string) => `/api/v1/configuration/tenants/${host}/clientSettings`;

describe('the settings of a tenant', () => {
  it('[PLAT-05] are answered in the shape in which they are kept', async ({ getSettings }) => {
    expect((await getSettings('tasman.localhost')).body).toMatchObject({
      tenantCode: 'TASMAN',
      settings: expect.arrayContaining([{ name: 'DangerousGoodsEnabled', value: 'true' }]),
    });
    const flat = (await getSettings('aurora.localhost')).body;
    expect(flat).toMatchObject({
      tenantCode: 'AURORA',
      allowCustomParticipants: false,
      enableHireage: false,
    });
    expect(flat).not.toHaveProperty('settings');
  });

  it('[PLAT-30] [CALL-02] carry the tenant’s own sign-in before the deployment’s, and may be kept for a minute, but not their absence', async ({
    getSettings,
  }) => {
    expect((await getSettings('tasman.localhost')).headers['cache-control']).toBe('private, max-age=60');
    expect((await getSettings('nobody.localhost')).headers['cache-control']).toBe('no-store');
    const { settings } = (await getSettings('tasman.localhost')).body as { settings: unknown[] };
    expect(settings).toContainEqual({ name: 'Auth:Authority', value: testIssuer });
    expect(settings).toContainEqual({ name: 'Auth:ClientId', value: 'consign-tasman' });
  });

  it('[CALL-02] carry the deployment’s sign-in where the tenant has none, once each', async ({
    withSettings,
    getSettings,
  }) => {
    const listed = [
      { name: 'HireageEnabled', value: 'false' },
      { name: 'Auth:ClientId', value: '' },
    ];
    await withSettings({ settings: listed }, async () => {
      expect((await getSettings('tasman.localhost')).body).toMatchObject({
        settings: [
          { name: 'HireageEnabled', value: 'false' },
          { name: 'Auth:Authority', value: 'https://sign-in.example' },
          { name: 'Auth:ClientId', value: 'consign' },
          { name: 'Auth:Audience', value: 'urn:consign' },
        ],
      });
    });
    await withSettings({ enableHireage: false }, async () => {
      expect((await getSettings('tasman.localhost')).body).toMatchObject({
        enableHireage: false,
        authority: 'https://sign-in.example',
        clientId: 'consign',
        audience: 'urn:consign',
      });
    });
  });

  it('[CALL-02] are found by the host in any case, and by no other', async ({ app }) => {
    expect(await call(app, 'GET', path('TASMAN.localhost'))).toMatchObject({ status: 200 });
    expect(await call(app, 'GET', path('aurora.localhost'))).toMatchObject({ status: 404 });
    expect(await call(app, 'GET', path('%00'))).toMatchObject({ status: 400 });
  });
});

it('[CALL-01] the feature flags are as their tenant has them', async ({ api, apiAs, database }) => {
  const url = '/api/v1/configuration/featureFlags/clientFlags';
  const names = ['DeliveryBookings', 'DeliveryExtras', 'ExportConsignments'];
  const flags = (typedFlagValue: boolean) => names.map((flagName) => ({ flagName, typedFlagValue }));
  expect((await api.get(url)).body).toEqual(flags(true));
  expect((await (await apiAs('harbour')).get(url)).body).toEqual(flags(false));
  // A value that is no boolean is the client's to report (PLAT-18): it is not hidden here.
  await runSql(database, scope)`
    insert into feature_flags (tenant_id, flag_name, value) values (${tasman.id}, 'Wrong', '"on"')`;
  expect((await api.get(url)).body).toContainEqual({ flagName: 'Wrong', typedFlagValue: 'on' });
});
