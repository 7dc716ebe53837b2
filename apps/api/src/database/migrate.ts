import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';

import { sql } from 'kysely';

import type { Database, Tx } from './database.js';
import { sqlState, UNIQUE_VIOLATION, isUndefinedOrForbidden } from './failures.js';
import { toScriptQuery } from './driver.js';

const folder = new URL('./migrations/', import.meta.url);

interface Migration {
  readonly name: string;
  readonly script: string;
  readonly checksum: string;
}

/**
 * Brings the schema up to date, one transaction per file; concurrent processes wait for each other on a lock row.
 *
 * @param onRan called after each file that ran, with its name and how long it took
 * @returns the names of the files that ran
 * @throws if a file changed after it ran
 */
export async function migrate(
  database: Database,
  now: Date,
  onRan: (name: string, ms: number) => void = () => undefined,
): Promise<string[]> {
  await prepare(database);
  const ran: string[] = [];
  for (const migration of await migrations()) {
    const start = performance.now();
    if (!(await database.asSchemaOwner(null, (tx) => runOnce(tx, migration, now)))) continue;
    ran.push(migration.name);
    onRan(migration.name, Math.round(performance.now() - start));
  }
  return ran;
}

/** Migrates, and prints a line for each migration as it finishes, then how many ran (PLAT-61). */
export async function migrateAndPrint(
  database: Database,
  now: Date,
  print: (line: string) => void,
): Promise<string[]> {
  const ran = await migrate(database, now, (name, ms) => print(`${name} (${ms} ms)`));
  print(ran.length === 0 ? 'The schema was up to date' : `Migrations that ran: ${ran.length}`);
  return ran;
}

const PREPARATIONS = [
  'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, ran_at timestamptz NOT NULL)',
  'CREATE TABLE IF NOT EXISTS schema_lock (id integer PRIMARY KEY)',
  'INSERT INTO schema_lock VALUES (1) ON CONFLICT DO NOTHING',
];

async function prepare(database: Database): Promise<void> {
  for (const statement of PREPARATIONS) {
    await database.runScript(statement).catch((error: unknown) => {
      if (!ALREADY_THERE.has(sqlState(error))) throw error;
    });
  }
}

/** IF NOT EXISTS does not see a table that another process is creating; when this statement fails, the table exists. */
const ALREADY_THERE = new Set([UNIQUE_VIOLATION, '42P07', '42710']);

async function runOnce(tx: Tx, { name, script, checksum }: Migration, now: Date): Promise<boolean> {
  await sql`select id from schema_lock for update`.execute(tx);
  const { rows } = await sql<{ checksum: string }>`
    select checksum from schema_migrations where name = ${name}`.execute(tx);
  const [earlier] = rows;
  if (earlier !== undefined) {
    if (earlier.checksum !== checksum) throw new Error(`Migration ${name} was changed after it ran`);
    return false;
  }
  await tx.executeQuery(toScriptQuery(script));
  await sql`insert into schema_migrations values (${name}, ${checksum}, ${now})`.execute(tx);
  return true;
}

/** The names of this release's migrations, in their order. */
export async function listMigrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

async function migrations(): Promise<Migration[]> {
  return Promise.all(
    (await listMigrationNames()).map(async (name) => {
      const script = await readFile(new URL(name, folder), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    }),
  );
}

/** How the database's schema differs from this release's; both empty if it doesn't. */
export interface SchemaState {
  /** Migrations that have not run. */
  readonly missing: readonly string[];
  /** Migrations of a later release that have run. */
  readonly newer: readonly string[];
}

/** Returns a check of the schema. It runs with the role of a call, so it proves that calls are possible too. */
export function createSchemaCheck(database: Pick<Database, 'asSystem'>): () => Promise<SchemaState> {
  let own: Promise<string[]> | null = null;
  return async () => {
    own ??= listMigrationNames();
    const [names, ran] = await Promise.all([own, findRanMigrations(database)]);
    return {
      missing: names.filter((name) => !ran.includes(name)),
      newer: ran.filter((name) => !names.includes(name)),
    };
  };
}

/** In a database without the role, the function or the right to call it, no migration is known to have run. */
export async function findRanMigrations(database: Pick<Database, 'asSystem'>): Promise<string[]> {
  try {
    const { rows } = await database.asSystem((tx) =>
      sql<{ name: string }>`select name from list_migrations()`.execute(tx),
    );
    return rows.map(({ name }) => name);
  } catch (error) {
    if (isUndefinedOrForbidden(error)) return [];
    throw error;
  }
}
