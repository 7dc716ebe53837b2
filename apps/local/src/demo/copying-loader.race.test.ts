import { randomBytes } from 'node:crypto';

import { type Database, migrate, openPostgres } from '@consign/api';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chanceOf } from './chance.js';
import { type Rows, addConsignment, noRows } from './consignment-rows.js';
import { copyingLoader } from './copying-loader.js';
import { type Loader, insertingLoader, loadedTables } from './loader.js';
import { plansOf } from './plans.js';
import { provisionOrganisation, provisionTenant } from './provision.js';
import { tasman } from './providers.js';

const server = process.env['TEST_DATABASE_URL'];
const now = new Date('2026-03-16T21:30:00.000Z');

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

interface Made {
  readonly name: string;
  readonly url: string;
  readonly database: Database;
}

/** A database of the test's own, with everything but consignments. */
async function make(): Promise<Made> {
  const name = `consign_demo_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  await migrate(database, now);
  await provisionTenant(database, tasman, []);
  for (const organisation of tasman.organisations) {
    await provisionOrganisation(database, tasman, organisation, 'http://localhost:4301');
  }
  return { name, url: url.href, database };
}

function someRows(): Rows {
  const chance = chanceOf(3);
  const rows = noRows();
  const [organisation] = tasman.organisations;
  if (organisation === undefined) throw new Error('The demonstration has no customer');
  plansOf(organisation, 120, now, chance).forEach((plan, index) => {
    addConsignment(rows, { ...plan, tenant: tasman, number: index + 1, now: now.getTime() }, chance);
  });
  return rows;
}

async function load(loader: Loader): Promise<void> {
  const [organisation] = tasman.organisations;
  if (organisation === undefined) throw new Error('The demonstration has no customer');
  await loader.add(tasman, organisation, someRows());
}

async function contents({ database }: Made): Promise<unknown> {
  return Promise.all(
    loadedTables.map(async (table) => {
      const { rows } =
        await sql`select md5(string_agg(t::text, '|' order by t::text)) as digest, count(*) as count
        from ${sql.table(table)} t`.execute(database.kysely);
      return [table, rows];
    }),
  );
}

/** What a load takes away and has to bring back. */
async function guards({ database }: Made): Promise<unknown[]> {
  const { rows } = await sql`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) || convalidated as guard from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select relname || relrowsecurity || relforcerowsecurity from pg_class
      where relnamespace = 'public'::regnamespace order by 1`.execute(database.kysely);
  return rows;
}

// What is copied is copied into a server; the embedded database takes no COPY from here.
describe.runIf(server !== undefined)('consignments that a server takes by COPY', () => {
  let copied: Made;
  let inserted: Made;
  beforeAll(async () => {
    [copied, inserted] = [await make(), await make()];
  });
  afterAll(async () => {
    for (const { name, database } of [copied, inserted]) {
      await database.close();
      await asAdmin(`drop database ${name} with (force)`);
    }
  });

  it('are not there when they are not all there', async () => {
    const before = [await contents(copied), await guards(copied)];
    const loader = await copyingLoader(copied.url);
    await load(loader);
    await loader.abandon();
    expect([await contents(copied), await guards(copied)]).toEqual(before);
  });

  it('are the same as one by one, behind the same keys, indexes and policies', async () => {
    const before = await guards(copied);
    const copying = await copyingLoader(copied.url);
    await load(copying);
    await copying.finish();
    const inserting = await insertingLoader(inserted.database, true);
    await load(inserting);
    await inserting.finish();
    expect(await contents(copied)).toEqual(await contents(inserted));
    expect(await guards(copied)).toEqual(before);
    expect(await guards(inserted)).toEqual(before);
  });
});
