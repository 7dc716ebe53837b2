import { Kysely } from 'kysely';
import pg from 'pg';

import { type Database, createDatabase } from './database.js';
import { type Session, dialectOver } from './driver.js';
import type { Schema } from './schema.js';

const INT8 = 20;
const DATE = 1082;
const INTERVAL = 1186;

/** Returns bigint as number (counts fit), dates and intervals as text, like the embedded engine. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') => {
    if (oid === INT8) return Number;
    if (oid === DATE || oid === INTERVAL) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

export interface PostgresOptions {
  /** Maximum number of open connections. */
  maxConnections?: number;
  onIdleError?: (error: Error) => void;
}

/** Opens a pool on PostgreSQL 15 or later. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'consign',
  });
  // The pool replaces a connection that dies while idle; without a listener the error would end the process.
  pool.on('error', options.onIdleError ?? (() => undefined));
  const dialect = dialectOver({
    acquire: async () => new PooledSession(await pool.connect()),
    release: ({ client }: PooledSession, isBroken) => client.release(isBroken),
    close: () => pool.end(),
  });
  return createDatabase(new Kysely<Schema>({ dialect }), async (script) => {
    await pool.query(script);
  });
}

/** Commands that report the number of changed rows. */
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class PooledSession implements Session {
  constructor(readonly client: pg.PoolClient) {}

  async query(sql: string, params: unknown[]) {
    const { command, rows, rowCount } = await this.client.query<object>(sql, params);
    return { rows, affectedRows: CHANGES.has(command) ? (rowCount ?? 0) : undefined };
  }

  exec(script: string): Promise<unknown> {
    return this.client.query(script);
  }
}
