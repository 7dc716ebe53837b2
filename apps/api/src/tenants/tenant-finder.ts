import { type SignInSettings, parseTenantSettings, withSignInDefaults } from '@consign/domain/settings';

import type { TenantHomes } from './tenant-homes.js';
import type { StoredTenant } from './tenant-store.js';
import { ExpiringCache } from '../services/expiring-cache.js';
import { type FindTenant, type Tenant, type SignIn, hostName } from '../http/auth/identity.js';

/** Finds tenants by host and caches the result for a few seconds, unknown hosts included. */
export function createTenantFinder(deps: {
  homes: Pick<TenantHomes, 'findTenant'>;
  clock: { now(): Date };
  authDefaults: SignInSettings;
  cacheSeconds: number;
}): FindTenant {
  const known = new ExpiringCache<Tenant | undefined>(() => deps.clock.now(), deps.cacheSeconds * 1000);
  return async (host) => {
    const name = hostName(host);
    if (name === undefined) return undefined;
    return known.get(name, async () => {
      const row = await deps.homes.findTenant(name);
      return row === undefined ? undefined : toTenant(row, deps.authDefaults);
    });
  };
}

/** Throws if the record cannot be read; the message names the tenant but no value. */
export function toTenant(row: StoredTenant, authDefaults: SignInSettings): Tenant {
  const settings = parseTenantSettings(row.record);
  if (!settings.ok) {
    const reasons = settings.problems.map(({ message }) => message).join(', ');
    throw new Error(`The record of tenant ${row.code} is invalid: ${reasons}`);
  }
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    externalId: row.externalId,
    record: row.record,
    settings: settings.value,
    signIn: toSignIn(withSignInDefaults(settings.value.signIn, authDefaults)),
  };
}

function toSignIn({ authority, clientId, audience }: SignInSettings): SignIn | null {
  if (authority === null || clientId === null || audience === null) return null;
  return { issuer: authority, clientId, audience };
}
