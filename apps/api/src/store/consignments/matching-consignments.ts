import { type RawBuilder, sql } from 'kysely';

import { likePattern } from '../fold.js';
import type { Found } from './find-by-keyword.js';
import type { Viewer } from './find-consignment.js';
import type { SearchDate, SearchQuery, SearchSort } from './search-consignments.js';

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

/** Statements that give the id of each consignment that matches, and as `at` the date that it is sorted by. */
export interface Matching {
  /** Every one. */
  readonly all: RawBuilder<unknown>;
  /** The first ones of each site, enough for the page asked for; null where no index has them in that order. */
  readonly first: RawBuilder<unknown> | null;
}

export function matchingConsignments(viewer: Viewer, query: SearchQuery, found: Found): Matching {
  const conditions = [ownedBy('c', viewer), ...ofRow(query), ...ofDate('c', query)];
  if (found.kind === 'many') return { all: withWords(viewer, query, found.stands), first: null };
  const sites = sql`c.charge_site_id = any(${[...viewer.siteIds]}::uuid[])`;
  if (found.kind === 'ids') {
    const ids = sql`c.id = any(${[...found.ids]}::uuid[])`;
    return { all: select(query, [...conditions, sites, ids]), first: null };
  }
  const isIndexOrder = sortColumns[query.sort] === dateColumn(query);
  return {
    all: select(query, [...conditions, sites]),
    first: isIndexOrder ? firstOfEachSite(viewer, query, conditions) : null,
  };
}

function select({ sort }: SearchQuery, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`select c.id, c.${sql.ref(sortColumns[sort])} as at from consignments c where ${and(conditions)}`;
}

function firstOfEachSite(
  viewer: Viewer,
  query: SearchQuery,
  conditions: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> {
  const column = sql.ref(sortColumns[query.sort]);
  const direction = sql.raw(query.direction);
  return sql`select first.id, first.at from unnest(${[...viewer.siteIds]}::uuid[]) site cross join lateral (
    ${select(query, [...conditions, sql`c.charge_site_id = site`])}
    order by c.${column} ${direction}, c.id ${direction} limit ${query.pageNumber * query.pageSize}) first`;
}

/** By creation the words stand in order beside their consignments; by another date the consignments come first. */
function withWords(viewer: Viewer, query: SearchQuery, stands: RawBuilder<unknown>): RawBuilder<unknown> {
  const ofWords = [ownedBy('s', viewer), sql`s.site_id = any(${[...viewer.siteIds]}::uuid[])`, stands];
  const both = sql`c.tenant_id = s.tenant_id and c.organisation_id = s.organisation_id and c.id = s.consignment_id`;
  if (dateColumn(query) !== 'created_at') {
    const exists = sql`exists (select from consignment_search s where ${both} and ${and(ofWords)})`;
    return select(query, [ownedBy('c', viewer), ...ofRow(query), ...ofDate('c', query), exists]);
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
function ofRow({ statuses, salesReference }: SearchQuery): RawBuilder<unknown>[] {
  return [
    ...(statuses.length === 0 ? [] : [sql`c.status_code = any(${[...statuses]}::text[])`]),
    ...(salesReference === null ? [] : [sql`c.sales_reference ilike ${likePattern(salesReference)}`]),
  ];
}

function ofDate(row: 'c' | 's', query: SearchQuery): RawBuilder<unknown>[] {
  if (query.date === null) return [];
  const column = sql.ref(`${row}.${dateColumn(query)}`);
  return [sql`${column} >= ${query.date.start}`, sql`${column} < ${query.date.end}`];
}

function dateColumn({ date }: SearchQuery): DateColumn {
  return date === null ? 'created_at' : dateColumns[date.type];
}

export function ownedBy(row: 'c' | 's', { tenantId, organisationId }: Viewer): RawBuilder<unknown> {
  return sql`${sql.ref(`${row}.tenant_id`)} = ${tenantId} and ${sql.ref(`${row}.organisation_id`)} = ${organisationId}`;
}

function and(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join([...conditions], sql` and `);
}
