import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../database.js';
import { likePattern } from '../fold.js';
import type { StoredAddress, StoredDangerousGoods } from '../schema.js';
import type { Viewer } from './find-consignment.js';
import { keywordConditions } from './find-by-keyword.js';

export type SearchDate = 'Creation' | 'RequestedDelivery' | 'ConfirmedDelivery';
export type SearchSort = 'createdAtDateTimeUtc' | 'RequestedDeliveryDate' | 'statusDate';

export interface SearchQuery {
  readonly searchTerm: string | null;
  readonly phoneNumber: string | null;
  readonly salesReference: string | null;
  readonly statuses: readonly string[];
  /** The end is exclusive (LIST-24). */
  readonly date: { readonly type: SearchDate; readonly start: Date; readonly end: Date } | null;
  readonly sort: SearchSort;
  readonly direction: 'asc' | 'desc';
  readonly pageSize: number;
  readonly pageNumber: number;
}

export interface SearchRow {
  id: string;
  reference: string;
  createdAt: Date;
  requestedPickupAt: Date | null;
  requestedDeliveryAt: Date | null;
  confirmedDeliveryAt: Date | null;
  receiver: {
    fullName: string | null;
    phone: string | null;
    email: string | null;
    address: StoredAddress;
  };
  senderReference: string | null;
  receiverReference: string | null;
  salesReference: string | null;
  tags: { code: string; colour: string; name: string }[];
  hasException: boolean;
  hasUnresolvedNotes: boolean;
  history: { code: string; at: string }[];
  items: {
    count: number;
    volume: number;
    weight: number;
    packagingTypes: (string | null)[];
    dangerousGoods: StoredDangerousGoods[];
  };
}

const dateColumns: Record<SearchDate, RawBuilder<unknown>> = {
  Creation: sql`c.created_at`,
  RequestedDelivery: sql`c.requested_delivery_at`,
  ConfirmedDelivery: sql`c.confirmed_delivery_at`,
};
const sortColumns: Record<SearchSort, RawBuilder<unknown>> = {
  createdAtDateTimeUtc: sql`c.created_at`,
  RequestedDeliveryDate: sql`c.requested_delivery_at`,
  statusDate: sql`c.status_at`,
};

/**
 * One page, and how many match, in one statement (LIST-19). Rows without the sorted date come last; the id breaks ties,
 * so that no row stands on two pages.
 */
export async function searchConsignments(
  tx: Tx,
  viewer: Viewer,
  query: SearchQuery,
): Promise<{ rowCount: number; rows: SearchRow[] }> {
  const matching = sql.join(
    [...conditionsOf(viewer, query), ...(await keywordConditions(tx, viewer, query))],
    sql` and `,
  );
  const column = sortColumns[query.sort];
  const order =
    query.direction === 'asc'
      ? sql`${column} asc nulls last, c.id asc`
      : sql`${column} desc nulls last, c.id desc`;
  const offset = (query.pageNumber - 1) * query.pageSize;
  const { rows } = await sql<{ rowCount: number; row: null } | ({ rowCount: number } & SearchRow)>`
    with page as (
      select c.*, row_number() over (order by ${order}) as n from (
        select c.* from consignments c where ${matching} order by ${order} limit ${query.pageSize} offset ${offset}
      ) c
    )
    select total."rowCount", ${rowColumns}
    from (select count(*) as "rowCount" from consignments c where ${matching}) total
    left join page c on true
    order by c.n`.execute(tx);
  const found = rows.filter((row): row is { rowCount: number } & SearchRow => 'id' in row && row.id !== null);
  return { rowCount: rows[0]?.rowCount ?? 0, rows: found };
}

const rowColumns = sql`c.id, c.reference, c.created_at as "createdAt", c.requested_pickup_at as "requestedPickupAt",
  c.requested_delivery_at as "requestedDeliveryAt", c.confirmed_delivery_at as "confirmedDeliveryAt", c.receiver,
  c.sender_reference as "senderReference", c.receiver_reference as "receiverReference",
  c.sales_reference as "salesReference", c.tags, c.has_exception as "hasException",
  c.has_unresolved_notes as "hasUnresolvedNotes",
  (select jsonb_agg(jsonb_build_object('code', h.status_code, 'at', h.status_at) order by h.position)
    from status_history h where h.tenant_id = c.tenant_id and h.organisation_id = c.organisation_id
      and h.consignment_id = c.id) as history,
  (select jsonb_build_object('count', coalesce(sum(i.item_count), 0), 'volume', coalesce(sum(i.volume_steps), 0),
      'weight', coalesce(sum(i.weight_steps), 0),
      'packagingTypes', coalesce(jsonb_agg(distinct coalesce(p.name, i.packaging_type_code)), '[]'),
      'dangerousGoods', coalesce(jsonb_agg(distinct i.dangerous_goods) filter (where i.dangerous_goods is not null), '[]'))
    from line_items i left join packaging_types p on p.tenant_id = i.tenant_id
      and p.organisation_id = i.organisation_id and p.code = i.packaging_type_code
    where i.tenant_id = c.tenant_id and i.organisation_id = c.organisation_id and i.consignment_id = c.id) as items`;

function conditionsOf(viewer: Viewer, query: SearchQuery): RawBuilder<unknown>[] {
  const conditions = [
    sql`c.tenant_id = ${viewer.tenantId}`,
    sql`c.organisation_id = ${viewer.organisationId}`,
    sql`c.charge_site_id = any(${[...viewer.siteIds]}::uuid[])`,
  ];
  const { statuses, date, salesReference } = query;
  if (statuses.length > 0) conditions.push(sql`c.status_code = any(${[...statuses]}::text[])`);
  if (date !== null) {
    const column = dateColumns[date.type];
    conditions.push(sql`${column} >= ${date.start}`, sql`${column} < ${date.end}`);
  }
  if (salesReference !== null) {
    conditions.push(sql`c.sales_reference ilike ${likePattern(salesReference)}`);
  }
  return conditions;
}
