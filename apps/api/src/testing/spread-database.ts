import type { Database, NamedDatabase, Scope } from '../database/database.js';
import { worldId } from './world-rows.js';

/** The tenant that lives in the second database: Aurora. */
const secondTenant = worldId(2);

const parts = new WeakMap<Database, readonly NamedDatabase[]>();

/**
 * Two databases that tests use as one: what has a tenant's scope goes to the tenant's own, scripts to both, everything
 * else to the first.
 */
export function spreadDatabase(first: Database, second: Database): Database {
  const findHome = (scope: Scope) => (scope.tenantId === secondTenant ? second : first);
  const spread: Database = {
    ...first,
    inTenant: (scope, ...asked) => findHome(scope).inTenant(scope, ...asked),
    inTenantReading: (scope, ...asked) => findHome(scope).inTenantReading(scope, ...asked),
    inReading: (scope, ...asked) => findHome(scope).inReading(scope, ...asked),
    asSchemaOwner: (scope, run) => (scope === null ? first : findHome(scope)).asSchemaOwner(scope, run),
    runScript: async (script) => {
      await second.runScript(script);
      await first.runScript(script);
    },
    close: async () => {
      await second.close();
      await first.close();
    },
  };
  parts.set(spread, [
    { name: 'east', database: first },
    { name: 'west', database: second },
  ]);
  return spread;
}

/** The databases of an app over this one. */
export function namedDatabases(database: Database): readonly NamedDatabase[] {
  return parts.get(database) ?? [{ name: null, database }];
}
