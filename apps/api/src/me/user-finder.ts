import type { Database } from '../database/database.js';
import { findUserBySubject } from './user-store.js';
import { ExpiringCache } from '../services/expiring-cache.js';
import type { Account, FindUser } from '../http/auth/identity.js';

/** Reads organisation and sites from our users table, never from the token; caches them for a few seconds. */
export function createUserFinder(deps: {
  database: Pick<Database, 'inTenant'>;
  clock: { now(): Date };
  cacheSeconds: number;
}): FindUser {
  const known = new ExpiringCache<Account | undefined>(
    () => deps.clock.now(),
    deps.cacheSeconds * 1000,
    10_000,
  );
  return async (tenant, subject) => {
    const issuer = tenant.signIn?.issuer;
    if (issuer === undefined) return undefined;
    return known.get(`${tenant.id} ${issuer} ${subject}`, () =>
      deps.database.inTenant({ tenantId: tenant.id, organisationId: null }, (tx) =>
        findUserBySubject(tx, { tenantId: tenant.id, issuer, subject }),
      ),
    );
  };
}
