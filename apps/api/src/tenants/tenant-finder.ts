import type { SignInSettings } from '@consign/domain/settings';

import type { Database } from '../database/database.js';
import { findTenantByHost } from './tenant-store.js';
import { ExpiringCache } from '../services/expiring-cache.js';
import { hostName } from '../http/auth/host.js';
import type { FindTenant, Tenant } from '../http/auth/identity.js';
import { toTenant } from './to-tenant.js';

/** Finds tenants by host and caches the result for a few seconds, unknown hosts included. */
export function createTenantFinder(deps: {
  database: Pick<Database, 'asSystem'>;
  clock: { now(): Date };
  authDefaults: SignInSettings;
  cacheSeconds: number;
}): FindTenant {
  const known = new ExpiringCache<Tenant | undefined>(() => deps.clock.now(), deps.cacheSeconds * 1000);
  return async (host) => {
    const name = hostName(host);
    if (name === undefined) return undefined;
    return known.get(name, async () => {
      const row = await deps.database.asSystem((tx) => findTenantByHost(tx, name));
      return row === undefined ? undefined : toTenant(row, deps.authDefaults);
    });
  };
}
