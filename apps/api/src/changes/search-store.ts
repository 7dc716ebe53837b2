import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy, ownerColumns } from '../database/owner.js';
import { storedJson } from '../database/stored-json.js';

interface SearchRow {
  readonly consignmentId: string;
  readonly search_text: string;
  readonly phones: string[];
}

export async function insertSearchRows(
  tx: Tx,
  owner: Owner,
  rows: readonly (SearchRow & { readonly siteId: string })[],
  createdAt: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('consignment_search')
    .values(
      rows.map(({ consignmentId, siteId, ...words }) => ({
        ...ownerColumns(owner),
        consignment_id: consignmentId,
        site_id: siteId,
        created_at: createdAt,
        ...words,
      })),
    )
    .execute();
}

/** Raw: a row has a list of phones, so the rows come as JSON. */
export async function updateSearchRows(tx: Tx, owner: Owner, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update consignment_search s set search_text = w.search_text, phones = w.phones
    from jsonb_to_recordset(${storedJson(rows)}::jsonb)
      as w ("consignmentId" uuid, search_text text, phones text[])
    where ${ownedBy(owner, 's')} and s.consignment_id = w."consignmentId"`.execute(tx);
}
