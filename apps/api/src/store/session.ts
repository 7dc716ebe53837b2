import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

import { type Database, createDatabase } from './database.js';
import type { Schema } from './schema.js';

/** One session of an embedded PostgreSQL. It answers int8 as number, days and intervals as text. */
export interface DatabaseSession {
  query(sql: string, params?: unknown[]): Promise<{ rows: unknown[]; affectedRows?: number | undefined }>;
  exec(sql: string): Promise<unknown>;
  close?(): Promise<void>;
}

/** A Database over one session: its transactions wait for one another. */
export function openSession(session: DatabaseSession): Database {
  const driver = new SessionDriver(session);
  const kysely = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return createDatabase(kysely, async (script) => {
    const connection = await driver.acquireConnection();
    try {
      await session.exec(script);
    } finally {
      await driver.releaseConnection(connection);
    }
  });
}

class SessionDriver implements Driver {
  readonly #session: DatabaseSession;
  readonly #connection: DatabaseConnection;
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => undefined;

  constructor(session: DatabaseSession) {
    this.#session = session;
    this.#connection = {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
        const { rows, affectedRows } = await session.query(sql, [...parameters]);
        return {
          rows: rows as R[],
          ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
        };
      },
      // oxlint-disable-next-line require-yield -- the interface asks for a generator, and nothing is streamed here
      streamQuery: async function* () {
        throw new Error('The embedded database does not stream');
      },
    };
  }

  async init(): Promise<void> {
    // The session is open already.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let release = (): void => undefined;
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(_connection: DatabaseConnection): Promise<void> {
    this.#release();
  }

  async beginTransaction(): Promise<void> {
    await this.#session.query('begin');
  }

  async commitTransaction(): Promise<void> {
    await this.#session.query('commit');
  }

  async rollbackTransaction(): Promise<void> {
    await this.#session.query('rollback');
  }

  async destroy(): Promise<void> {
    await this.#session.close?.();
  }
}
