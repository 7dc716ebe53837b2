import { randomBytes } from 'node:crypto';

import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
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
    postgres: { admin: string; template: string } | null;
  }
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

/** A new migrated database on the engine under test. */
export async function testDatabase(): Promise<Database> {
  const server = inject('postgres');
  if (server === null) {
    const { readFile } = await import('node:fs/promises');
    const template = inject('embeddedTemplate');
    if (template === null) throw new Error('The global set-up made no template');
    return openEmbedded(new Blob([await readFile(template)]));
  }
  const { admin, template } = server;
  const name = testDatabaseName();
  await asAdmin(admin, `create database ${name} template ${template}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, { maxConnections: 20 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(admin, `drop database ${name} with (force)`);
    },
  };
}

/** A unique name, so that several runs can share a server. */
export function testDatabaseName(): string {
  return `consign_test_${randomBytes(6).toString('hex')}`;
}

export async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
