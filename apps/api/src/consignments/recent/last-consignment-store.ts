import { sql } from 'kysely';

import { saveRow } from '../../database/save-row.js';
import { type ConsignmentKey, type Viewer, ownerColumns, visibleTo } from '../../database/owner.js';
import type { Tx } from '../../database/database.js';

interface Creator {
  readonly userId: string;
  /** The requesting site of the consignment. */
  readonly siteId: string;
}

/** Remembers a new consignment as the user's last of the requesting site. */
export async function saveLastConsignment(
  tx: Tx,
  key: ConsignmentKey,
  { userId, siteId }: Creator,
): Promise<void> {
  const creation = { ...ownerColumns(key), user_id: userId, site_id: siteId };
  await saveRow(tx, 'last_consignments', creation, { consignment_id: key.consignmentId });
}

/** The reference of the last consignment that the user created for the site. */
export async function findLastReference(
  tx: Tx,
  viewer: Viewer,
  { userId, siteId }: Creator,
): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`
    select c.reference from last_consignments l
    join consignments c on c.tenant_id = l.tenant_id and c.organisation_id = l.organisation_id
      and c.id = l.consignment_id
    where l.user_id = ${userId} and l.site_id = ${siteId} and ${visibleTo(viewer)}`.execute(tx);
  return rows[0]?.reference;
}
