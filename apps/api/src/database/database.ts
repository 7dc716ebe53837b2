import { type Kysely, type Transaction } from 'kysely';

import { toScriptQuery } from './driver.js';
import { lostRace, withStatus } from './failures.js';
import type { Schema } from './schema.js';

export type Tx = Transaction<Schema>;

/** Whose rows a transaction may see; null is nobody's. */
export interface Scope {
  readonly tenantId: string;
  readonly organisationId: string | null;
  readonly userId: string | null;
}

/** A PostgreSQL, embedded or a server, entered through one function that says for whom. */
export interface Database {
  readonly kysely: Kysely<Schema>;
  /** A transaction as consign_app that sees the rows of the scope alone; run again when it lost a race. */
  inTenant<T>(scope: Scope, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** A transaction as consign_app that sees no tenant's rows: what is asked before a tenant is known. */
  asSystem<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** A transaction as the owner of the schema: migrations, and the provider's own provisioning. Never a request's. */
  asOwner<T>(scope: Scope | null, run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Several statements at once, as the owner. */
  runScript(script: string): Promise<void>;
  close(): Promise<void>;
}

const ATTEMPTS = 5;

export function createDatabase(
  kysely: Kysely<Schema>,
  runScript: (script: string) => Promise<void>,
): Database {
  const enter = <T>(role: Role, scope: Scope | null, run: (tx: Tx) => Promise<T>) =>
    retried(() =>
      kysely.transaction().execute(async (tx) => {
        await tx.executeQuery(toScriptQuery(entering(role, scope)));
        return run(tx);
      }),
    );
  const asApp = <T>(scope: Scope | null, run: (tx: Tx) => Promise<T>) =>
    enter('consign_app', scope, run).catch((error: unknown) => {
      throw withStatus(error);
    });
  return {
    kysely,
    runScript,
    inTenant: asApp,
    asSystem: (run) => asApp(null, run),
    asOwner: (scope, run) => enter('owner', scope, run),
    close: () => kysely.destroy(),
  };
}

type Role = 'consign_app' | 'owner';

/**
 * A request neither waits for a colleague's nor works for ever: it is told to come again. Nor is a statement of a few
 * milliseconds worth compiling to machine code.
 */
const LIMITS = { lock_timeout: '5s', statement_timeout: '30s', jit: 'off' };

/** The role makes the policies real: superusers and owners pass them. All of it ends with the transaction. */
function entering(role: Role, scope: Scope | null): string {
  const settings: Record<string, string> = {
    'app.tenant_id': toSetting(scope?.tenantId),
    'app.organisation_id': toSetting(scope?.organisationId),
    ...(role === 'consign_app' ? { role, ...LIMITS } : {}),
  };
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`);
  return `select ${calls.join(', ')}`;
}

/** It stands in the statement itself, so nothing else may be in it. */
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
