import { parseTenantSettings } from '@consign/domain/settings';

import type { Tx } from '../database/database.js';
import { readTenantHealth } from './health-store.js';

/** The claims that a machine client's token must have, and the hosts that the client calls. */
export interface TokenNeeds {
  readonly externalId: string | null;
  readonly audience: string | null;
  readonly hosts: readonly string[];
}

export async function readTokenNeeds(
  tx: Tx,
  tenantId: string,
  defaultAudience: string | null,
): Promise<TokenNeeds> {
  const tenant = await readTenantHealth(tx, tenantId);
  const settings = parseTenantSettings(tenant?.record);
  return {
    externalId: settings.ok ? settings.value.externalId : null,
    audience: (settings.ok ? settings.value.signIn.audience : null) ?? defaultAudience,
    hosts: tenant?.hosts ?? [],
  };
}
