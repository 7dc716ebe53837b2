import type { components } from '@consign/api-client/consignment';
import { sql } from 'kysely';

import { type ConsignmentKey, type Owner, type Viewer, ownedBy, visibleTo } from '../database/owner.js';
import type { Tx } from '../database/database.js';

/** Which of an organisation's imported consignments: equal ones are counted from 1. */
export interface ImportRow {
  readonly digest: string;
  readonly occurrence: number;
}

interface Imported extends ImportRow {
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

type ImportColumn = components['schemas']['ImportColumn'];

/** Of an organisation. */
export const MAX_COLUMNS = 300;

/** What headings stand for, by heading. */
export async function listColumns(tx: Tx, owner: Owner): Promise<readonly ImportColumn[]> {
  const { rows } = await sql<ImportColumn>`select heading, column_name as "column" from import_columns
    where ${ownedBy(owner)} order by folded_heading limit ${MAX_COLUMNS}`.execute(tx);
  return rows;
}

/** Remembers what headings stand for; each heading once. False if there would be too many. */
export async function saveColumns(
  tx: Tx,
  owner: Owner,
  columns: ReadonlyMap<string, ImportColumn>,
): Promise<boolean> {
  const { tenantId, organisationId } = owner;
  // One at a time, so that the count stays true. For no key update leaves rows that refer to it alone.
  await sql`select id from users where ${ownedBy(owner)} order by id limit 1 for no key update`.execute(tx);
  const folded = [...columns.keys()];
  const { rows } = await sql<{ others: number }>`select count(*)::int as others from import_columns
    where ${ownedBy(owner)} and folded_heading <> all(${folded}::text[])`.execute(tx);
  if ((rows[0]?.others ?? 0) + columns.size > MAX_COLUMNS) return false;
  const saved = [...columns.values()];
  await sql`
    insert into import_columns (tenant_id, organisation_id, folded_heading, heading, column_name)
    select ${tenantId}, ${organisationId}, folded, heading, column_name
    from unnest(${folded}::text[], ${saved.map(({ heading }) => heading)}::text[],
      ${saved.map(({ column }) => column)}::text[]) as t (folded, heading, column_name)
    order by folded
    on conflict (tenant_id, organisation_id, folded_heading) do update
      set heading = excluded.heading, column_name = excluded.column_name`.execute(tx);
  return true;
}
