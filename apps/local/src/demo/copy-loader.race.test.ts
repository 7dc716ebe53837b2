import { randomBytes } from 'node:crypto';

import { type Database, migrate, openPostgres } from '@consign/api';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { applyProvider } from './apply-provider.js';
import { createRandom } from './random.js';
import { type Rows, addConsignment, emptyRows } from './consignment-rows.js';
import { createCopyLoader } from './copy-loader.js';
import { type Loader, createInsertLoader, loadedTables } from './loader.js';
import { planConsignments } from './plans.js';
import { tasman } from './providers.js';

const server = process.env['TEST_DATABASE_URL'];
const now = new Date('2026-03-16T21:30:00.000Z');

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

interface TestDatabase {
  readonly name: string;
  readonly url: string;
  readonly database: Database;
}

/** Creates a database with all demo data except consignments. */
async function createDatabase(): Promise<TestDatabase> {
  const name = `consign_demo_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  await migrate(database, now);
  await applyProvider(database, tasman, { now, issuer: 'http://localhost:4301' });
  return { name, url: url.href, database };
}

function buildRows(): Rows {
  const random = createRandom(3);
  const rows = emptyRows();
  const [organisation] = tasman.organisations;
  if (organisation === undefined) throw new Error('The demo tenant has no organisation');
  planConsignments(organisation, 120, now, random).forEach((plan, index) => {
    addConsignment(rows, { ...plan, tenant: tasman, number: index + 1, now: now.getTime() }, random);
  });
  return rows;
}

async function load(loader: Loader): Promise<void> {
  const [organisation] = tasman.organisations;
  if (organisation === undefined) throw new Error('The demo tenant has no organisation');
  await loader.add(tasman, organisation, buildRows());
}

async function digestTables({ database }: TestDatabase): Promise<unknown> {
  return Promise.all(
    loadedTables.map(async (table) => {
      const { rows } =
        await sql`select md5(string_agg(t::text, '|' order by t::text)) as digest, count(*) as count
        from ${sql.table(table)} t`.execute(database.kysely);
      return [table, rows];
    }),
  );
}

/** The days of reports that are to be counted. */
async function listDaysToCount({ database }: TestDatabase): Promise<unknown[]> {
  const { rows } = await sql`select distinct * from report_changes order by 1, 2, 3, 4, 5`.execute(
    database.kysely,
  );
  return rows;
}

/** Constraints, indexes and row-level security flags, which a load suspends and must restore. */
async function listConstraints({ database }: TestDatabase): Promise<unknown[]> {
  const { rows } = await sql`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) || convalidated as guard from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select relname || relrowsecurity || relforcerowsecurity from pg_class
      where relnamespace = 'public'::regnamespace order by 1`.execute(database.kysely);
  return rows;
}

// COPY needs a PostgreSQL server; the embedded database does not support it.
describe.runIf(server !== undefined)('loading consignments with COPY', () => {
  let copied: TestDatabase;
  let inserted: TestDatabase;
  beforeAll(async () => {
    [copied, inserted] = [await createDatabase(), await createDatabase()];
  });
  afterAll(async () => {
    for (const { name, database } of [copied, inserted]) {
      await database.close();
      await asAdmin(`drop database ${name} with (force)`);
    }
  });

  it('leaves the database unchanged when it is aborted', async () => {
    const before = [await digestTables(copied), await listConstraints(copied)];
    const loader = await createCopyLoader(copied.url);
    await load(loader);
    await loader.abort();
    expect([await digestTables(copied), await listConstraints(copied)]).toEqual(before);
  });

  it('loads the same rows as inserts do, and restores keys, indexes and policies', async () => {
    const before = await listConstraints(copied);
    const copying = await createCopyLoader(copied.url);
    try {
      await load(copying);
      await copying.finish();
    } catch (error) {
      await copying.abort();
      throw error;
    }
    const inserting = await createInsertLoader(inserted.database, true);
    await load(inserting);
    await inserting.finish();
    expect(await digestTables(copied)).toEqual(await digestTables(inserted));
    expect(await listDaysToCount(copied)).toEqual(await listDaysToCount(inserted));
    expect(await listDaysToCount(copied)).not.toEqual([]);
    expect(await listConstraints(copied)).toEqual(before);
    expect(await listConstraints(inserted)).toEqual(before);
  });
});
