import type { Database } from '@consign/api';
import { buildBrand } from '@consign/domain/branding';
import {
  findCompleteSignIn,
  parseTenantSettings,
  type TenantBrand,
  withSignInDefaults,
} from '@consign/domain/settings';
import { productBrand, type ClientBrand, type IdentityClient } from '@consign/identity';
import { sql } from 'kysely';

import type { LocalAddresses } from './addresses.js';

/** Sign-in page branding from the tenant's record (PLAT-09); a tenant without a brand gets the product's own. */
function toClientBrand(brand: TenantBrand | null): ClientBrand | undefined {
  const built = brand === null ? null : buildBrand(brand);
  if (built?.ok !== true) return undefined;
  const { brand: shades, topBar, mark } = built.value;
  return {
    accent: shades[6],
    bar: { light: topBar.light.ground, dark: topBar.dark.ground },
    mark: { path: mark ?? productBrand.mark.path, color: topBar.light.mark },
  };
}

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
    const brand = toClientBrand(settings.value.brand);
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
