import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { type Database, createDatabase } from './database.js';
import type { Schema } from './schema.js';

const INT8 = 20;
const DATE = 1082;
const INTERVAL = 1186;

/** A number where a bigint fits one (counts do), days and intervals as text: as the embedded engine answers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE || oid === INTERVAL) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

export interface PostgresOptions {
  /** Connections kept open at most. */
  maxConnections?: number;
  onIdleError?: (error: Error) => void;
}

/** Any PostgreSQL 15 or later. Statements are unnamed: a named one would turn to a generic plan after a few runs. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'consign',
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', options.onIdleError ?? (() => undefined));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return createDatabase(kysely, async (script) => {
    await pool.query(script);
  });
}
