import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import type { StoredAddress, StoredDangerousGoods } from '../../database/schema.js';
import type { Viewer } from '../../database/owner.js';
import { findByKeyword } from './keyword-store.js';
import { eachOf, inOrder, matchingConsignments } from './matching-store.js';

export type SearchDate = 'Creation' | 'RequestedDelivery' | 'ConfirmedDelivery';
export type SearchSort = 'createdAtDateTimeUtc' | 'RequestedDeliveryDate' | 'statusDate';

/** What must hold of a consignment. */
export interface SearchConditions {
  readonly searchTerm: string | null;
  readonly phoneNumber: string | null;
  readonly salesReference: string | null;
  readonly statuses: readonly StatusCode[];
  /** Exactly these, as they are stored (LIST-26). */
  readonly references: readonly string[] | null;
  /** The end is exclusive (LIST-24). */
  readonly date: { readonly type: SearchDate; readonly start: Date; readonly end: Date } | null;
}

export interface SearchOrder {
  readonly sort: SearchSort;
  readonly direction: 'asc' | 'desc';
}

export interface SearchQuery extends SearchConditions, SearchOrder {
  readonly pageSize: number;
  readonly pageNumber: number;
  /** The last row of the page before, where it is known (LIST-27). */
  readonly after: Place | null;
}

/** Where a row stands in an order: the date that it is sorted by, to the microsecond, and its id. */
export interface Place {
  readonly at: string;
  readonly id: string;
}

export interface SearchRow {
  id: string;
  reference: string;
  serviceTypeCode: string;
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
  history: { code: StatusCode; at: string }[];
  items: {
    count: number;
    volume: number;
    weight: number;
    packagingTypes: (string | null)[];
    dangerousGoods: StoredDangerousGoods[];
  };
}

export interface SearchPage {
  readonly rowCount: number;
  readonly rows: readonly SearchRow[];
  /** The place of the last row, where the next page can begin there. */
  readonly last: Place | null;
}

/**
 * One page, and how many match, in one statement (LIST-19). Rows without the sorted date come last; the id breaks ties,
 * so that no row stands on two pages.
 */
export async function searchConsignments(tx: Tx, viewer: Viewer, query: SearchQuery): Promise<SearchPage> {
  const { direction, pageSize } = query;
  const matching = matchingConsignments(viewer, query, await findByKeyword(tx, viewer, query));
  const after = matching.first === null ? null : query.after;
  const skipped = after === null ? (query.pageNumber - 1) * pageSize : 0;
  // Where an index has no order, what matches is looked for once; where it has, counting and the page are cheaper apart.
  const counted = matching.first === null ? sql`matching` : sql`(${matching.all}) matching`;
  const candidates = matching.first?.(skipped + pageSize, after) ?? sql`select id, at from matching`;
  const { rows } = await sql<Found>`
    ${matching.first === null ? sql`with matching as materialized (${matching.all})` : sql``}
    select total."rowCount", page.at::text as at, ${rowColumns}
    from (select count(*) as "rowCount" from ${counted}) total
    left join (
      (${candidates} ${inOrder('', direction)} limit ${pageSize} offset ${skipped}) page
      ${eachOf('page', viewer)} on true
    ) on true
    ${inOrder('page.', direction)}`.execute(tx);
  const found = rows.filter((row): row is Found & SearchRow => row.id !== null);
  const last = found.at(-1);
  return {
    rowCount: rows[0]?.rowCount ?? 0,
    rows: found,
    last: matching.first === null || last === undefined ? null : { at: last.at, id: last.id },
  };
}

type Found = { rowCount: number; at: string } & (SearchRow | { id: null });

const rowColumns = sql`c.id, c.reference, c.service_type_code as "serviceTypeCode", c.created_at as "createdAt", c.requested_pickup_at as "requestedPickupAt",
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
