import { randomBytes } from 'node:crypto';

import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';

import type { Database } from '../database/database.js';
import { openPostgres } from '../database/postgres.js';
import { openSession } from '../database/session.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The embedded engine's migrated data folder, as a file; null when testing on PostgreSQL. */
    embeddedTemplate: string | null;
    /** The PostgreSQL server and the migrated database to copy; null when testing on the embedded engine. */
    postgres: PostgresUnderTest | null;
  }
}

interface PostgresUnderTest {
  /** The server itself. */
  readonly admin: string;
  readonly template: string;
  /** What tests connect to: the server, or a pooler before it. */
  readonly entry: string;
}

/** Parses embedded results as openPostgres does. */
export const embeddedParsers = {
  [types.INT8]: Number,
  [types.DATE]: (value: string) => value,
  [types.INTERVAL]: (value: string) => value,
};

export async function openEmbedded(dataDir?: Blob): Promise<Database> {
  const session = await PGlite.create({
    extensions: { pg_trgm },
    parsers: embeddedParsers,
    ...(dataDir === undefined ? {} : { loadDataDir: dataDir }),
  });
  return openSession(session);
}

/** Whether the suite runs on a PostgreSQL server, which races need. */
export function hasServer(): boolean {
  return inject('postgres') !== null;
}

/** Whether the suite reaches its server through PgBouncer in transaction mode. */
export function hasPooler(): boolean {
  const server = inject('postgres');
  return server !== null && server.entry !== server.admin;
}

/** A new migrated database on the engine under test; with TEST_DATABASES=two, its second tenant lives in another one. */
export async function testDatabase(): Promise<Database> {
  const first = await oneDatabase();
  if (process.env['TEST_DATABASES'] !== 'two') return first;
  // It imports the domain, which the global setup can't before it is built.
  const { spreadDatabase } = await import('./spread-database.js');
  return spreadDatabase(first, await oneDatabase());
}

async function oneDatabase(): Promise<Database> {
  const server = inject('postgres');
  if (server === null) {
    const { readFile } = await import('node:fs/promises');
    const template = inject('embeddedTemplate');
    if (template === null) throw new Error('The global set-up made no template');
    return openEmbedded(new Blob([await readFile(template)]));
  }
  const { url, drop } = await copyTemplate(server);
  const database = openPostgres(url, { maxConnections: 20 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** A new migrated database on the PostgreSQL server, for processes that connect by themselves. */
export function createServerDatabase(): Promise<ServerDatabase> {
  const server = inject('postgres');
  if (server === null) throw new Error('There is no PostgreSQL server');
  return copyTemplate(server);
}

interface ServerDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function copyTemplate({ admin, template, entry }: PostgresUnderTest): Promise<ServerDatabase> {
  // The end of the run drops what a worker kept.
  const name = `${template}_${randomBytes(4).toString('hex')}`;
  // Through the write-ahead log, which is the default, it takes four times as long.
  await asAdmin(admin, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(entry);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(admin, `drop database ${name} with (force)`) };
}

/** The address of a test's database on its server, without the pooler. */
export async function serverUrl(database: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.kysely);
  const url = new URL(inject('postgres')?.admin ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return url.href;
}

/** A unique name, so that several runs can share a server. */
export function testDatabaseName(): string {
  return `consign_test_${randomBytes(6).toString('hex')}`;
}

export async function asAdmin(url: string, statement: string): Promise<void> {
  await askServer(url, statement);
}

/** The databases of a server whose names begin with these characters. */
export async function listDatabases(url: string, start: string): Promise<string[]> {
  const rows = await askServer(url, `select datname from pg_database where starts_with(datname, '${start}')`);
  return rows.map((row) => (row as { datname: string }).datname);
}

async function askServer(url: string, statement: string): Promise<readonly object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}
