import { type RawBuilder, sql } from 'kysely';

import { likePattern } from '../../database/fold.js';
import type { Found } from './keyword-store.js';
import type { Viewer } from '../../database/owner.js';
import type { Place, SearchConditions, SearchDate, SearchOrder, SearchSort } from './search-store.js';

type DateColumn = 'created_at' | 'requested_delivery_at' | 'confirmed_delivery_at' | 'status_at';

const dateColumns: Record<SearchDate, DateColumn> = {
  Creation: 'created_at',
  RequestedDelivery: 'requested_delivery_at',
  ConfirmedDelivery: 'confirmed_delivery_at',
};
const sortColumns: Record<SearchSort, DateColumn> = {
  createdAtDateTimeUtc: 'created_at',
  RequestedDeliveryDate: 'requested_delivery_at',
  statusDate: 'status_at',
};

type Search = SearchConditions & SearchOrder;

/** Statements that give the id of each consignment that matches, and as `at` the date that it is sorted by. */
export interface Matching {
  /** Every one. */
  readonly all: RawBuilder<unknown>;
  /** At most so many of each site, the first or those after a place; null where no index has them in that order. */
  readonly first: ((most: number, after: Place | null) => RawBuilder<unknown>) | null;
}

export function matchingConsignments(viewer: Viewer, query: Search, found: Found): Matching {
  const conditions = [ownedBy('c', viewer), ...ofRow(query), ...ofDate('c', query)];
  if (found.kind === 'many') return { all: withWords(viewer, query, found.stands), first: null };
  const sites = sql`c.charge_site_id = any(${[...viewer.siteIds]}::uuid[])`;
  if (found.kind === 'ids') {
    const ids = sql`c.id = any(${[...found.ids]}::uuid[])`;
    return { all: select(query, [...conditions, sites, ids]), first: null };
  }
  // A list of references is short, and its order in the index of a date would be searched from end to end.
  const isIndexOrder = query.references === null && sortColumns[query.sort] === dateColumn(query);
  return {
    all: select(query, [...conditions, sites]),
    first: isIndexOrder ? (most, after) => firstOfEachSite(viewer, query, conditions, most, after) : null,
  };
}

function select({ sort }: SearchOrder, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`select c.id, c.${sql.ref(sortColumns[sort])} as at from consignments c where ${and(conditions)}`;
}

function firstOfEachSite(
  viewer: Viewer,
  query: Search,
  conditions: readonly RawBuilder<unknown>[],
  most: number,
  after: Place | null,
): RawBuilder<unknown> {
  const column = sql.ref(sortColumns[query.sort]);
  const direction = sql.raw(query.direction);
  const beyond = sql.raw(query.direction === 'asc' ? '>' : '<');
  const place =
    after === null ? [] : [sql`(c.${column}, c.id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`];
  const ofSite = [...conditions, sql`c.charge_site_id = site`, ...place];
  return sql`select first.id, first.at from unnest(${[...viewer.siteIds]}::uuid[]) site cross join lateral (
    ${select(query, ofSite)} order by c.${column} ${direction}, c.id ${direction} limit ${most}) first`;
}

/** By creation the words stand in order beside their consignments; by another date the consignments come first. */
function withWords(viewer: Viewer, query: Search, stands: RawBuilder<unknown>): RawBuilder<unknown> {
  const ofWords = [ownedBy('s', viewer), sql`s.site_id = any(${[...viewer.siteIds]}::uuid[])`, stands];
  const both = sql`c.tenant_id = s.tenant_id and c.organisation_id = s.organisation_id and c.id = s.consignment_id`;
  if (dateColumn(query) !== 'created_at') {
    // A value and no EXISTS, which the planner would begin with: behind a policy it believes that words are rare.
    const stand = sql`(select true from consignment_search s where ${both} and ${and(ofWords)})`;
    const sites = sql`c.charge_site_id = any(${[...viewer.siteIds]}::uuid[])`;
    return select(query, [ownedBy('c', viewer), sites, ...ofRow(query), ...ofDate('c', query), stand]);
  }
  const inTime = [...ofWords, ...ofDate('s', query)];
  const rowConditions = ofRow(query);
  if (rowConditions.length === 0 && sortColumns[query.sort] === 'created_at') {
    return sql`select s.consignment_id as id, s.created_at as at from consignment_search s where ${and(inTime)}`;
  }
  return sql`select c.id, c.${sql.ref(sortColumns[query.sort])} as at
    from consignment_search s join consignments c on ${both}
    where ${and([ownedBy('c', viewer), ...inTime, ...rowConditions])}`;
}

/** What only a consignment's own row can say. */
function ofRow({ statuses, salesReference, references }: SearchConditions): RawBuilder<unknown>[] {
  return [
    ...(references === null ? [] : [sql`c.reference = any(${[...references]}::text[])`]),
    ...(statuses.length === 0 ? [] : [sql`c.status_code = any(${[...statuses]}::text[])`]),
    ...(salesReference === null ? [] : [sql`c.sales_reference ilike ${likePattern(salesReference)}`]),
  ];
}

function ofDate(row: 'c' | 's', query: Search): RawBuilder<unknown>[] {
  if (query.date === null) return [];
  const column = sql.ref(`${row}.${dateColumn(query)}`);
  return [sql`${column} >= ${query.date.start}`, sql`${column} < ${query.date.end}`];
}

function dateColumn({ date }: Search): DateColumn {
  return date === null ? 'created_at' : dateColumns[date.type];
}

/** Rows without the date come last whichever way; the id breaks ties. */
export function inOrder(of: '' | 'page.', way: SearchOrder['direction']): RawBuilder<unknown> {
  const direction = sql.raw(way);
  return sql`order by ${sql.raw(of)}at ${direction} nulls last, ${sql.raw(of)}id ${direction}`;
}

/**
 * A join with the consignment of each row, looked up by its id. The limit keeps the planner from any other way: of a
 * customer it has no statistics of it believes that there are few, and would go through all of them for every row.
 */
export function eachOf(rows: string, viewer: Viewer): RawBuilder<unknown> {
  return sql`join lateral (select * from consignments c where ${ownedBy('c', viewer)} and c.id = ${sql.ref(`${rows}.id`)}
    limit 1) c`;
}

export function ownedBy(row: 'c' | 's', { tenantId, organisationId }: Viewer): RawBuilder<unknown> {
  return sql`${sql.ref(`${row}.tenant_id`)} = ${tenantId} and ${sql.ref(`${row}.organisation_id`)} = ${organisationId}`;
}

function and(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...conditions], sql` and `);
}
