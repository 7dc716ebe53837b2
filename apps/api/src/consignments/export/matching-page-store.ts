import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Viewer, ownedBy, visibleBySite, visibleTo } from '../../database/owner.js';
import type { KeywordMatch } from '../search/keyword-store.js';
import {
  and,
  dateConditions,
  matchingConsignments,
  rowConditions,
  sameConsignment,
} from '../search/matching-store.js';
import type { Cursor, SearchConditions } from '../search/search-query.js';

const oldestFirst = { sort: 'createdAtDateTimeUtc', direction: 'asc' } as const;

/** How many consignments match. */
export async function countMatches(
  tx: Tx,
  viewer: Viewer,
  search: SearchConditions,
  match: KeywordMatch,
): Promise<number> {
  const { all } = matchingConsignments(viewer, { ...search, ...oldestFirst }, match);
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${all}) matching`.execute(tx);
  return rows[0]?.count ?? 0;
}

interface NextMatches {
  readonly search: SearchConditions;
  readonly match: KeywordMatch;
  /** The last match of the page before. */
  readonly after: Cursor | null;
  readonly limit: number;
}

/**
 * The next matches in the order of creation, which never changes: no consignment is on two pages, whatever happens to it
 * between them (EXTR-08). Raw SQL: each site is read in the order of its index.
 */
export async function listNextMatches(tx: Tx, viewer: Viewer, next: NextMatches): Promise<Cursor[]> {
  const { rows } = await sql<Cursor>`
    select next.id, next.at::text as at from ${candidates(viewer, next)}
    order by next.at, next.id limit ${next.limit}`.execute(tx);
  return rows;
}

function candidates(viewer: Viewer, next: NextMatches): RawBuilder<unknown> {
  const { search, match } = next;
  const onRow = [...rowConditions(search), ...afterCursor(next, sql`c.created_at, c.id`)];
  if (match.kind === 'condition') return withKeywords(viewer, next, match.condition);
  const dated = [...onRow, ...dateConditions('c', search)];
  if (match.kind === 'ids' || search.references !== null) {
    const ids = match.kind === 'ids' ? [sql`c.id = any(${[...match.ids]}::uuid[])`] : [];
    return sql`(select c.id, c.created_at as at from consignments c
      where ${and([visibleTo(viewer), ...ids, ...dated])}) next`;
  }
  const sites = visibleBySite(viewer);
  return sql`${sites.from} cross join lateral (
    select c.id, c.created_at as at from consignments c where ${and([sites.condition, ...dated])}
    order by c.created_at, c.id limit ${next.limit}) next`;
}

/** Keywords that many consignments have: consignment_search is read in the order of creation. */
function withKeywords(viewer: Viewer, next: NextMatches, keywords: RawBuilder<unknown>): RawBuilder<unknown> {
  const { search, limit } = next;
  const isByCreation = search.date === null || search.date.type === 'Creation';
  const conditions = [
    ownedBy(viewer, 's'),
    sql`s.site_id = site.id`,
    keywords,
    ...dateConditions(isByCreation ? 's' : 'c', search),
    ...rowConditions(search),
    ...afterCursor(next, sql`s.created_at, s.consignment_id`),
  ];
  const joined =
    isByCreation && rowConditions(search).length === 0
      ? sql``
      : sql`join consignments c on ${sameConsignment}`;
  return sql`${visibleBySite(viewer).from} cross join lateral (
    select s.consignment_id as id, s.created_at as at from consignment_search s ${joined}
    where ${and(conditions)} order by s.created_at, s.consignment_id limit ${limit}) next`;
}

function afterCursor({ after }: NextMatches, columns: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return after === null ? [] : [sql`(${columns}) > (${after.at}::timestamptz, ${after.id}::uuid)`];
}
