import { expect } from 'vitest';

import { test as it } from './testing/api-test.js';
import { testApp } from './testing/app.js';
import { call } from './testing/call.js';
import { testNow } from './testing/now.js';
import { token } from './testing/tokens.js';
import { kowhai, southern } from './testing/world.js';
import { setSettings } from './testing/tenant-settings.js';
import type { Database } from './database/database.js';
import { runSql } from './testing/run-sql.js';

const nameUrl = '/api/v1/users/me/name';
const setActive = (database: Database, isActive: boolean) =>
  runSql(database)`update users set is_active = ${isActive} where subject = 'manager'`;

it('[PLAT-01] [PLAT-02] [PLAT-15] the settings of a host need no token, are found at no other host, and their maps key is not logged', async ({
  database,
}) => {
  const mapsKey = 'AIzaKeyOfTheWholeApp0123456789';
  await setSettings(database, { 'Client.MapsApiKey': mapsKey });
  const lines: string[] = [];
  const app = await testApp({ database, lines });
  const get = (of: string, host = of, query = '') =>
    call(app, 'GET', `/api/v1/configuration/tenants/${of}/clientSettings${query}`, { host });
  const found = await get('tasman.localhost');
  expect(found).toMatchObject({ status: 200, body: { tenantName: 'Tasman Freight', tenantCode: 'TASMAN' } });
  expect(found.text).toContain(mapsKey);
  expect(await get('aurora.localhost')).toMatchObject({ status: 200, body: { tenantCode: 'AURORA' } });
  for (const [of, host] of [
    ['nowhere.localhost', 'nowhere.localhost'],
    ['nowhere.localhost', 'tasman.localhost'],
    ['aurora.localhost', 'tasman.localhost'],
  ] as const) {
    expect(await get(of, host)).toMatchObject({
      status: 404,
      headers: { 'content-type': expect.stringContaining('problem') },
    });
  }
  expect((await get('tasman.localhost', 'tasman.localhost', `?key=${mapsKey}`)).status).toBe(400);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).not.toContain(mapsKey);
});

it('[AUTH-11] a user is found by tenant, issuer and subject, with its organisation', async ({ app }) => {
  const ask = async (sub: string, parts: Parameters<typeof token>[0] = {}, host = 'tasman.localhost') =>
    call(app, 'GET', nameUrl, { host, token: await token({ sub, ...parts }) });
  const aurora = { orgId: 'org_aurora', aud: 'urn:consign:aurora' };
  expect(await ask('manager')).toMatchObject({ status: 200 });
  expect(await ask('harbour', aurora, 'aurora.localhost')).toMatchObject({ status: 200 });
  for (const refused of [
    await ask('harbour'),
    await ask('manager', aurora, 'aurora.localhost'),
    await ask('stranger'),
  ]) {
    expect(refused).toMatchObject({ status: 403 });
  }
  const claiming = await token({ sub: 'manager', claims: { organisationId: southern.id } });
  expect(await call(app, 'GET', '/api/v1/users/me/organisation', { token: claiming })).toMatchObject({
    status: 200,
    body: { id: kowhai.id, name: kowhai.name },
  });
});

it('[AUTH-11] an inactive user is refused once the cache of users has expired', async ({ database }) => {
  const clock = { at: testNow };
  const app = await testApp({
    database,
    clock: { now: () => clock.at },
    config: { cacheSeconds: { tenant: 10, user: 5 } },
  });
  const bearer = await token({ sub: 'manager' });
  const status = async () => (await call(app, 'GET', nameUrl, { token: bearer })).status;
  expect(await status()).toBe(200);
  await setActive(database, false);
  clock.at = new Date(testNow.getTime() + 4999);
  expect(await status()).toBe(200);
  clock.at = new Date(testNow.getTime() + 5000);
  expect(await status()).toBe(403);
  await setActive(database, true);
});
