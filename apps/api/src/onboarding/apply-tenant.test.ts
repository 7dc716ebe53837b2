import { expect } from 'vitest';

import { newId } from '../ids.js';
import { test as base } from '../testing/api-test.js';
import { call } from '../testing/call.js';
import { testNow } from '../testing/now.js';
import { pacificFile } from '../testing/tenant-guide.js';
import { kowhai, tasman } from '../testing/world.js';
import { applyTenant } from './apply-tenant.js';
import type { ApplyOptions } from './tenant-application.js';
import { readTenantFile } from './read-tenant-file.js';
import { describePlan } from './tenant-plan.js';
import { OnboardingRefused } from './user-scope.js';
import { runSql } from '../testing/run-sql.js';

const it = base
  /** Applies a text and returns the lines that the command prints. */
  .extend(
    'apply',
    { scope: 'file' },
    ({ database }) =>
      async (text: string, over: Partial<ApplyOptions> = {}) => {
        const read = await readTenantFile('pacific.yaml', () =>
          Promise.resolve(new TextEncoder().encode(text)),
        );
        if (!read.ok) throw new Error(JSON.stringify(read.problems));
        const plan = await applyTenant(database, read.source, {
          isApplied: true,
          removes: false,
          now: testNow,
          createId: () => newId(testNow),
          run: { operator: 'anna', command: 'apply', at: testNow },
          ...over,
        }).catch((error: unknown) => {
          if (error instanceof OnboardingRefused) return error.lines;
          throw error;
        });
        return 'changes' in plan ? describePlan(plan) : plan;
      },
  )
  .extend('readSettings', { scope: 'file' }, ({ app }) => async (host = 'pacific.example') => {
    const url = `/api/v1/configuration/tenants/${host}/clientSettings`;
    return (await call(app, 'GET', url, { host })).body;
  });

const nothing = ['Nothing to change'];

it('[PLAT-82] a plan shows what it would add and stores nothing; applying stores it, and again changes nothing', async ({
  apply,
  readSettings,
}) => {
  const planned = await apply(pacificFile, { isApplied: false });
  expect(planned).toEqual(
    expect.arrayContaining([
      '+ tenant PACIFIC',
      '+ host pacific.example',
      '+ organisation harbour',
      '+ site AKL (harbour)',
      'Nothing is stored yet: run apply',
    ]),
  );
  expect(await readSettings()).not.toMatchObject({ tenantCode: 'PACIFIC' });

  const applied = await apply(pacificFile);
  expect(applied.slice(0, -1)).toEqual(planned.slice(0, -2));
  expect(applied.at(-1)).toBe(planned.at(-2)?.replace('Planned', 'Applied'));
  expect(await apply(pacificFile)).toEqual(nothing);
  expect(await readSettings()).toMatchObject({
    tenantCode: 'PACIFIC',
    settings: expect.arrayContaining([
      { name: 'RequestedPickupDateEnabled', value: 'true' },
      { name: 'Auth:Authority', value: 'https://id.pacific.example' },
      { name: 'Brand:Colour', value: '#8a3b00' },
    ]),
  });
});

it('[PLAT-82] [DGDC-08] shows what differs, with what was there before', async ({ apply }) => {
  const changed = pacificFile
    .replace('09 555 0110', '09 555 0199')
    .replace('0800 555 011', '0800 555 012')
    .replace('cubicFactor: 200', 'cubicFactor: 167')
    .replace("cutOff: '13:00'", "cutOff: '12:30'")
    .replace('streetNumber: 15', 'streetNumber: 17')
    .replace("topBarColour: '#4a1d00'", "topBarColour: '#38124a'");
  const lines = [
    '~ setting Brand:TopBarColour',
    '~ calendar Canterbury: cut off 13:00 → 12:30',
    '~ service type GENERAL (harbour): cubic factor 200.00 → 167.00',
    '~ site AKL (harbour): phone 09 555 0110 → 09 555 0199; emergency phone 0800 555 011 → 0800 555 012; address 15 Great South Road Penrose Auckland 1061 → 17 Great South Road Penrose Auckland 1061',
  ];
  expect(await apply(changed, { isApplied: false })).toEqual([
    ...lines,
    'Planned: 0 to add, 4 to change, 0 to remove',
    'Nothing is stored yet: run apply',
  ]);
  expect(await apply(pacificFile, { isApplied: false })).toEqual(nothing);
});

it('[PLAT-84] keeps what the file does not have, and removes it only when told to', async ({ apply }) => {
  const fewer = pacificFile
    .replace(/ {6}- \{\n {10}code: GLOVES(?:.*\n)*? {8}\}\n/u, '')
    .replace('    products:\n', '    products: []\n')
    .replace('  DangerousGoodsEnabled: true\n', '')
    .replace('  - { city: Kaiapoi, postcode: 7630, region: Canterbury }\n', '')
    .replace(/ {6}- code: WLG\n(?: {8}.*\n)+/u, '');
  const kept = [
    '= setting DangerousGoodsEnabled',
    '= place Kaiapoi, 7630',
    '= site WLG (harbour)',
    '= product GLOVES (harbour)',
  ];
  expect(await apply(fewer)).toEqual([
    ...kept,
    'Nothing to change',
    '4 not in the file (=) stay as they are. Remove with --remove what may be removed.',
  ]);
  expect(await apply(fewer, { removes: true, isApplied: false })).toEqual(
    expect.arrayContaining(['- product GLOVES (harbour)', '= site WLG (harbour)', '- place Kaiapoi, 7630']),
  );
  expect(await apply(fewer, { removes: true })).toContain('Applied: 0 to add, 0 to change, 3 to remove');
  expect(await apply(pacificFile)).toContain('Applied: 3 to add, 0 to change, 0 to remove');
});

it('[PLAT-84] stores nothing if what would be removed is still in use', async ({ apply, database }) => {
  const without = pacificFile
    .replace(/^weekendServices:\n(?: .*\n)+/mu, 'weekendServices: []\n')
    .replace(/^deliveryExtras:\n(?: .*\n)+/mu, 'deliveryExtras: []\n');
  const inUse = without
    .replace('deliveryRuns:\n', 'deliveryRuns: []\n')
    .replace(/ {2}- \{ name: Auckland morning.*\n/u, '');
  await runSql(database)`
    insert into run_days (tenant_id, run_id, day, booked) select tenant_id, id, '2026-02-02', 1 from delivery_runs`;
  expect(await apply(inUse, { removes: true })).toEqual([
    "Still in use, so it can't be removed: delivery run Auckland morning",
  ]);
  expect(await apply(pacificFile)).toEqual(nothing);
});

it("[PLAT-09] refuses another tenant's host or external id, unchanged", async ({ apply, readSettings }) => {
  const before = await readSettings('tasman.localhost');
  expect(await apply(pacificFile.replace('[pacific.example]', '[tasman.localhost]'))).toEqual([
    'The host tasman.localhost belongs to the tenant TASMAN',
  ]);
  expect(await apply(pacificFile.replace('externalId: org_pacific', 'externalId: org_tasman'))).toEqual([
    'Another tenant has the externalId org_tasman',
  ]);
  expect(await readSettings('tasman.localhost')).toEqual(before);
  expect(await apply(pacificFile)).toEqual(nothing);
});

it('[PLAT-84] finds a customer of an earlier release by its name alone', async ({ apply, database }) => {
  const file = `tenant: { code: TASMAN, name: Tasman Freight, externalId: org_tasman, referencePrefix: TAS }
hosts: [tasman.localhost]
organisations:
  - { code: kowhai, name: Kōwhai Kitchens, accounts: [{ code: KOW-001, description: Renamed }] }
`;
  expect(await apply(file)).toEqual(
    expect.arrayContaining([
      '~ organisation kowhai: code none → kowhai',
      '~ account KOW-001 (kowhai): description Kōwhai Kitchens KOW-001 → Renamed',
      '= account KOW-009 (kowhai)',
      '= organisation Southern Outdoors',
    ]),
  );
  const { rows } = await runSql(database)`
    select id, description from accounts where tenant_id = ${tasman.id} and code = 'KOW-001'`;
  expect(rows).toEqual([{ id: kowhai.accounts[0]?.id, description: 'Renamed' }]);
});

it('[PLAT-89] the database refuses a site without an address that can be printed', async ({ database }) => {
  const names = 'id streetNumber street suburb state city country postcode latitude longitude region'.split(
    ' ',
  );
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  for (const address of [
    {},
    null,
    [],
    { id: 'x', city: 'Auckland' },
    { ...empty, city: 'Auckland' },
    { ...empty, id: newId(testNow), city: ' ' },
  ]) {
    const save = runSql(database)`
      update sites set address = ${JSON.stringify(address)}
        where tenant_id = ${tasman.id} and organisation_id = ${kowhai.id}`;
    const refusal = await save.then(() => 'done', String);
    expect([address, refusal]).toEqual([address, expect.stringContaining('sites_address')]);
  }
});
