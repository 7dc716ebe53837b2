import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';

import { startPostgres } from '../../../../postgres.shared.js';
import { hasServer, openEmbedded, testDatabase } from '../testing/database.js';
import { testNow } from '../testing/now.js';
import type { Database } from './database.js';
import { migrate } from './migrate.js';
import { openPostgres } from './postgres.js';

/** Everything that the migrations made, a line each, in words that both engines share. */
async function readCatalogue(database: Database): Promise<string[]> {
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
`.execute(database.kysely);
  return rows.map(({ line }) => line).sort();
}

/** The server that this suite runs on, or one of the test's own; nothing where there are no binaries. */
async function findServer(): Promise<Database | null> {
  if (hasServer()) {
    const database = await testDatabase();
    onTestFinished(() => database.close());
    return database;
  }
  const server = await startPostgres();
  if (server === null) return null;
  const database = openPostgres(server.url);
  onTestFinished(async () => {
    await database.close();
    await server.stop();
  });
  await migrate(database, testNow);
  return database;
}

it('makes the same tables, keys, indexes, policies and grants on both engines', async (context) => {
  const server = await findServer();
  if (server === null) return context.skip('PostgreSQL was not found, so there is nothing to compare with');
  const embedded = await openEmbedded();
  onTestFinished(() => embedded.close());
  await migrate(embedded, testNow);
  const made = await readCatalogue(embedded);
  expect(made.length).toBeGreaterThan(100);
  expect(await readCatalogue(server)).toEqual(made);
}, 120_000);
