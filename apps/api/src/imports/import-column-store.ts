import type { components } from '@consign/api-client/consignment';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';

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
