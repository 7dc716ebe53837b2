import { type Kysely, type Transaction } from 'kysely';

import type { Deadline } from './deadline.js';
import { type ScriptQuery, markAsKept, markAsLast, toScriptQuery } from './driver.js';
import { lostRace, withStatus } from './failures.js';
import type { Schema } from './schema.js';

export type Tx = Transaction<Schema>;

/** The owner of the rows that a transaction may see; null means no rows. */
export interface Scope {
  readonly tenantId: string;
  readonly organisationId: string | null;
}

/**
 * 'snapshot': every statement reads the same moment, and a row that another transaction changed since is not changed.
 * 'writing': for what asks where a transaction that only reads is the default.
 */
export type TxMode = 'snapshot' | 'writing';

/** Connections of a pool, and callers that wait for one. */
export interface PoolFigures {
  readonly max: number;
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
  /** The expected wait of a caller who comes now. */
  readonly expectedWaitMs: number;
}

/** Sends no statement and commits nothing after the deadline. */
type RunTransaction = <T>(
  scope: Scope,
  run: (tx: Tx) => Promise<T>,
  mode?: TxMode,
  deadline?: Deadline,
) => Promise<T>;

/** A PostgreSQL database, embedded or a server. Every transaction states whose rows it may see. */
export interface Database {
  readonly kysely: Kysely<Schema>;
  /** Runs a transaction as consign_app that sees only the rows of the scope; retried after a serialisation failure. */
  inTenant: RunTransaction;
  /** As inTenant, for a transaction that only reads: it opens with its first statement, and a write in it fails. */
  inTenantReading: RunTransaction;
  /** As inTenantReading, but a replica may answer. It sees everything that was acknowledged before. */
  inReading: RunTransaction;
  /** Runs a transaction as consign_app that sees no tenant's rows, for queries before the tenant is known. */
  asSystem<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a transaction as the schema owner: for migrations and provisioning, never for a request. */
  asSchemaOwner<T>(scope: Scope | null, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs several statements as the owner. */
  runScript(script: string): Promise<void>;
  /** The pool's connections at this moment; a database without a pool has none. */
  readonly poolFigures?: () => PoolFigures;
  close(): Promise<void>;
}

/** One of the databases over which the tenants are spread. */
export interface NamedDatabase {
  /** Null for the only one, if it has no name. */
  readonly name: string | null;
  readonly database: Database;
}

/**
 * For the last statement of a transaction that only reads: its end is sent with it, so that a reading of one statement
 * takes one round trip (PLAT-106). Another statement after it throws. Has no effect in a transaction that may write.
 */
export function lastStatement(tx: Tx): Tx {
  return tx.withPlugin(markAsLast);
}

/**
 * For a statement whose plan is as good for every value: in a transaction that only reads, a connection to the server itself
 * parses and plans it once (PLAT-292). Its text must be one of few.
 */
export function keptStatement(tx: Tx): Tx {
  return tx.withPlugin(markAsKept);
}

const ATTEMPTS = 5;

/** The W3C traceparent of the call or job that runs now; null if its trace is not recorded. */
export type FindTraceparent = () => string | null;

export function createDatabase(
  kysely: Kysely<Schema>,
  runScript: (script: string) => Promise<void>,
  findTraceparent: FindTraceparent = () => null,
): Database {
  const enter = <T>(opening: ScriptQuery, run: (tx: Tx) => Promise<T>) =>
    retried(() =>
      kysely.transaction().execute(async (tx) => {
        await tx.executeQuery(opening);
        return run(tx);
      }),
    );
  const asApp =
    (script?: ScriptQuery['script']) =>
    async <T>(
      scope: Scope | null,
      run: (tx: Tx) => Promise<T>,
      mode?: TxMode,
      deadline?: Deadline,
    ): Promise<T> => {
      try {
        const settings = { ...appSettings(deadline), ...traceSetting(findTraceparent()) };
        const opening = `${entering(settings, scope, mode)}${refusingClosed(scope)}`;
        return await enter(toScriptQuery(opening, script, deadline), run);
      } catch (error) {
        throw withStatus(error);
      }
    };
  const inTenant = asApp();
  const inTenantReading = asApp('ahead');
  return {
    kysely,
    runScript,
    inTenant,
    inTenantReading,
    inReading: inTenantReading,
    asSystem: (run) => inTenant(null, run),
    asSchemaOwner: async (scope, run) => enter(toScriptQuery(entering({}, scope, undefined)), run),
    close: () => kysely.destroy(),
  };
}

/**
 * Policies apply only to this role: superusers and owners bypass them. After a lock or statement timeout the client gets
 * 503 with Retry-After. JIT is off: compiling costs more than statements of a few milliseconds take.
 */
function appSettings(deadline: Deadline | undefined) {
  const left = Math.max(1, Math.floor(deadline?.left ?? Number.POSITIVE_INFINITY));
  return {
    role: 'consign_app',
    lock_timeout: `${Math.min(LOCK_TIMEOUT_MS, left)}ms`,
    statement_timeout: `${Math.min(STATEMENT_TIMEOUT_MS, left)}ms`,
    jit: 'off',
  };
}

const LOCK_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** All settings end with the transaction. */
function entering(
  more: Readonly<Record<string, string>>,
  scope: Scope | null,
  mode: TxMode | undefined,
): string {
  const settings: Record<string, string> = {
    'app.tenant_id': toSetting(scope?.tenantId),
    'app.organisation_id': toSetting(scope?.organisationId),
    ...more,
  };
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  const isolation = mode === 'snapshot' ? 'set transaction isolation level repeatable read; ' : '';
  return `${isolation}select ${calls.join(', ')}`;
}

/** A tenant that is moving to another database is closed in this one, at once and in every process (PLAT-260). */
function refusingClosed(scope: Scope | null): string {
  return scope === null ? '' : `, refuse_closed_tenant('${toSetting(scope.tenantId)}')`;
}

/** Jobs that the transaction adds take it (PLAT-170). Left out, unlike an id, if it is not valid: tracing fails no call. */
function traceSetting(traceparent: string | null): Readonly<Record<string, string>> {
  if (traceparent === null || !/^[\da-f]{2}(?:-[\da-f]+){3}$/u.test(traceparent)) return {};
  return { 'app.traceparent': traceparent };
}

/** Checked, because the value becomes part of the statement text. */
function toSetting(id: string | null | undefined): string {
  if (id === null || id === undefined) return '';
  if (!/^[\da-f-]{36}$/iu.test(id))
    throw new Error('The transaction scope contains a value that is not an id');
  return id;
}

async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !lostRace(error)) throw error;
    }
  }
}
