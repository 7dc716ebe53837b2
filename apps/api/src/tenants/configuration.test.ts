import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { call } from '../testing/call.js';
import { type Api, type OpenWorld, openWorld } from '../testing/fixtures.js';
import { testIssuer } from '../testing/tokens.js';
import { tasman } from '../testing/world.js';

const authDefaults = {
  authority: 'https://sign-in.example',
  clientId: 'consign',
  audience: 'urn:consign',
};
let world: OpenWorld;
let manager: Api;
beforeAll(async () => {
  world = await openWorld({ authDefaults });
  manager = await world.as('manager');
});
afterAll(() => world.close());

const scope = { tenantId: tasman.id, organisationId: null, userId: null };
const path = (host: string) => `/api/v1/configuration/tenants/${host}/clientSettings`;
const settingsOf = (host: string) => call(world.app, 'GET', path(host), { host: `${host}:4300` });

const changeTasman = (record: object) =>
  world.database.asOwner(scope, (tx) =>
    tx
      .updateTable('tenants')
      .set({ record: JSON.stringify(record) })
      .where('tenant_id', '=', tasman.id)
      .execute(),
  );

/** Tasman's record with other settings, for the time of a test. */
async function withSettings(settings: object, test: () => Promise<void>): Promise<void> {
  const before = (await settingsOf('tasman.localhost')).body as object;
  const { tenantName, tenantCode, externalId } = before as Record<string, unknown>;
  await changeTasman({ tenantName, tenantCode, externalId, ...settings });
  await test();
  await changeTasman(before);
}

describe('the settings of a tenant', () => {
  it('[PLAT-05] are answered in the shape in which they are kept', async () => {
    expect((await settingsOf('tasman.localhost')).body).toMatchObject({
      tenantCode: 'TASMAN',
      settings: expect.arrayContaining([{ name: 'DangerousGoodsEnabled', value: 'true' }]),
    });
    const flat = (await settingsOf('aurora.localhost')).body;
    expect(flat).toMatchObject({
      tenantCode: 'AURORA',
      allowCustomParticipants: false,
      enableHireage: false,
    });
    expect(flat).not.toHaveProperty('settings');
  });

  it('[CALL-02] carry the tenant’s own sign-in before the deployment’s', async () => {
    const { settings } = (await settingsOf('tasman.localhost')).body as { settings: unknown[] };
    expect(settings).toContainEqual({ name: 'Auth:Authority', value: testIssuer });
    expect(settings).toContainEqual({ name: 'Auth:ClientId', value: 'consign-tasman' });
  });

  it('[CALL-02] carry the deployment’s sign-in where the tenant has none, once each', async () => {
    const listed = [
      { name: 'HireageEnabled', value: 'false' },
      { name: 'Auth:ClientId', value: '' },
    ];
    await withSettings({ settings: listed }, async () => {
      expect((await settingsOf('tasman.localhost')).body).toMatchObject({
        settings: [
          { name: 'HireageEnabled', value: 'false' },
          { name: 'Auth:Authority', value: 'https://sign-in.example' },
          { name: 'Auth:ClientId', value: 'consign' },
          { name: 'Auth:Audience', value: 'urn:consign' },
        ],
      });
    });
    await withSettings({ enableHireage: false }, async () => {
      expect((await settingsOf('tasman.localhost')).body).toMatchObject({
        enableHireage: false,
        authority: 'https://sign-in.example',
        clientId: 'consign',
        audience: 'urn:consign',
      });
    });
  });

  it('[CALL-02] are found by the host in any case, and by no other', async () => {
    expect(await call(world.app, 'GET', path('TASMAN.localhost'))).toMatchObject({ status: 200 });
    expect(await call(world.app, 'GET', path('aurora.localhost'))).toMatchObject({ status: 404 });
    expect(await call(world.app, 'GET', path('%00'))).toMatchObject({ status: 400 });
  });
});

describe('the feature flags', () => {
  it('[CALL-01] are those of the tenant, as they are kept', async () => {
    const url = '/api/v1/configuration/featureFlags/clientFlags';
    const names = ['DeliveryBookings', 'DeliveryExtras', 'ExportConsignments'];
    const flags = (typedFlagValue: boolean) => names.map((flagName) => ({ flagName, typedFlagValue }));
    expect((await manager.get(url)).body).toEqual(flags(true));
    expect((await (await world.as('harbour')).get(url)).body).toEqual(flags(false));
    // A value that is no boolean is the client's to report (PLAT-18): it is not hidden here.
    await world.database.asOwner(scope, (tx) =>
      tx
        .insertInto('feature_flags')
        .values({ tenant_id: tasman.id, flag_name: 'Wrong', value: '"on"' })
        .execute(),
    );
    expect((await manager.get(url)).body).toContainEqual({ flagName: 'Wrong', typedFlagValue: 'on' });
  });
});
