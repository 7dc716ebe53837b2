import type { SignInSettings } from '@consign/domain/settings';

import type { Database } from '../database/database.js';
import { findTenantByHost } from './tenant-store.js';
import { ExpiringCache } from '../services/expiring-cache.js';
import { hostName } from '../http/auth/host.js';
import type { Tenant } from '../http/auth/identity.js';
import { tenantOf } from './to-tenant.js';

/** The tenant that a Host header leads to; undefined where none is registered for it. */
export type FindTenant = (host: string) => Promise<Tenant | undefined>;

/** Asks the database, and remembers for a few seconds, hosts that nobody has registered as well. */
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
      return row === undefined ? undefined : tenantOf(row, deps.authDefaults);
    });
  };
}
