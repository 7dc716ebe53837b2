import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { contract } from './app.js';
import { bindHandlers } from './http/contract/bindings.js';
import { listOperations } from './http/contract/operations.js';
import type { Database } from './database/database.js';
import { testApp } from './testing/app.js';
import { call } from './testing/call.js';
import { testDatabase } from './testing/database.js';
import { testNow } from './testing/now.js';
import { testIssuer, token } from './testing/tokens.js';

const mapsKey = 'AIzaKeyOfTheWholeApp0123456789';
const ids = {
  tasman: '019808b4-0000-7000-8000-000000000001',
  aurora: '019808b4-0000-7000-8000-000000000002',
  kowhai: '019808b4-0000-7000-8000-000000000011',
  harbour: '019808b4-0000-7000-8000-000000000012',
};
let database: Database;

function tenantRow(tenantId: string, code: string, name: string) {
  const record = {
    tenantName: name,
    tenantCode: code,
    externalId: `org_${code.toLowerCase()}`,
    settings: [
      { name: 'Client.MapsApiKey', value: mapsKey },
      { name: 'Auth:Authority', value: testIssuer },
      { name: 'Auth:ClientId', value: `consign-${code.toLowerCase()}` },
      { name: 'Auth:Audience', value: `urn:consign:${code.toLowerCase()}` },
    ],
  };
  return {
    tenant_id: tenantId,
    code,
    name,
    external_id: record.externalId,
    reference_prefix: code.slice(0, 3),
    record: JSON.stringify(record),
  };
}

function userRow(tenantId: string, organisationId: string, subject: string, index: number, isActive = true) {
  return {
    tenant_id: tenantId,
    organisation_id: organisationId,
    id: `019808b4-0000-7000-8000-00000000010${index}`,
    issuer: testIssuer,
    subject,
    name: subject,
    email: `${subject}@example.com`,
    is_active: isActive,
  };
}

/** A tenant with its host, one customer and its people. */
async function provision(
  tenant: readonly [id: string, code: string, name: string],
  organisation: { id: string; name: string },
  users: readonly ReturnType<typeof userRow>[],
): Promise<void> {
  const [tenantId, code] = tenant;
  await database.asOwner({ tenantId, organisationId: organisation.id, userId: null }, async (tx) => {
    await tx
      .insertInto('tenants')
      .values(tenantRow(...tenant))
      .execute();
    await tx
      .insertInto('tenant_hosts')
      .values({ tenant_id: tenantId, host: `${code.toLowerCase()}.localhost` })
      .execute();
    await tx
      .insertInto('organisations')
      .values({ tenant_id: tenantId, ...organisation })
      .execute();
    await tx
      .insertInto('users')
      .values([...users])
      .execute();
  });
}

beforeAll(async () => {
  database = await testDatabase();
  await provision([ids.tasman, 'TASMAN', 'Tasman Freight'], { id: ids.kowhai, name: 'Kōwhai Kitchens' }, [
    userRow(ids.tasman, ids.kowhai, 'manager', 1),
    userRow(ids.tasman, ids.kowhai, 'left', 2, false),
  ]);
  await provision([ids.aurora, 'AURORA', 'Aurora Haulage'], { id: ids.harbour, name: 'Harbour Medical' }, [
    userRow(ids.aurora, ids.harbour, 'nurse', 3),
  ]);
});

afterAll(() => database.close());

const settingsPath = (host: string) => `/api/v1/configuration/tenants/${host}/clientSettings`;

it('binds every operation of the four contracts to a handler, or lists it as not built', () => {
  const operations = Object.entries(contract.documents).flatMap(([service, document]) =>
    listOperations(service, document),
  );
  expect(() => bindHandlers(operations, contract.handlers, contract.notBuilt)).not.toThrow();
});

describe('the tenant of a host', () => {
  it('[PLAT-01] gives its settings without a token, before anybody signs in', async () => {
    const app = await testApp({ database });
    expect(await call(app, 'GET', settingsPath('tasman.localhost'))).toMatchObject({
      status: 200,
      body: { tenantName: 'Tasman Freight', tenantCode: 'TASMAN', externalId: 'org_tasman' },
    });
    expect(
      await call(app, 'GET', settingsPath('aurora.localhost'), { host: 'aurora.localhost' }),
    ).toMatchObject({ status: 200, body: { tenantCode: 'AURORA' } });
  });

  it('[PLAT-02] is not found for an unregistered host, whoever asks', async () => {
    const app = await testApp({ database });
    for (const host of ['nowhere.localhost', 'tasman.localhost']) {
      const answer = await call(app, 'GET', settingsPath('nowhere.localhost'), { host });
      expect(answer).toMatchObject({
        status: 404,
        headers: { 'content-type': expect.stringContaining('problem') },
      });
    }
    expect(await call(app, 'GET', settingsPath('aurora.localhost'))).toMatchObject({ status: 404 });
  });

  it('[PLAT-15] never logs its maps key', async () => {
    const lines: string[] = [];
    const app = await testApp({ database, lines });
    expect((await call(app, 'GET', `${settingsPath('tasman.localhost')}?key=${mapsKey}`)).status).toBe(400);
    expect((await call(app, 'GET', settingsPath('tasman.localhost'))).text).toContain(mapsKey);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).not.toContain(mapsKey);
  });
});

async function me(sub: string, parts: Parameters<typeof token>[0] = {}, host = 'tasman.localhost') {
  const bearer = await token({ sub, ...parts });
  return call(await testApp({ database }), 'GET', '/api/v1/users/me/name', { host, token: bearer });
}

describe('the user of a token', () => {
  it('[AUTH-11] is found in our own table by tenant, issuer and subject', async () => {
    expect(await me('manager')).toMatchObject({ status: 200 });
    expect(await me('nurse')).toMatchObject({ status: 403 });
    const aurora = { orgId: 'org_aurora', aud: 'urn:consign:aurora' };
    expect(await me('nurse', aurora, 'aurora.localhost')).toMatchObject({ status: 200 });
    expect(await me('manager', aurora, 'aurora.localhost')).toMatchObject({ status: 403 });
  });

  it('[AUTH-11] is refused when inactive or unknown', async () => {
    expect(await me('left')).toMatchObject({ status: 403 });
    expect(await me('stranger')).toMatchObject({ status: 403 });
  });

  it('[AUTH-11] gets its organisation from our table, whatever the token claims', async () => {
    const app = await testApp({ database });
    const bearer = await token({ sub: 'manager', claims: { organisationId: ids.harbour } });
    expect(await call(app, 'GET', '/api/v1/users/me/organisation', { token: bearer })).toMatchObject({
      status: 200,
      body: { id: ids.kowhai },
    });
  });
});

it('caches tenants and users for the configured time', async () => {
  const clock = { at: testNow };
  const app = await testApp({
    database,
    clock: { now: () => clock.at },
    config: { cacheSeconds: { tenant: 10, user: 5 } },
  });
  const bearer = await token({ sub: 'manager' });
  const status = async () => (await call(app, 'GET', '/api/v1/users/me/name', { token: bearer })).status;
  const setActive = (isActive: boolean) =>
    database.asOwner({ tenantId: ids.tasman, organisationId: ids.kowhai, userId: null }, (tx) =>
      tx.updateTable('users').set({ is_active: isActive }).where('subject', '=', 'manager').execute(),
    );
  expect(await status()).toBe(200);
  await setActive(false);
  clock.at = new Date(testNow.getTime() + 4999);
  expect(await status()).toBe(200);
  clock.at = new Date(testNow.getTime() + 5000);
  expect(await status()).toBe(403);
  await setActive(true);
});

it('is ready with its database', async () => {
  expect(await call(await testApp({ database }), 'GET', '/readyz')).toMatchObject({ status: 200 });
});
