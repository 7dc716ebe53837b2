import { sql } from 'kysely';

import type { Scope, Tx } from './database.js';

/** From here on the transaction sees the rows of this scope. */
export async function enterScope(tx: Tx, { tenantId, organisationId }: Scope): Promise<void> {
  await sql`select set_config('app.tenant_id', ${tenantId}, true),
    set_config('app.organisation_id', ${organisationId ?? ''}, true)`.execute(tx);
}

export interface KnownOrganisation {
  readonly tenantId: string;
  readonly tenantCode: string;
  /** Null for a tenant without organisations. */
  readonly organisationId: string | null;
  readonly organisationCode: string | null;
  readonly organisationName: string | null;
}

/** Every tenant with each of its organisations. */
export async function listOrganisations(tx: Tx): Promise<KnownOrganisation[]> {
  const { rows } = await sql<KnownOrganisation>`
    select tenant_id as "tenantId", tenant_code as "tenantCode", organisation_id as "organisationId",
      organisation_code as "organisationCode", organisation_name as "organisationName"
    from list_organisations()`.execute(tx);
  return rows;
}
