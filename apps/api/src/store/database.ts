import { type Kysely, type Transaction, sql } from 'kysely';

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
const LOST_A_RACE = new Set(['40001', '40P01']);

export function createDatabase(
  kysely: Kysely<Schema>,
  runScript: (script: string) => Promise<void>,
): Database {
  const enter = <T>(role: 'consign_app' | null, scope: Scope | null, run: (tx: Tx) => Promise<T>) =>
    retried(() =>
      kysely.transaction().execute(async (tx) => {
        await enterScope(tx, role, scope);
        return run(tx);
      }),
    );
  return {
    kysely,
    runScript,
    inTenant: (scope, run) => enter('consign_app', scope, run),
    asSystem: (run) => enter('consign_app', null, run),
    asOwner: (scope, run) => enter(null, scope, run),
    close: () => kysely.destroy(),
  };
}

/** The role makes the policies real: superusers and owners pass them. All of it ends with the transaction. */
async function enterScope(tx: Tx, role: 'consign_app' | null, scope: Scope | null): Promise<void> {
  const tenant = scope?.tenantId ?? '';
  const organisation = scope?.organisationId ?? '';
  const asRole = role === null ? sql`` : sql`, set_config('role', ${role}, true)`;
  await sql`select set_config('app.tenant_id', ${tenant}, true),
    set_config('app.organisation_id', ${organisation}, true)${asRole}`.execute(tx);
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

function lostRace(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && LOST_A_RACE.has(error.code)
  );
}
