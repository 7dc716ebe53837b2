import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import type { Viewer } from '../../database/owner.js';

/** How many of these references, in capitals, lead to consignments that the viewer may see. */
export async function countConsignments(
  tx: Tx,
  { tenantId, organisationId, siteIds }: Viewer,
  references: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from consignments
    where tenant_id = ${tenantId} and organisation_id = ${organisationId}
      and charge_site_id = any(${[...siteIds]}::uuid[]) and reference = any(${[...references]}::text[])`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
