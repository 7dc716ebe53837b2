import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { type Owner, ownedBy, ownerColumns } from '../database/owner.js';
import { storedJson } from '../database/columns.js';

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
    .with('names', () => addNames(owner, rows))
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
  await sql`with names as ${addNames(owner, rows)}
    update consignment_search s set search_text = w.search_text, phones = w.phones
    from jsonb_to_recordset(${storedJson(rows)}::jsonb)
      as w ("consignmentId" uuid, search_text text, phones text[])
    where ${ownedBy(owner, 's')} and s.consignment_id = w."consignmentId"`.execute(tx);
}

/**
 * Keeps the names of sender and receiver once for all consignments that have them. In one order, so that two callers with
 * the same new names don't wait for each other; locked, so that removeUnusedNames() can't take one before its rows are there.
 */
function addNames(owner: Owner, rows: readonly SearchRow[]): RawBuilder<object> {
  const names = [...new Set(rows.map(({ search_text }) => search_text.split('\n', 1).join()))].toSorted();
  return sql<object>`(insert into search_names (tenant_id, organisation_id, id, names)
    select ${owner.tenantId}, ${owner.organisationId}, search_names_id(n.names), n.names
    from (select pg_advisory_xact_lock_shared(${namesLock(owner)})) locked, unnest(${names}::text[]) n (names)
    on conflict do nothing)`;
}

/** Adds the names of rows that were loaded in bulk, past keepSearchWords(). */
export const addLoadedNames = `insert into search_names (tenant_id, organisation_id, id, names)
  select distinct tenant_id, organisation_id, names_id, split_part(search_text, E'\\n', 1) from consignment_search
  where names_id is not null on conflict do nothing`;

/** Removes the names that no consignment has any more, under the lock that keeps callers from adding one meanwhile. */
export async function removeUnusedNames(tx: Tx, owner: Owner): Promise<void> {
  const unused = sql`${ownedBy(owner, 'n')} and not exists (select from consignment_search s
    where ${ownedBy(owner, 's')} and s.names_id = n.id)`;
  const { rows } = await sql<{ id: string }>`select n.id from search_names n where ${unused}`.execute(tx);
  if (rows.length === 0) return;
  await sql`select pg_advisory_xact_lock(${namesLock(owner)})`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from search_names n where ${unused} and n.id = any(${ids}::uuid[])`.execute(tx);
}

const namesLock = ({ organisationId }: Owner) =>
  sql`hashtextextended('search names of ' || ${organisationId}, 0)`;
