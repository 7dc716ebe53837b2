import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { Database } from '../database/database.js';
import { testApp } from './app.js';
import { testDatabase } from './database.js';
import { testNow } from './now.js';

/** A database that the files of a worker use in turn: to empty it takes far less than to make another. */
interface KeptDatabase {
  readonly database: Database;
  /** The catalogue as it was made, and what empties the tables. */
  readonly schema: string;
  readonly emptying: string;
  /** The app without options of a file's own, once one asked for it. */
  app: FastifyInstance | null;
}

/** The clock of the kept app; a test may set `at`. */
export const keptClock = { at: testNow, now: () => keptClock.at };

let kept: KeptDatabase | null = null;

/** A migrated database without a row, for the file that runs now: the last one's, if that left the schema as it was. */
export async function takeDatabase(): Promise<Database> {
  keptClock.at = testNow;
  if (kept !== null && (await describeSchema(kept.database)) !== kept.schema) {
    await kept.app?.close();
    await kept.database.close();
    kept = null;
  }
  kept ??= await make();
  await kept.database.runScript(kept.emptying);
  return kept.database;
}

/** The app over the database that was taken. */
export async function takeApp(database: Database): Promise<FastifyInstance> {
  if (kept?.database !== database) throw new Error('This database was not taken');
  kept.app ??= await testApp({ database, clock: keptClock });
  return kept.app;
}

/** Statistics of the few rows of one file would give the planner slow plans for the many rows of a later file. */
const keepNoStatistics = `do $$ declare name text; begin
  for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('alter table %I set (autovacuum_enabled = off)', name);
  end loop;
end $$`;

async function make(): Promise<KeptDatabase> {
  const database = await testDatabase();
  await database.runScript(keepNoStatistics);
  return {
    database,
    schema: await describeSchema(database),
    emptying: await writeEmptying(database),
    app: null,
  };
}

/** Differs after any change of a table, its rights, policies, triggers and constraints, or of a function. */
async function describeSchema(database: Database): Promise<string> {
  const catalogues = ['pg_class', 'pg_proc', 'pg_trigger', 'pg_policy', 'pg_constraint'];
  const each = catalogues.map((name) => `select xmin::text::bigint as changed from ${name}`);
  const { rows } = await sql<{ schema: string }>`
    select concat(count(*), ' ', max(changed)) as schema from (${sql.raw(each.join(' union all '))}) rows`.execute(
    database.kysely,
  );
  return rows[0]?.schema ?? '';
}

/** Deletes the rows of every table that migrations leave empty, without triggers or checks of what refers to what. */
async function writeEmptying(database: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
    database.kysely,
  );
  const filled = await sql<{ name: string }>`${sql.join(
    tables.map(
      ({ name }) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`,
    ),
    sql` union all `,
  )}`.execute(database.kysely);
  const notEmpty = new Set(filled.rows.map(({ name }) => name));
  const deletions = tables
    .filter(({ name }) => !notEmpty.has(name))
    .map(({ name }) => `delete from ${name};`);
  return `begin; set local session_replication_role = replica; ${deletions.join(' ')} commit;`;
}
