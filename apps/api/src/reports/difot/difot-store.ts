import { type DifotStatus, undeliveredStatuses } from '@consign/domain/reports';
import { type RawBuilder, sql } from 'kysely';

import { sortExpressions } from '../../consignments/index.js';
import type { Tx } from '../../database/database.js';
import { listDayStarts } from '../day-starts.js';
import { type Estimate, dueCandidates } from './estimate-store.js';
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

/** The candidates `h` with their verdict; null for what does not count (see judgeDelivery). */
function judged(
  request: DifotRequest,
  estimates: readonly Estimate[],
  at?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { period, viewer, todayStart } = request;
  const starts = listDayStarts(period);
  const due = dueCandidates(viewer.tenantId, candidates(request, at), estimates);
  return sql`
    select h.id, h.at, h.service_type_code, case
      when h.due_at is null then null
      when h.delivered_at is null then
        case when h.due_at >= ${starts[0]}::timestamptz and h.due_at < ${starts.at(-1)}::timestamptz
          and h.due_at < ${todayStart}::timestamptz then 'MISS' end
      when h.pieces_missing is not null then 'MISS'
      when ${dayNumber(sql`h.delivered_at`, period)} <= ${dayNumber(sql`h.due_at`, period)} then 'ONTIME'
      else 'MISS' end as verdict
    from (${due}) h`;
}

/** The consignments with a verdict, with their sorted date as `at`. */
export function consignmentsJudged(
  request: DifotRequest,
  estimates: readonly Estimate[],
  verdict: DifotStatus,
  { sort }: Pick<PageRequest, 'sort'>,
): RawBuilder<unknown> {
  return sql`select j.id, j.at from (${judged(request, estimates, sortExpressions[sort])}) j
    where j.verdict = ${verdict}`;
}

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
  estimates: readonly Estimate[],
  ids: readonly string[],
): Promise<JudgedRow[]> {
  const isDelivered = sql`c.status_code = 'DELIVERED'`;
  const page = sql`
    select ${candidateFields(request.hasPickupDates)}, case when ${isDelivered} then c.status_at end as delivered_at,
      case when ${isDelivered} then coalesce(c.promised_delivery_at, c.requested_delivery_at)
        else coalesce(c.confirmed_delivery_at, c.requested_delivery_at) end as dated_at
    from consignments c where ${reported(request)} and c.id = any(${[...ids]}::uuid[])`;
  const due = dueCandidates(request.viewer.tenantId, page, estimates);
  const { rows } = await sql<JudgedRow>`
    select h.id, c.service_type_code as "serviceTypeCode", c.destination_region_id as "destinationRegionId",
      h.delivered_at as "deliveredAt",
      case when h.delivered_at is null then c.confirmed_delivery_at else c.promised_delivery_at end as "confirmedAt",
      c.requested_delivery_at as "requestedAt", h.due_at as "estimatedAt"
    from (${due}) h join consignments c on c.id = h.id
    where ${reported(request)}`.execute(tx);
  return rows;
}
