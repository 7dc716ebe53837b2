import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { startPostgres } from '../../../../postgres.shared.js';
import { hasServer, testDatabase } from '../testing/database.js';
import { testNow } from '../testing/now.js';
import type { Database } from './database.js';
import { migrate } from './migrate.js';
import { openPostgres } from './postgres.js';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Everything that the migrations made, a line each, in words that both engines share. */
async function readCatalogue({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
        as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
        and c.relnamespace = 'public'::regnamespace
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attnum > 0 and not a.attisdropped
    union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'policy ' || tablename || ' ' || policyname || ' ' || array_to_string(roles, ',') || ' ' || cmd
        || ' ' || coalesce(qual, '') || ' ' || coalesce(with_check, '') from pg_policies where schemaname = 'public'
    union all select 'security ' || relname || ' ' || relrowsecurity || ' ' || relforcerowsecurity from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all select 'function ' || p.oid::regprocedure || ' ' || p.prosecdef || ' ' || coalesce(p.proconfig::text, '')
        || ' ' || p.prosrc || ' ' || has_function_privilege('consign_app', p.oid, 'execute')
      from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all select 'grant ' || table_name || '.' || column_name || ' ' || privilege_type || ' to ' || grantee
      from information_schema.role_column_grants where table_schema = 'public' and grantee in ('consign_app', 'consign_search')
    union all select 'grant ' || table_name || ' ' || privilege_type || ' to ' || grantee
      from information_schema.role_table_grants where table_schema = 'public' and grantee in ('consign_app', 'consign_search')
`.execute(kysely);
  return rows.map(({ line }) => line).sort();
}

// `pnpm test` runs this file on both engines; one of them compares, and its database is migrated already.
it.for(hasServer() ? [] : ['both'])(
  'makes the same tables, keys, indexes, policies and grants on %s engines',
  async (_engines, context) => {
    const server = await startPostgres();
    if (server === null) return context.skip('PostgreSQL was not found, so there is nothing to compare with');
    onTestFinished(() => server.stop());
    const migrated = openPostgres(server.url);
    onTestFinished(() => migrated.close());
    await migrate(migrated, testNow);
    const made = await readCatalogue(database);
    expect(made.length).toBeGreaterThan(100);
    expect(await readCatalogue(migrated)).toEqual(made);
  },
);

it('runs no migration twice', async () => {
  expect(await migrate(database, testNow)).toEqual([]);
});

it('[PLAT-61] tells of each migration as it runs', async () => {
  await database.asSchemaOwner(null, async (tx) => {
    await sql`drop function list_migrations()`.execute(tx);
    await sql`delete from schema_migrations where name like '0050%'`.execute(tx);
  });
  const told: string[] = [];
  await migrate(database, testNow, (name, ms) => told.push(`${name} ${typeof ms}`));
  expect(told).toEqual(['0050-readable-schema-version.sql number']);
});

it('refuses a migration that was changed after it ran', async () => {
  await database.asSchemaOwner(null, (tx) =>
    sql`update schema_migrations set checksum = 'other' where name like '0001%'`.execute(tx),
  );
  await expect(migrate(database, testNow)).rejects.toThrow('was changed after it ran');
});
