import { Kysely } from 'kysely';
import pg from 'pg';

import { ConnectionQueue } from './connection-queue.js';
import { type Database, type FindTraceparent, createDatabase } from './database.js';
import { type Scripts, type Session, dialectOver } from './driver.js';
import { connectionLost, endsConnection } from './failures.js';
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

/** Runs a statement; its text has no values of parameters. */
export type TraceStatement = <T>(sql: string, run: () => Promise<T>) => Promise<T>;

export interface PostgresOptions {
  /** Runs each statement, to measure it. */
  traceStatement?: TraceStatement;
  /** Its value is stored with the jobs that a transaction adds. */
  findTraceparent?: FindTraceparent;
  /** Maximum number of open connections. */
  maxConnections?: number;
  /** How long a caller waits for a connection before it gets 503. */
  queueTimeoutMs?: number;
  onIdleError?: (error: Error) => void;
  /** How long a statement may wait for the server's answer; null, the default, for ever. */
  queryTimeoutMs?: number | null;
}

/** A call whose new connection is not there in this time is refused with 503: callers shouldn't wait for a database that hangs. */
const CONNECTION_TIMEOUT_MS = 3000;
const DEFAULT_CONNECTIONS = 10;

/** Opens a pool on PostgreSQL 15 or later. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const max = options.maxConnections ?? DEFAULT_CONNECTIONS;
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'consign',
    pipeline: true,
  });
  // Without listeners, a connection that dies would end the process: the pool's is for idle ones, the client's for those
  // in use, whose statement is rejected as well.
  pool.on('error', options.onIdleError ?? (() => undefined));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    void findWhetherDirect(client);
  });
  const queryTimeoutMs = options.queryTimeoutMs ?? null;
  // The pool has a queue too, but its time limit is also the one for opening a connection, which takes longer.
  const queue = new ConnectionQueue(max, options.queueTimeoutMs ?? CONNECTION_TIMEOUT_MS);
  const dialect = dialectOver({
    acquire: async () => {
      await queue.enter();
      const client = await pool.connect().catch((cause: unknown) => {
        queue.leave(true);
        throw connectionLost(cause);
      });
      return new PooledSession(client, queryTimeoutMs, options.traceStatement ?? runUntraced);
    },
    release: (session: PooledSession, isBroken) => {
      const isLost = isBroken || session.isLost;
      session.client.release(isLost);
      queue.leave(isLost);
    },
    close: () => pool.end(),
  });
  const runScript = async (script: string) => {
    await pool.query(script);
  };
  const database = createDatabase(new Kysely<Schema>({ dialect }), runScript, options.findTraceparent);
  return {
    ...database,
    poolFigures: () => ({
      max,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: queue.waiting,
      expectedWaitMs: queue.expectedWaitMs,
    }),
  };
}

/** The connections that lead to the server itself. A pooler gives each transaction another session. */
const direct = new WeakSet<pg.ClientBase>();

/** A pooler names a process of its own when a connection opens. */
async function findWhetherDirect(client: pg.ClientBase): Promise<void> {
  const { rows } = await client
    .query<{ pid: number }>('select pg_backend_pid() as pid')
    .catch(() => ({ rows: [] }));
  if (rows[0]?.pid === Reflect.get(client, 'processID')) direct.add(client);
}

/** The names of kept statements, by their texts: the same in every session. */
const names = new Map<string, string>();

function toName(sql: string): string {
  const name = names.get(sql) ?? `kept ${names.size + 1}`;
  names.set(sql, name);
  return name;
}

/** Commands that report the number of changed rows. */
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const runUntraced: TraceStatement = (_sql, run) => run();

class PooledSession implements Session {
  /** Every later statement fails at once: behind one without an answer, a rollback would wait just as long. */
  #lost: Error | null = null;

  constructor(
    readonly client: pg.PoolClient,
    private readonly queryTimeoutMs: number | null,
    private readonly trace: TraceStatement,
  ) {}

  get isLost(): boolean {
    return this.#lost !== null;
  }

  async query(sql: string, params: unknown[], name?: string) {
    const { command, rows, rowCount } = await this.trace(sql, () => this.#send(sql, params, name));
    return { rows, affectedRows: CHANGES.has(command) ? (rowCount ?? 0) : undefined };
  }

  exec(script: string): Promise<unknown> {
    return this.trace(script, () => this.#send(script, []));
  }

  async queryBetween({ before, after }: Scripts, sql: string, params: unknown[], isKept: boolean) {
    const { stream } = this.client.connection;
    const name = isKept && direct.has(this.client) ? toName(sql) : undefined;
    // Held back until all are written: one call of the system sends them.
    stream.cork();
    const opened = before === null ? undefined : this.exec(before);
    const answered = this.query(sql, params, name);
    const closed = after === null ? undefined : this.exec(after);
    stream.uncork();
    // In the order of their causes: if one fails, so may those after it.
    const results = await Promise.allSettled([opened, answered, closed]);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return answered;
  }

  async #send(text: string, values: unknown[], name?: string): Promise<pg.QueryResult<object>> {
    if (this.#lost !== null) throw this.#lost;
    const timeout = this.queryTimeoutMs === null ? {} : { query_timeout: this.queryTimeoutMs };
    try {
      // Without values, pg uses the simple protocol, which accepts several statements.
      return await this.client.query<object>({
        text,
        name,
        ...(values.length === 0 ? {} : { values }),
        ...timeout,
      });
    } catch (error) {
      if (!endsConnection(error)) throw error;
      this.#lost = connectionLost(error);
      throw this.#lost;
    }
  }
}
