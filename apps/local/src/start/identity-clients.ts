import type { Database } from '@consign/api';
import { findCompleteSignIn, parseTenantSettings, withSignInDefaults } from '@consign/domain/settings';
import type { IdentityClient } from '@consign/identity';
import { sql } from 'kysely';

import type { LocalAddresses } from './addresses.js';

/** The buttons of the sign-in page, in the colours of the tenants' themes; any other tenant has the default one. */
const accentColors: Readonly<Record<string, string>> = { TASMAN: '#047781', AURORA: '#9041a7' };

interface TenantRow {
  code: string;
  name: string;
  external_id: string;
  record: unknown;
}

async function findTenant(database: Database, host: string): Promise<TenantRow | undefined> {
  return database.asSystem(async (tx) => {
    const found = sql<TenantRow>`select code, name, external_id, record from find_tenant_by_host(${host})`;
    return (await found.execute(tx)).rows[0];
  });
}

/**
 * One client per tenant, with the addresses of every host that is registered for it: a host that the product
 * would not know is none that a sign-in leads back to.
 */
export async function identityClients(
  database: Database,
  hosts: readonly string[],
  { product, issuer }: Pick<LocalAddresses, 'product' | 'issuer'>,
): Promise<IdentityClient[]> {
  const clients = new Map<string, IdentityClient>();
  for (const host of hosts) {
    const tenant = await findTenant(database, host);
    const settings = tenant && parseTenantSettings(tenant.record);
    if (!tenant || !settings?.ok) continue;
    const defaults = { authority: issuer, clientId: null, audience: null };
    const signIn = findCompleteSignIn(withSignInDefaults(settings.value.signIn, defaults));
    // A tenant with an issuer of its own signs in there.
    if (signIn?.authority !== issuer) continue;
    const { clientId, audience } = signIn;
    const origin = new URL(product(host)).origin;
    const known = clients.get(clientId);
    const accentColor = accentColors[tenant.code];
    clients.set(clientId, {
      clientId,
      audience,
      tenantName: tenant.name,
      tenantCode: tenant.code,
      organisation: tenant.external_id,
      redirectUris: [...(known?.redirectUris ?? []), `${origin}/signed-in`],
      postLogoutRedirectUris: [...(known?.postLogoutRedirectUris ?? []), `${origin}/`],
      corsOrigins: [...(known?.corsOrigins ?? []), origin],
      ...(accentColor === undefined ? {} : { accentColor }),
    });
  }
  return [...clients.values()];
}
