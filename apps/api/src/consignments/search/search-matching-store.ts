import { type Totals, volumeFromSteps, weightFromSteps } from '@consign/domain/freight';
import { sql } from 'kysely';

import { fieldList, pickColumns } from '../../database/columns.js';
import type { Tx } from '../../database/database.js';
import { type Viewer, ownedBy, visibleTo } from '../../database/owner.js';
import { type ConsignmentRow, consignmentColumns } from '../consignment-row.js';
import { findByKeyword } from './keyword-store.js';
import { joinPage, matchingConsignments, orderBy } from './matching-store.js';
import type { SearchConditions, SearchOrder } from './search-query.js';

const columns = pickColumns(consignmentColumns, ['id', 'reference', 'statusCode', 'serviceTypeCode']);

export type MatchingRow = Pick<ConsignmentRow, keyof typeof columns>;

/**
 * The first matches, in short, and the number of all of them, in one statement (LIST-28). Raw SQL:
 * search-plans.race.test.ts checks its plan.
 */
export async function listMatching(
  tx: Tx,
  viewer: Viewer,
  search: SearchConditions & SearchOrder,
  limit: number,
): Promise<{ rowCount: number; rows: MatchingRow[] }> {
  const { all } = matchingConsignments(viewer, search, await findByKeyword(tx, viewer, search));
  const { rows } = await sql<{ rowCount: number } & (MatchingRow | { id: null })>`
    with matching as materialized (${all})
    select total."rowCount", ${fieldList('c', columns)}
    from (select count(*) as "rowCount" from matching) total
    left join (
      (select id, at from matching ${orderBy('', search)} limit ${limit}) page
      ${joinPage(viewer)} on true
    ) on true
    ${orderBy('page.', search)}`.execute(tx);
  return {
    rowCount: rows[0]?.rowCount ?? 0,
    rows: rows.filter((row): row is { rowCount: number } & MatchingRow => row.id !== null),
  };
}

function sumColumn(column: 'item_count' | 'volume_steps' | 'weight_steps') {
  return sql<number>`coalesce(sum(${sql.ref(column)}), 0)`;
}

/** The freight of the given consignments together, of which the viewer's query has found each (LIST-47). */
export async function sumFreight(tx: Tx, viewer: Viewer, ids: readonly string[]): Promise<Totals> {
  const totals = await tx
    .selectFrom('line_items')
    .where(ownedBy(viewer))
    .where('consignment_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .select([
      sumColumn('item_count').as('deliveryItems'),
      sumColumn('volume_steps').as('volume'),
      sumColumn('weight_steps').as('weight'),
    ])
    .executeTakeFirstOrThrow();
  return {
    deliveryItems: totals.deliveryItems,
    volume: volumeFromSteps(totals.volume),
    weight: weightFromSteps(totals.weight),
  };
}

/**
 * Counts the matches of a search up to a limit. Raw SQL: search-plans.race.test.ts checks its plan, and the limit ends
 * the reading.
 */
export async function countMatching(
  tx: Tx,
  viewer: Viewer,
  search: SearchConditions & SearchOrder,
  limit: number,
): Promise<number> {
  const { all } = matchingConsignments(viewer, search, await findByKeyword(tx, viewer, search));
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from (${all}) matching limit ${limit}) counted`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Which of the references belong to no consignment that the viewer may see (LIST-26). Raw: it starts from the list. */
export async function findUnknownReferences(
  tx: Tx,
  viewer: Viewer,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ reference: string }>`
    select requested.reference from unnest(${[...references]}::text[]) requested (reference)
    where not exists (select from consignments c
      where ${visibleTo(viewer)} and c.reference = requested.reference)`.execute(tx);
  return new Set(rows.map(({ reference }) => reference));
}
