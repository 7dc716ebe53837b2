import { type DifotStatus, undeliveredStatuses } from '@consign/domain/reports';
import { type RawBuilder, sql } from 'kysely';

import { sortExpressions } from '../../consignments/index.js';
import type { Tx } from '../../database/database.js';
import { listDayStarts } from '../day-starts.js';
import { type EstimateKey, dueCandidates, isEstimated, joinCalendar, keyFields } from './estimate-store.js';
import { loadEstimates } from './estimates.js';
import { dayNumber, isWithin, reported } from '../report-conditions-store.js';
import type { PageRequest, ReportRequest } from '../report-request.js';

export interface DifotRequest extends ReportRequest {
  /** 00:00 of today in Auckland: a delivery due before it is overdue. */
  readonly todayStart: Date;
  /** Whether the tenant takes requested pickup dates (PLAT-04). */
  readonly hasPickupDates: boolean;
}

/** What a verdict depends on, of a consignment `c`. */
export function candidateFields(hasPickupDates: boolean): RawBuilder<unknown> {
  return sql`c.id, c.service_type_code, c.staged_at, c.origin_region_id, c.destination_region_id,
    ${hasPickupDates ? sql`c.requested_pickup_at` : sql`null::timestamptz`} as pickup_at`;
}

/** What the provider has, with the confirmed or else the requested delivery date. Raw: one index is read. */
export function undeliveredCandidates(
  request: DifotRequest,
  at: RawBuilder<unknown> = sql`null`,
): RawBuilder<unknown> {
  // Written out, as the partial index is.
  const undelivered = sql.raw(undeliveredStatuses.map((code) => `'${code}'`).join(', '));
  return sql`select ${candidateFields(request.hasPickupDates)}, ${at} as at, null::timestamptz as delivered_at,
      null::integer as pieces_missing,
      coalesce(c.confirmed_delivery_at, c.requested_delivery_at) as dated_at
    from consignments c
    where ${reported(request)} and c.status_code in (${undelivered})`;
}

/**
 * What may count in the period: its deliveries, and freight that the provider still has. `dated_at` is the confirmed or
 * else the requested delivery date; of a delivery, the one confirmed before it. Raw: two index scans, no row fetched.
 */
export function candidates(request: DifotRequest, at: RawBuilder<unknown> = sql`null`): RawBuilder<unknown> {
  return sql`
    select ${candidateFields(request.hasPickupDates)}, ${at} as at, c.status_at as delivered_at, c.pieces_missing,
      coalesce(c.promised_delivery_at, c.requested_delivery_at) as dated_at
    from consignments c
    where ${reported(request)} and c.status_code = 'DELIVERED' and ${isWithin(sql`c.status_at`, request.period)}
    union all ${undeliveredCandidates(request, at)}`;
}

/** A consignment that has a verdict by its own date, or may have it by an estimated one. */
export interface PossibleRow {
  readonly id: string;
  /** Null if it is not delivered. */
  readonly deliveredOn: string | null;
  readonly isShort: boolean;
  /** Null if it has a date of its own. */
  readonly key: EstimateKey | null;
}

/** The first that have or may have a verdict, in the order of a page. Raw: two index scans, no row fetched. */
export async function listPossible(
  tx: Tx,
  request: DifotRequest,
  verdict: DifotStatus,
  { sort, direction }: Pick<PageRequest, 'sort' | 'direction'>,
  limit: number,
): Promise<PossibleRow[]> {
  const { period, viewer, todayStart } = request;
  const starts = listDayStarts(period);
  const order = sql`order by r.at ${sql.raw(direction)} nulls last, r.id ${sql.raw(direction)}`;
  const own = sql`case
    when r.delivered_at is null then
      case when r.dated_at >= ${starts[0]}::timestamptz and r.dated_at < ${starts.at(-1)}::timestamptz
        and r.dated_at < ${todayStart}::timestamptz then 'MISS' end
    when r.pieces_missing is not null then 'MISS'
    when ${dayNumber(sql`r.delivered_at`, period)} <= ${dayNumber(sql`r.dated_at`, period)} then 'ONTIME'
    else 'MISS' end`;
  const { rows } = await sql<PossibleKeyRow>`
    select r.id, local_day(r.delivered_at)::text as "deliveredOn", r.pieces_missing is not null as "isShort",
      ${isEstimated} as "isEstimated", ${keyFields}
    from (select * from (${candidates(request, sortExpressions[sort])}) r
      where case when r.dated_at is null then ${isEstimated} else ${own} = ${verdict} end
      ${order} limit ${limit}) r ${joinCalendar(viewer.tenantId)}
    ${order}`.execute(tx);
  return rows.map(({ id, deliveredOn, isShort, isEstimated: hasKey, ...key }) => ({
    id,
    deliveredOn,
    isShort,
    key: hasKey ? key : null,
  }));
}

type PossibleKeyRow = Omit<PossibleRow, 'key'> & EstimateKey & { readonly isEstimated: boolean };

/** What a verdict is made of. */
export interface JudgedRow {
  readonly id: string;
  readonly serviceTypeCode: string;
  readonly destinationRegionId: string | null;
  readonly deliveredAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly requestedAt: Date | null;
  readonly estimatedAt: Date | null;
}

/** What the verdicts of a page's consignments are made of. */
export async function listJudged(
  tx: Tx,
  request: DifotRequest,
  ids: readonly string[],
): Promise<JudgedRow[]> {
  const { tenantId } = request.viewer;
  const isDelivered = sql`c.status_code = 'DELIVERED'`;
  const page = sql`
    select ${candidateFields(request.hasPickupDates)}, case when ${isDelivered} then c.status_at end as delivered_at,
      case when ${isDelivered} then c.promised_delivery_at else c.confirmed_delivery_at end as confirmed_at,
      c.requested_delivery_at as requested_at,
      coalesce(case when ${isDelivered} then c.promised_delivery_at else c.confirmed_delivery_at end,
        c.requested_delivery_at) as dated_at
    from consignments c where ${reported(request)} and c.id = any(${[...ids]}::uuid[])`;
  const due = dueCandidates(tenantId, page, await loadEstimates(tx, tenantId, page));
  const { rows } = await sql<JudgedRow>`
    select h.id, h.service_type_code as "serviceTypeCode", h.destination_region_id as "destinationRegionId",
      h.delivered_at as "deliveredAt", h.confirmed_at as "confirmedAt", h.requested_at as "requestedAt",
      h.due_at as "estimatedAt"
    from (${due}) h`.execute(tx);
  return rows;
}
