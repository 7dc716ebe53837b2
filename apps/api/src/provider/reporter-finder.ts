import type { Database } from '../database/database.js';
import type { FindReporter } from '../http/auth/identity.js';
import { ExpiringCache } from '../services/expiring-cache.js';
import { findProviderClient } from './provider-client-store.js';

/** Decides by our own table, never by the token, whether a client may report events. Caches for a few seconds. */
export function createReporterFinder(deps: {
  database: Pick<Database, 'inTenant'>;
  clock: { now(): Date };
  cacheSeconds: number;
}): FindReporter {
  const known = new ExpiringCache<boolean>(() => deps.clock.now(), deps.cacheSeconds * 1000, 10_000);
  return async (tenant, subject) => {
    const issuer = tenant.signIn?.issuer;
    if (issuer === undefined) return false;
    return known.get(`${tenant.id} ${issuer} ${subject}`, async () => {
      const scope = { tenantId: tenant.id, organisationId: null };
      const client = await deps.database.inTenant(scope, (tx) => findProviderClient(tx, tenant.id, subject));
      return client !== null && client.isActive && (client.issuer ?? issuer) === issuer;
    });
  };
}
