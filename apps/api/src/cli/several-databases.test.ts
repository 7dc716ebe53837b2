import { expect } from 'vitest';

import { runConsign } from '../testing/cli-test.js';
import { harbourScope } from '../testing/fixtures.js';
import { runSql } from '../testing/run-sql.js';
import { storeJob } from '../testing/store-job.js';
import { test as base } from '../testing/two-databases.js';
import { aurora, tasman } from '../testing/world.js';

const DATABASE_URL = 'east postgres://east.example/consign; west postgres://west.example/consign';

const it = base.extend('consign', { scope: 'file' }, ({ east, west }) => (words: string) => {
  return runConsign(words, { DATABASE_URL }, (url) => (url.includes('east') ? east : west).database);
});

it.beforeEach(({ west }) => {
  west.state = 'there';
});

it('[PLAT-259] migrates each database, or only that of --database', async ({ consign }) => {
  expect((await consign('migrate')).out).toEqual([
    'east: The schema was up to date',
    'west: The schema was up to date',
  ]);
  expect((await consign('migrate --database west')).out).toEqual(['west: The schema was up to date']);
  expect(await consign('migrate --database north')).toMatchObject({
    exitCode: 2,
    errors: ['DATABASE_URL has no database north. It has: east, west'],
  });
});

it('[PLAT-259] finds the database of a tenant, also while another one is away', async ({ consign, west }) => {
  const list = (options: string) => consign(`client list ${options}`);
  expect((await list('--tenant AURORA')).out.join()).toContain('provider-machine');
  expect((await list('--tenant NOBODY')).errors).toEqual([
    'There is no tenant NOBODY. Apply its file first.',
  ]);
  expect((await list('--tenant AURORA --database east')).exitCode).toBe(1);
  west.state = 'away';
  expect((await list('--tenant TASMAN')).out.join()).toContain('kowhai-erp');
  expect(await list('--tenant AURORA')).toMatchObject({
    exitCode: 3,
    errors: ['Could not use the database west of DATABASE_URL: The connection to the database failed'],
  });
  west.state = 'there';
  expect((await consign('tariff aurora.localhost fuel.yaml')).exitCode).toBe(0);
});

it('[PLAT-259] a new tenant needs --database; apply refuses what another one has', async ({ consign }) => {
  expect(await consign('plan pacific.yaml')).toMatchObject({
    exitCode: 1,
    errors: ['PACIFIC is a new tenant: name its database with --database, one of east, west'],
  });
  expect((await consign('apply pacific.yaml --database west')).exitCode).toBe(0);
  expect((await consign('plan pacific.yaml')).out).toEqual(['Nothing to change']);
  expect(await consign('apply pacific.yaml --database east')).toMatchObject({
    exitCode: 1,
    errors: ['The tenant PACIFIC is in the database west'],
  });
  for (const [file, taken] of [
    ['same-host.yaml', 'the host pacific.example'],
    ['same-external-id.yaml', 'the externalId org_pacific'],
  ]) {
    expect(await consign(`apply ${file} --database east`)).toMatchObject({
      exitCode: 1,
      errors: [`A tenant in the database west has ${taken}`],
    });
  }
});

it('[PLAT-259] jobs and changes of all databases are listed with their names', async ({ consign, west }) => {
  const id = await storeJob(west.database, 'work', { owner: harbourScope });
  await runSql(west.database, harbourScope)`update jobs set state = 'dead'`;
  const { out } = await consign('jobs list --json');
  expect(JSON.parse(out.join(''))).toMatchObject({ jobs: [{ id, database: 'west' }] });
  expect((await consign('jobs retry --all --database east')).out).toEqual(['Jobs that wait again: 0']);
  expect((await consign(`jobs retry ${id}`)).out).toEqual(['Jobs that wait again: 1']);
  expect((await consign('changes --tenant AURORA')).out.join()).toContain('jobs retry');
});

it('[PLAT-259] doctor checks each database, and finds a tenant that is in two', async ({ consign, east }) => {
  const examine = async () => (await consign('doctor')).out.join('\n');
  const text = await examine();
  expect(text).toMatch(/^ok {7}east schema: it is of this release$/mu);
  expect(text).toMatch(/^ok {7}west AURORA: aurora\.localhost; the issuer .* answers$/mu);
  expect(text).not.toContain(' is in ');
  const scope = { tenantId: tasman.id, organisationId: null };
  await runSql(east.database, scope)`update tenants set code = ${aurora.code} where tenant_id = ${tasman.id}`;
  expect(await examine()).toContain('fault    tenants: the tenant AURORA is in east and west');
});

it('[PLAT-260] tenant move is refused without change where no log is kept', async ({ consign }) => {
  expect(await consign('tenant move AURORA --to north')).toMatchObject({
    exitCode: 2,
    errors: ['DATABASE_URL has no database north. It has: east, west'],
  });
  expect(await consign('tenant move NOBODY --to west')).toMatchObject({
    exitCode: 1,
    errors: ['No other database has the tenant NOBODY'],
  });
  expect(await consign('tenant move PACIFIC --to east')).toMatchObject({
    exitCode: 1,
    errors: [expect.stringMatching(/^west can't take part: it has wal_level /u)],
  });
  expect(await consign('tenant move PACIFIC --to east --cancel')).toMatchObject({
    exitCode: 1,
    errors: ['PACIFIC is not moving to east'],
  });
});
