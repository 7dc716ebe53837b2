import { sql } from 'kysely';

import type { ConsignmentKey } from '../database/consignment-key.js';
import type { Tx } from '../database/database.js';
import { type Viewer, ownedBy } from '../database/owner.js';
import { visibleTo } from '../database/visible-to.js';

/** Which of an organisation's imported consignments: equal ones are counted from 1. */
export interface ImportRow {
  readonly digest: string;
  readonly occurrence: number;
}

export interface Imported extends ImportRow {
  /** Null where the viewer may not see the consignment. */
  readonly reference: string | null;
  readonly importedAt: Date;
  readonly fileName: string;
}

/** The imported rows with these digests, by anyone of the organisation. */
export async function listImported(
  tx: Tx,
  viewer: Viewer,
  digests: readonly string[],
): Promise<readonly Imported[]> {
  const { rows } = await sql<Imported>`
    select i.digest, i.occurrence, i.imported_at as "importedAt", c.reference,
      case when c.id is null then '' else i.file_name end as "fileName"
    from imported_consignments i
    left join consignments c on c.id = i.consignment_id and ${visibleTo(viewer)}
    where ${ownedBy(viewer, 'i')} and i.digest = any(${[...digests]}::text[])
    order by i.digest, i.occurrence limit ${MAX_IMPORTED}`.execute(tx);
  return rows;
}

const MAX_IMPORTED = 20_000;

/** The reference of a consignment that was imported, null where the viewer may not see it; undefined if it was not. */
export async function findImported(
  tx: Tx,
  viewer: Viewer,
  { digest, occurrence }: ImportRow,
): Promise<{ readonly reference: string | null } | undefined> {
  const { rows } = await sql<{ reference: string | null }>`select c.reference from imported_consignments i
    left join consignments c on c.id = i.consignment_id and ${visibleTo(viewer)}
    where ${ownedBy(viewer, 'i')} and i.digest = ${digest} and i.occurrence = ${occurrence}`.execute(tx);
  return rows[0];
}

/** Records a consignment as imported; false if another transaction has recorded the same row first. */
export async function recordImported(
  tx: Tx,
  { tenantId, organisationId, consignmentId }: ConsignmentKey,
  { digest, occurrence, fileName, importedAt }: Omit<Imported, 'reference'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into imported_consignments (tenant_id, organisation_id, digest, occurrence, consignment_id, file_name,
      imported_at)
    values (${tenantId}, ${organisationId}, ${digest}, ${occurrence}, ${consignmentId}, ${fileName}, ${importedAt})
    on conflict (tenant_id, organisation_id, digest, occurrence) do nothing returning digest`.execute(tx);
  return rows.length > 0;
}
