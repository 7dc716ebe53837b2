import { createAskDatabases } from '../database/ask-databases.js';
import type { Database, NamedDatabase, PoolFigures, Scope } from '../database/database.js';
import { TENANT_HAS_TWO_HOMES, isMoving } from '../database/failures.js';
import { hostName } from '../http/auth/identity.js';
import { type StoredTenant, findTenantByHost, hasNamesake, isMovingHost } from './tenant-store.js';

/** The databases over which the tenants are spread, each tenant whole in one of them (PLAT-257). */
export interface TenantHomes extends Pick<Database, 'inTenant' | 'inTenantReading' | 'inReading'> {
  /** @throws if the tenant may be in a database that does not answer, or has two homes */
  findTenant(host: string): Promise<StoredTenant | undefined>;
  /** The pool that a call of this host waits for, if its tenant was asked for before. */
  findPool(host: string): PoolFigures | undefined;
}

/** Its calls get 503 until one of the two is removed. */
class TwoHomes extends Error {
  override readonly name = 'TwoHomes';
  readonly code = TENANT_HAS_TWO_HOMES;

  constructor(code: string, databases: readonly NamedDatabase[]) {
    const names = databases.map(({ name }) => name).sort();
    super(
      `The tenant ${code}, or another with its host, code or external id, is in two databases: ${names.join(', ')}`,
    );
  }
}

/** The tenant is closed for a moment, because it moves to another database. */
class TenantMoves extends Error {
  override readonly name = 'TenantMoves';
  readonly statusCode = 503;
}

export function createTenantHomes(databases: readonly NamedDatabase[]): TenantHomes {
  const [only] = databases;
  if (only === undefined) throw new Error('There is no database');
  return databases.length === 1 ? homeOfAll(only.database) : spreadOver(databases);
}

function homeOfAll(database: Database): TenantHomes {
  const { inTenant, inTenantReading, inReading, poolFigures } = database;
  return {
    inTenant,
    inTenantReading,
    inReading,
    findTenant: (host) => database.asSystem((tx) => findTenantByHost(tx, host)),
    findPool: () => poolFigures?.(),
  };
}

function spreadOver(databases: readonly NamedDatabase[]): TenantHomes {
  const byTenant = new Map<string, Database>();
  const byHost = new Map<string, Database>();
  const ask = createAskDatabases();

  /** Runs in the tenant's home, also if it has moved since it was asked for. */
  async function inHome<T>(scope: Scope, run: (home: Database) => Promise<T>): Promise<T> {
    try {
      return await run(findHome(scope));
    } catch (error) {
      const id = scope.tenantId;
      if (!isMoving(error)) throw error;
      const isOpen = async (database: Database) =>
        (await database.asSystem((tx) => hasNamesake(tx, { id }))) || undefined;
      const [home] = (await ask(databases, isOpen, 'all')).found;
      if (home === undefined) throw error;
      byTenant.set(id, home.home.database);
      return run(home.home.database);
    }
  }

  function findHome({ tenantId }: Scope): Database {
    const home = byTenant.get(tenantId);
    if (home === undefined) throw new Error('Nothing has asked for the tenant by its host');
    return home;
  }

  /** Finds the one database that has the host's tenant, and none of the others anything of its names. */
  async function findTenant(host: string): Promise<StoredTenant | undefined> {
    const lookUp = (database: Database) => database.asSystem((tx) => findTenantByHost(tx, host));
    const { found, failure } = await ask(databases, lookUp, 'all');
    const [first, ...more] = found;
    if (first === undefined) {
      if (failure !== null) throw failure;
      const isClosed = async (database: Database) =>
        (await database.asSystem((tx) => isMovingHost(tx, host))) || undefined;
      if ((await ask(databases, isClosed, 'all')).found.length > 0) throw new TenantMoves();
      byHost.delete(host);
      return undefined;
    }
    const { home, answer: tenant } = first;
    const others = databases.filter((each) => each !== home);
    const compare = async (database: Database) =>
      (await database.asSystem((tx) => hasNamesake(tx, tenant))) || undefined;
    const [namesake] = more.length > 0 ? more : (await ask(others, compare, 'a moment')).found;
    if (namesake !== undefined) throw new TwoHomes(tenant.code, [home, namesake.home]);
    byTenant.set(tenant.id, home.database);
    byHost.set(host, home.database);
    return tenant;
  }

  return {
    findTenant,
    inTenant: (scope, ...rest) => inHome(scope, (home) => home.inTenant(scope, ...rest)),
    inTenantReading: (scope, ...rest) => inHome(scope, (home) => home.inTenantReading(scope, ...rest)),
    inReading: (scope, ...rest) => inHome(scope, (home) => home.inReading(scope, ...rest)),
    findPool: (host) => byHost.get(hostName(host) ?? '')?.poolFigures?.(),
  };
}
