import { sql } from 'kysely';

import type { Tx } from '../database/database.js';

/** What a customer needs before it can create its first consignment. */
interface OrganisationCounts {
  readonly accounts: number;
  readonly serviceTypes: number;
  readonly packaging: number;
  readonly sites: number;
  /** Sites without a complete address. */
  readonly badSites: number;
  readonly users: number;
}

export async function countOrganisation(
  tx: Tx,
  { tenantId, organisationId }: { readonly tenantId: string; readonly organisationId: string },
): Promise<OrganisationCounts> {
  const own = sql`tenant_id = ${tenantId} and organisation_id = ${organisationId}`;
  const { rows } = await sql<OrganisationCounts>`select
    (select count(*) from accounts where ${own} and is_active)::integer as accounts,
    (select count(*) from service_types where ${own})::integer as "serviceTypes",
    (select count(*) from packaging_types where ${own})::integer as packaging,
    (select count(*) from sites where ${own} and is_active)::integer as sites,
    (select count(*) from sites where ${own} and not coalesce(address ? 'id' and trim(address ->> 'city') <> '', false)
      )::integer as "badSites",
    (select count(*) from users where ${own} and is_active)::integer as users`.execute(tx);
  const [counts] = rows;
  if (counts === undefined) throw new Error('A count has no row');
  return counts;
}

export interface TenantHealth {
  readonly record: unknown;
  readonly hosts: readonly string[];
  readonly tariffs: number;
}

export async function readTenantHealth(tx: Tx, tenantId: string): Promise<TenantHealth | undefined> {
  const { rows } = await sql<TenantHealth>`select record,
    array(select host from tenant_hosts h where h.tenant_id = ${tenantId} order by host) as hosts,
    (select count(*) from tariffs f where f.tenant_id = ${tenantId})::integer as tariffs
    from tenants where tenant_id = ${tenantId}`.execute(tx);
  return rows[0];
}

export async function readServerVersion(tx: Tx): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer as version`.execute(tx);
  return rows[0]?.version ?? 0;
}
