import { type RawBuilder, type SqlBool, sql } from 'kysely';

import { fold, likePattern, unmarked } from '../../database/fold.js';
import { type Viewer, ownedBy, visibleBySite, visibleTo } from '../../database/owner.js';
import { attentionCondition } from './attention-store.js';
import { priceCondition, priceSorts } from '../../pricing/index.js';
import { deliveredWithoutProof } from '../proof-store.js';
import type { KeywordMatch } from './keyword-store.js';
import type {
  Cursor,
  DateSort,
  SearchConditions,
  SearchDate,
  SearchOrder,
  SearchSort,
} from './search-query.js';
import type { Tx } from '../../database/database.js';

type DateColumn = 'created_at' | 'requested_delivery_at' | 'confirmed_delivery_at';

const dateColumns: Record<SearchDate, DateColumn> = {
  Creation: 'created_at',
  RequestedDelivery: 'requested_delivery_at',
  ConfirmedDelivery: 'confirmed_delivery_at',
};
/** What each order sorts by. A delivery date is the listed date: the confirmed or else the requested one. */
export const sortExpressions: Record<DateSort, RawBuilder<Date | null>> & typeof priceSorts = {
  ...priceSorts,
  createdAtDateTimeUtc: sql`c.created_at`,
  RequestedDeliveryDate: sql`coalesce(c.confirmed_delivery_at, c.requested_delivery_at)`,
  statusDate: sql`c.status_at`,
};
/** The column by whose index an order can be read. A date filter on it also leaves out the rows that have none. */
const sortIndexes: Partial<Record<SearchSort, DateColumn>> = {
  createdAtDateTimeUtc: 'created_at',
  RequestedDeliveryDate: 'confirmed_delivery_at',
};

type Search = SearchConditions & SearchOrder;

/**
 * Queries for the `id` of each matching consignment, and its sorted date as `at`. Raw SQL throughout: each shape was
 * measured, and search-plans.race.test.ts checks its plan.
 */
export interface Matching {
  readonly all: RawBuilder<unknown>;
  /** The first rows of each site after a cursor, at most `limit` per site; null where no index has this order. */
  readonly first: ((limit: number, after: Cursor | null) => RawBuilder<unknown>) | null;
}

export function matchingConsignments(viewer: Viewer, query: Search, match: KeywordMatch): Matching {
  if (match.kind === 'condition') return { all: withKeywords(viewer, query, match), first: null };
  const conditions = [visibleTo(viewer), ...rowConditions(query), ...dateConditions('c', query)];
  if (match.kind === 'ids') {
    const ids = sql<SqlBool>`c.id = any(${[...match.ids]}::uuid[])`;
    return { all: select(query, [...conditions, ids]), first: null };
  }
  // References and what needs attention are few; in the order of a date, the whole index would be scanned for them.
  const isFew = query.references !== null || query.attention !== null;
  const isIndexOrder = !isFew && sortIndexes[query.sort] === dateColumn(query);
  return {
    all: select(query, conditions),
    first: isIndexOrder ? (limit, after) => firstOfEachSite(viewer, query, limit, after) : null,
  };
}

function select({ sort }: SearchOrder, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`select c.id, ${sortExpressions[sort]} as at from consignments c where ${and(conditions)}`;
}

function firstOfEachSite(
  viewer: Viewer,
  query: Search,
  limit: number,
  after: Cursor | null,
): RawBuilder<unknown> {
  // All rows of the date filter have this date, so it is what the order sorts by.
  const column = sql.ref(dateColumn(query));
  const direction = sql.raw(query.direction);
  const beyond = sql.raw(query.direction === 'asc' ? '>' : '<');
  const afterCursor =
    after === null ? [] : [sql`(c.${column}, c.id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`];
  const sites = visibleBySite(viewer);
  const conditions = [
    sites.condition,
    ...rowConditions(query),
    ...dateConditions('c', query),
    ...afterCursor,
  ];
  return sql`select first.id, first.at from ${sites.from} cross join lateral (
    ${select(query, conditions)} order by c.${column} ${direction}, c.id ${direction} limit ${limit}) first`;
}

/** A row `s` of consignment_search is of the consignment `c`. */
export const sameConsignment: RawBuilder<unknown> = sql`c.tenant_id = s.tenant_id
  and c.organisation_id = s.organisation_id and c.id = s.consignment_id`;

/** By creation, consignment_search has the order and comes first; by any other date, consignments does. */
function withKeywords(
  viewer: Viewer,
  query: Search,
  { condition, indexed }: Extract<KeywordMatch, { kind: 'condition' }>,
): RawBuilder<unknown> {
  const isVisible = visibleTo(viewer, 's.site_id');
  if (dateColumn(query) !== 'created_at') {
    // A scalar subquery, not EXISTS: behind a policy the planner takes keywords to be rare, and would start with them.
    const matches = sql`(select true from consignment_search s where ${sameConsignment} and ${isVisible} and ${condition})`;
    return select(query, [
      visibleTo(viewer),
      ...rowConditions(query),
      ...dateConditions('c', query),
      matches,
    ]);
  }
  const onRow = rowConditions(query);
  const keywords = isOfFewDays(query) ? [condition] : indexed;
  const queries = keywords.map((keyword) => {
    const dated = [isVisible, keyword, ...dateConditions('s', query)];
    if (onRow.length === 0 && query.sort === 'createdAtDateTimeUtc') {
      return sql`select s.consignment_id as id, s.created_at as at from consignment_search s where ${and(dated)}`;
    }
    return sql`select c.id, ${sortExpressions[query.sort]} as at
      from consignment_search s join consignments c on ${sameConsignment}
      where ${and([ownedBy(viewer, 'c'), ...dated, ...onRow])}`;
  });
  return sql.join(queries, sql` union all `);
}

/** Conditions on columns that only consignments has. */
export function rowConditions({
  statuses,
  salesReference,
  references,
  attention,
  price,
  withoutProof,
}: SearchConditions): RawBuilder<unknown>[] {
  return [
    ...(references === null ? [] : [sql`c.reference = any(${[...references]}::text[])`]),
    ...(attention === null ? [] : [attentionCondition(attention)]),
    ...(price === null ? [] : [priceCondition(price)]),
    ...(withoutProof ? [deliveredWithoutProof] : []),
    ...(statuses.length === 0 ? [] : [sql`c.status_code = any(${[...statuses]}::text[])`]),
    ...(salesReference === null
      ? []
      : [sql`${unmarked(sql`c.sales_reference`)} ilike ${likePattern(fold(salesReference))}`]),
  ];
}

export function dateConditions(row: 'c' | 's', query: SearchConditions): RawBuilder<unknown>[] {
  if (query.date === null) return [];
  const column = sql.ref(`${row}.${dateColumn(query)}`);
  return [sql`${column} >= ${query.date.start}`, sql`${column} < ${query.date.end}`];
}

/** Up to so many days the rows of a period are read as fast as an index of something else. */
const FEW_DAYS = 31;

const isOfFewDays = ({ date }: SearchConditions): boolean =>
  date !== null && date.end.getTime() - date.start.getTime() <= FEW_DAYS * 86_400_000;

function dateColumn({ date }: SearchConditions): DateColumn {
  return date === null ? 'created_at' : dateColumns[date.type];
}

/** Null-dated rows sort last in both directions; id breaks ties. */
export function orderBy(
  alias: '' | 'page.',
  { direction }: Pick<SearchOrder, 'direction'>,
): RawBuilder<unknown> {
  const way = sql.raw(direction);
  return sql`order by ${sql.raw(alias)}at ${way} nulls last, ${sql.raw(alias)}id ${way}`;
}

/**
 * Joins the consignment `c` of each row of `page`, whose ids a visible query has found. `LIMIT 1` stops the planner from
 * choosing a seq scan: it has no statistics behind RLS.
 */
export function joinPage(viewer: Viewer): RawBuilder<unknown> {
  return sql`join lateral (select * from consignments c where ${ownedBy(viewer, 'c')} and c.id = page.id limit 1) c`;
}

export function and(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...conditions], sql` and `);
}

/** Counts the references of consignments that the viewer may see. */
export async function countConsignments(
  tx: Tx,
  viewer: Viewer,
  references: readonly string[],
): Promise<number> {
  const { count } = await tx
    .selectFrom('consignments as c')
    .where(visibleTo(viewer))
    .where('c.reference', '=', sql<string>`any(${[...references]}::text[])`)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
