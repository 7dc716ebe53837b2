import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

/** One PostgreSQL session, embedded or from a pool. */
export interface Session {
  query(sql: string, params: unknown[]): Promise<{ rows: unknown[]; affectedRows?: number | undefined }>;
  /** Runs several statements without parameters. */
  exec(script: string): Promise<unknown>;
}

/** A source of sessions; every acquired session must be released. */
export interface Sessions<S extends Session> {
  acquire(): Promise<S>;
  /** A broken session could not end its transaction and must not be reused. */
  release(session: S, isBroken: boolean): void;
  close(): Promise<void>;
}

/** A PostgreSQL dialect over sessions. Statements are unnamed: a named one switches to a generic plan after a few runs. */
export function dialectOver<S extends Session>(sessions: Sessions<S>): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SessionsDriver(sessions),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class SessionsDriver<S extends Session> implements Driver {
  constructor(private readonly sessions: Sessions<S>) {}

  async init(): Promise<void> {
    // Sessions open on first use.
  }

  async acquireConnection(): Promise<SessionConnection<S>> {
    return new SessionConnection(await this.sessions.acquire());
  }

  async releaseConnection(connection: SessionConnection<S>): Promise<void> {
    this.sessions.release(connection.session, connection.isBroken);
  }

  async beginTransaction(connection: SessionConnection<S>): Promise<void> {
    connection.begin();
  }

  commitTransaction(connection: SessionConnection<S>): Promise<void> {
    return connection.end('commit');
  }

  /** Ignore a failed rollback: the original error is the one to report. */
  async rollbackTransaction(connection: SessionConnection<S>): Promise<void> {
    await connection.end('rollback').catch(() => {
      connection.isBroken = true;
    });
  }

  destroy(): Promise<void> {
    return this.sessions.close();
  }
}

/**
 * Runs statements without parameters in one round trip over the simple query protocol; begins the transaction if they
 * come first. Returns no rows.
 */
export interface ScriptQuery extends CompiledQuery {
  readonly isScript: true;
}

export function toScriptQuery(sql: string): ScriptQuery {
  return { ...CompiledQuery.raw(sql), isScript: true };
}

/** A transaction begins when its first statement is sent. */
class SessionConnection<S extends Session> implements DatabaseConnection {
  isBroken = false;
  #hasToBegin = false;

  constructor(readonly session: S) {}

  begin(): void {
    this.#hasToBegin = true;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const isEmpty = this.#hasToBegin;
    this.#hasToBegin = false;
    if (!isEmpty) await this.session.exec(how);
  }

  async executeQuery<R>(query: CompiledQuery | ScriptQuery): Promise<QueryResult<R>> {
    const { sql, parameters } = query;
    const begin = this.#hasToBegin ? 'begin' : null;
    this.#hasToBegin = false;
    if ('isScript' in query) {
      await this.session.exec(begin === null ? sql : `${begin}; ${sql}`);
      return { rows: [] };
    }
    if (begin !== null) await this.session.exec(begin);
    const { rows, affectedRows } = await this.session.query(sql, [...parameters]);
    return {
      rows: rows as R[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator, and nothing is streamed here
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming results is not supported');
  }
}
