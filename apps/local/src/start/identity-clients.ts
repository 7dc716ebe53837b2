import type { Database } from '@consign/api';
import { findCompleteSignIn, parseTenantSettings, withSignInDefaults } from '@consign/domain/settings';
import type { ClientBrand, IdentityClient } from '@consign/identity';
import { sql } from 'kysely';

import type { LocalAddresses } from './addresses.js';

/** Sign-in page branding by tenant; other tenants get the product's own. */
const brands: Readonly<Record<string, ClientBrand>> = {
  TASMAN: {
    accent: '#047781',
    bar: { light: '#013d43', dark: '#012b30' },
    mark: {
      path: 'M2 8.5c2.5-4 5.8-4 8.3-1.4 2.2 2.3 4 2.4 6 .2 1.6-1.8 3.6-2.2 5.7-.8v3.6c-2.4-1.7-3.8-1.2-5.2.3-2.7 2.9-5.6 2.8-8.5-.1C6.1 8.1 4.2 8.5 2 12V8.5Zm0 7c2.5-4 5.8-4 8.3-1.4 2.2 2.3 4 2.4 6 .2 1.6-1.8 3.6-2.2 5.7-.8v3.6c-2.4-1.7-3.8-1.2-5.2.3-2.7 2.9-5.6 2.8-8.5-.1-2.2-2.2-4.1-1.8-6.3 1.7v-3.5Z',
      color: '#92cdd4',
    },
  },
  AURORA: {
    accent: '#9041a7',
    bar: { light: '#38124a', dark: '#280c35' },
    mark: {
      path: 'M12 3a10 10 0 0 1 10 10v6h-3.6v-6a6.4 6.4 0 0 0-12.8 0v6H2v-6A10 10 0 0 1 12 3Zm0 6.2a3.8 3.8 0 0 1 3.8 3.8v6h-3v-6a.8.8 0 0 0-1.6 0v6h-3v-6A3.8 3.8 0 0 1 12 9.2Z',
      color: '#ddacec',
    },
  },
};

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
 * Builds one client per tenant, with redirect URIs for its registered hosts only: sign-in never redirects to a host that
 * the product doesn't know.
 */
export async function loadIdentityClients(
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
    // A tenant with its own issuer signs in there.
    if (signIn?.authority !== issuer) continue;
    const { clientId, audience } = signIn;
    const origin = new URL(product(host)).origin;
    const existing = clients.get(clientId);
    const brand = brands[tenant.code];
    clients.set(clientId, {
      clientId,
      audience,
      tenantName: tenant.name,
      tenantCode: tenant.code,
      organisation: tenant.external_id,
      redirectUris: [...(existing?.redirectUris ?? []), `${origin}/signed-in`],
      postLogoutRedirectUris: [...(existing?.postLogoutRedirectUris ?? []), `${origin}/`],
      corsOrigins: [...(existing?.corsOrigins ?? []), origin],
      ...(brand === undefined ? {} : { brand }),
    });
  }
  return [...clients.values()];
}
