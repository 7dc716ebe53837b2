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
  /** Sends a script and the statement after it in one round trip. What the statement answers counts only if the script succeeds. */
  queryAfter?(script: string, sql: string, params: unknown[]): ReturnType<Session['query']>;
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
  /** 'ahead': sent with the statement that follows, in the same round trip. */
  readonly script: 'alone' | 'ahead';
}

/**
 * 'ahead' is for what opens a transaction that only reads: if the script fails, the statement after it has run without
 * it, and its answer is dropped.
 */
export function toScriptQuery(sql: string, script: ScriptQuery['script'] = 'alone'): ScriptQuery {
  return { ...CompiledQuery.raw(sql), script };
}

/** A transaction begins when its first statement is sent. */
class SessionConnection<S extends Session> implements DatabaseConnection {
  isBroken = false;
  /** What has to be sent before the next statement: the begin of the transaction, and a script that goes ahead. */
  #opening: string | null = null;
  #goesAhead = false;

  constructor(readonly session: S) {}

  begin(): void {
    this.#opening = 'begin';
    this.#goesAhead = false;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#takeOpening() === null) await this.session.exec(how);
  }

  async executeQuery<R>(query: CompiledQuery | ScriptQuery): Promise<QueryResult<R>> {
    const { sql, parameters } = query;
    const goesAhead = this.#goesAhead;
    const opening = this.#takeOpening();
    if ('script' in query) {
      const script = opening === null ? sql : `${opening}; ${sql}`;
      if (query.script === 'alone' || this.session.queryAfter === undefined) {
        await this.session.exec(script);
      } else {
        this.#opening = script;
        this.#goesAhead = true;
      }
      return { rows: [] };
    }
    const { rows, affectedRows } = await this.#query(goesAhead, opening, sql, [...parameters]);
    return {
      rows: rows as R[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  #takeOpening(): string | null {
    const opening = this.#opening;
    this.#opening = null;
    this.#goesAhead = false;
    return opening;
  }

  async #query(goesAhead: boolean, opening: string | null, sql: string, parameters: unknown[]) {
    const { session } = this;
    if (opening !== null && goesAhead && session.queryAfter !== undefined) {
      return session.queryAfter(opening, sql, parameters);
    }
    if (opening !== null) await session.exec(opening);
    return session.query(sql, parameters);
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator, and nothing is streamed here
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming results is not supported');
  }
}
