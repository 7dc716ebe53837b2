import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { findByKeyword } from './keyword-store.js';
import type { Viewer } from '../../database/owner.js';
import { eachOf, inOrder, matchingConsignments, ownedBy } from './matching-store.js';
import type { SearchConditions, SearchOrder } from './search-store.js';

export interface MatchingRow {
  readonly id: string;
  readonly reference: string;
  readonly statusCode: StatusCode;
  readonly serviceTypeCode: string;
}

/** The first of all that match, in short, and how many there are, in one statement (LIST-28). */
export async function listMatching(
  tx: Tx,
  viewer: Viewer,
  search: SearchConditions & SearchOrder,
  most: number,
): Promise<{ rowCount: number; rows: MatchingRow[] }> {
  const { all } = matchingConsignments(viewer, search, await findByKeyword(tx, viewer, search));
  const { rows } = await sql<{ rowCount: number } & (MatchingRow | { id: null })>`
    with matching as materialized (${all})
    select total."rowCount", c.id, c.reference, c.status_code as "statusCode", c.service_type_code as "serviceTypeCode"
    from (select count(*) as "rowCount" from matching) total
    left join (
      (select id, at from matching ${inOrder('', search.direction)} limit ${most}) page
      ${eachOf('page', viewer)} on true
    ) on true
    ${inOrder('page.', search.direction)}`.execute(tx);
  return {
    rowCount: rows[0]?.rowCount ?? 0,
    rows: rows.filter((row): row is { rowCount: number } & MatchingRow => row.id !== null),
  };
}

/** Those of the references that no consignment of the viewer's sites has (LIST-26). */
export async function findUnknownReferences(
  tx: Tx,
  viewer: Viewer,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ reference: string }>`
    select asked.reference from unnest(${[...references]}::text[]) asked (reference)
    where not exists (select from consignments c where ${ownedBy('c', viewer)} and c.reference = asked.reference
      and c.charge_site_id = any(${[...viewer.siteIds]}::uuid[]))`.execute(tx);
  return new Set(rows.map(({ reference }) => reference));
}
