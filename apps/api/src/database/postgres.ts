import { Kysely } from 'kysely';
import pg from 'pg';

import { type Database, createDatabase } from './database.js';
import { type Session, dialectOver } from './driver.js';
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

/** Any PostgreSQL 15 or later. */
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
  const dialect = dialectOver({
    acquire: async () => new PooledSession(await pool.connect()),
    release: ({ client }: PooledSession, isBroken) => client.release(isBroken),
    close: () => pool.end(),
  });
  return createDatabase(new Kysely<Schema>({ dialect }), async (script) => {
    await pool.query(script);
  });
}

/** What a statement changed; a select changed nothing, however many rows it gave. */
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
