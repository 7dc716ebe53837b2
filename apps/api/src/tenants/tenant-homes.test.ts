import { expect } from 'vitest';

import type { Tx } from '../database/database.js';
import { removeState, setState } from '../moves/move-state-store.js';
import { call } from '../testing/call.js';
import { harbourScope, kowhaiScope } from '../testing/fixtures.js';
import { testNow } from '../testing/now.js';
import { savedView, viewsUrl } from '../testing/saved-view-test.js';
import { storeJob } from '../testing/store-job.js';
import { test as it } from '../testing/two-databases.js';
import { aurora, tasman } from '../testing/world.js';
import { worldId } from '../testing/world-rows.js';

const names = '/api/v1/users/me/name';
const unavailable = { status: 503, headers: { 'retry-after': '5' } };

const listKinds = (tx: Tx) => tx.selectFrom('jobs').select('kind').execute();

it.beforeEach(({ east, west }) => {
  east.state = 'there';
  west.state = 'there';
});

it('[PLAT-257] a call reads and writes in its tenant’s database alone', async ({ apiAs, east, west }) => {
  const api = await apiAs('harbour');
  expect((await api.get(names)).text).toContain('Aroha');
  expect(await api.put(`${viewsUrl}/${worldId(1)}`, savedView())).toMatchObject({ status: 204 });
  const counts = [east, west].map(({ database }) =>
    database.asSchemaOwner(harbourScope, (tx) => tx.selectFrom('saved_views').select('id').execute()),
  );
  expect(await Promise.all(counts)).toEqual([[], [{ id: worldId(1) }]]);
});

it('[PLAT-257] a tenant that is in two databases is refused and logged', async ({ app, west, lines }) => {
  const ask = () => call(app, 'GET', '/api/v1/configuration/tenants/tasman.localhost/clientSettings');
  const scope = { tenantId: aurora.id, organisationId: null };
  const change = (table: 'tenants' | 'tenant_hosts', values: object) =>
    west.database.asSchemaOwner(scope, (tx) =>
      tx.updateTable(table).set(values).where('tenant_id', '=', aurora.id).execute(),
    );
  for (const [table, taken, own] of [
    ['tenants', { code: tasman.code }, { code: aurora.code }],
    ['tenants', { external_id: 'org_tasman' }, { external_id: 'org_aurora' }],
    ['tenant_hosts', { host: 'tasman.localhost' }, { host: 'aurora.localhost' }],
  ] as const) {
    await change(table, taken);
    expect(await ask()).toMatchObject(unavailable);
    await change(table, own);
    expect(await ask()).toMatchObject({ status: 200 });
  }
  expect(lines.join('\n')).toContain('is in two databases: east, west');
});

it('[PLAT-258] while a database is away its tenants and unknown hosts get 503, and the others notice nothing', async ({
  app,
  apiAs,
  west,
}) => {
  const [manager, other] = [await apiAs('manager'), await apiAs('harbour')];
  const unknown = () => call(app, 'GET', names, { host: 'nobody.example' });
  expect(await unknown()).toMatchObject({ status: 404 });
  west.state = 'away';
  expect(await manager.get(names)).toMatchObject({ status: 200 });
  expect(await other.get(names)).toMatchObject(unavailable);
  expect(await unknown()).toMatchObject(unavailable);
  west.state = 'there';
  expect(await other.get(names)).toMatchObject({ status: 200 });
});

it('[PLAT-258] a database that hangs costs other tenants a moment once', async ({ apiAs, west }) => {
  const manager = await apiAs('manager');
  west.state = 'hung';
  await manager.get(names);
  const start = performance.now();
  for (let time = 0; time < 5; time += 1) expect(await manager.get(names)).toMatchObject({ status: 200 });
  expect(performance.now() - start).toBeLessThan(1000);
});

it('[PLAT-258] jobs of a database run while another is away, others later', async ({ app, east, west }) => {
  const customers = [
    { home: east, owner: kowhaiScope },
    { home: west, owner: harbourScope },
  ];
  for (const { home, owner } of customers)
    await storeJob(home.database, 'remove-contents', { owner, payload: { keys: [] } });
  const waiting = () =>
    Promise.all(
      customers.map(async ({ home, owner }) => {
        return (await home.database.asSchemaOwner(owner, listKinds)).length;
      }),
    );
  west.state = 'away';
  await expect(app.runDueJobs(testNow)).rejects.toThrow('The connection to the database failed');
  west.state = 'there';
  expect(await waiting()).toEqual([0, 1]);
  expect(await app.runDueJobs(testNow)).toBe(1);
  expect(await waiting()).toEqual([0, 0]);
});

it('[PLAT-260] while a tenant moves its calls get 503, its jobs wait', async ({ app, apiAs, west }) => {
  const other = await apiAs('harbour');
  await storeJob(west.database, 'remove-contents', { owner: harbourScope, payload: { keys: [] } });
  await setState(west.database, aurora.id, { state: 'leaving', other: 'east' });
  expect(await other.get(names)).toMatchObject({ status: 200 });
  await setState(west.database, aurora.id, { state: 'paused', other: 'east' });
  expect(await other.get(names)).toMatchObject(unavailable);
  await expect(west.database.inTenant(harbourScope, (tx) => tx.deleteFrom('jobs').execute())).rejects.toThrow(
    'The tenant is moving to another database',
  );
  expect(await app.runDueJobs(testNow)).toBe(0);
  await setState(west.database, aurora.id, { state: 'left', other: 'east' });
  expect(await other.get(names)).toMatchObject({ status: 404 });
  await removeState(west.database, aurora.id);
  expect(await app.runDueJobs(testNow)).toBe(1);
});
