import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryId,
  type QueryResult,
} from 'kysely';

import type { Deadline } from './deadline.js';
import { connectionLost, isReadOnly } from './failures.js';

/** One PostgreSQL session, embedded or from a pool. */
export interface Session {
  query(sql: string, params: unknown[]): Promise<{ rows: unknown[]; affectedRows?: number | undefined }>;
  /** Runs several statements without parameters. */
  exec(script: string): Promise<unknown>;
  /**
   * Sends a statement in one round trip with the scripts around it. What it answers counts only if they succeed. A kept one
   * is one of few texts, which the session may remember with its plan.
   */
  queryBetween?(
    scripts: Scripts,
    sql: string,
    params: unknown[],
    isKept: boolean,
  ): ReturnType<Session['query']>;
}

/** Sent before and after a statement; null for nothing. */
export interface Scripts {
  readonly before: string | null;
  readonly after: string | null;
}

/** A source of sessions; every acquired session must be released. */
export interface Sessions<S extends Session> {
  acquire(): Promise<S>;
  /** A broken session could not end its transaction and must not be reused. */
  release(session: S, isBroken: boolean): void;
  close(): Promise<void>;
}

/** A PostgreSQL dialect over sessions. Statements that are not marked as kept are planned for their values. */
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
  /** After the deadline no statement of the transaction is sent, and nothing is committed. */
  readonly deadline: Deadline | null;
}

/**
 * 'ahead' is for what opens a transaction that only reads: if the script fails, the statement after it has run without
 * it, and its answer is dropped.
 */
export function toScriptQuery(
  sql: string,
  script: ScriptQuery['script'] = 'alone',
  deadline: Deadline | null = null,
): ScriptQuery {
  return { ...CompiledQuery.raw(sql), script, deadline };
}

const lastStatements = new WeakSet<QueryId>();
const keptStatements = new WeakSet<QueryId>();

/** Marks statements as the last ones of their transactions. */
export const markAsLast = markIn(lastStatements);
/** Marks statements that a session may keep with their plan. */
export const markAsKept = markIn(keptStatements);

function markIn(marked: WeakSet<QueryId>): KyselyPlugin {
  return {
    transformQuery: ({ node, queryId }) => {
      marked.add(queryId);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
}

/** A transaction begins when its first statement is sent. */
class SessionConnection<S extends Session> implements DatabaseConnection {
  isBroken = false;
  /** Text to send before the next statement: the begin of the transaction, and a script that goes ahead. */
  #opening: string | null = null;
  /** Whether the transaction only reads: a script went ahead. */
  #isReading = false;
  /** 'last': no statement may follow. 'ended': the commit went with the last one. */
  #state: 'open' | 'last' | 'ended' = 'open';
  #deadline: Deadline | null = null;

  constructor(readonly session: S) {}

  begin(): void {
    this.#opening = 'begin';
    this.#isReading = false;
    this.#state = 'open';
    this.#deadline = null;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (how === 'commit') this.#deadline?.check();
    if (this.#takeOpening() === null && this.#state !== 'ended') await this.session.exec(how);
  }

  async executeQuery<R>(query: CompiledQuery | ScriptQuery): Promise<QueryResult<R>> {
    const { sql } = query;
    if ('script' in query) this.#deadline = query.deadline;
    this.#deadline?.check();
    const opening = this.#takeOpening();
    if ('script' in query) {
      this.#isReading = query.script === 'ahead';
      const begin = opening !== null && this.#isReading ? `${opening} read only` : opening;
      const script = begin === null ? sql : `${begin}; ${sql}`;
      if (this.#isReading && this.session.queryBetween !== undefined) this.#opening = script;
      else await this.session.exec(script);
      return { rows: [] };
    }
    if (this.#state !== 'open') throw new Error('A statement follows the one that was marked as the last');
    if (lastStatements.delete(query.queryId) && this.#isReading) this.#state = 'last';
    const { rows, affectedRows } = await this.#query(opening, query);
    return {
      rows: rows as R[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  #takeOpening(): string | null {
    const opening = this.#opening;
    this.#opening = null;
    return opening;
  }

  async #query(opening: string | null, { sql, parameters, queryId }: CompiledQuery) {
    const { session } = this;
    const values = [...parameters];
    if (this.#isReading && session.queryBetween !== undefined) {
      const isLast = this.#state === 'last';
      if (isLast) this.#state = 'ended';
      const scripts = { before: opening, after: isLast ? 'commit' : null };
      return session.queryBetween(scripts, sql, values, keptStatements.has(queryId));
    }
    if (opening !== null) await session.exec(opening);
    return session.query(sql, values).catch((error: unknown) => this.#giveUpReplica(error));
  }

  /** A server that takes no writes has been a primary: another connection leads to the one that is now. */
  #giveUpReplica(error: unknown): never {
    if (this.#isReading || !isReadOnly(error)) throw error;
    this.isBroken = true;
    throw connectionLost(error);
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator, and nothing is streamed here
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming results is not supported');
  }
}
