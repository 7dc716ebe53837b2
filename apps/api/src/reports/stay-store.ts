import { type Day, addDays, getDay, toLocalDay } from '@consign/domain/dates';
import { type Stay, listDays } from '@consign/domain/reports';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import { startOfDay } from './day-starts.js';
import { dayNumber, isWithin, reported } from './report-conditions-store.js';
import type { ReportRequest } from './report-request.js';
import { wholeRange } from './series-store.js';

/** Deliveries that share both days, both regions and the service. */
export interface LaneStay extends Stay {
  readonly originRegionId: string | null;
  readonly destinationRegionId: string | null;
  readonly serviceTypeCode: string;
}

/** Most are staged in these days before the first delivery; those staged earlier are counted each by its own instant. */
const DAYS_BEFORE = 62;

/**
 * The deliveries of both periods that have a time to measure, in groups with the same working days, so that calendars
 * are asked once a group. Raw: an index alone is read, and times are summed as milliseconds after its first day.
 */
export async function listStays(tx: Tx, request: ReportRequest): Promise<LaneStay[]> {
  const range = wholeRange(request);
  const stagedRange = { from: addDays(range.from, -DAYS_BEFORE), to: range.to };
  const base = startOfDay(stagedRange.from);
  const since = (instant: string) =>
    sql`sum(date_part('epoch', c.${sql.ref(instant)}) * 1000 - ${base}::float8)`;
  const { rows } = await sql<GroupRow>`
    select ${dayNumber(sql`c.status_at`, range)} as "deliveredDay",
      ${dayNumber(sql`c.staged_at`, stagedRange)} as "stagedDay",
      case when c.staged_at < ${new Date(base)}::timestamptz then c.staged_at end as "stagedAt",
      c.origin_region_id as "originRegionId", c.destination_region_id as "destinationRegionId",
      c.service_type_code as "serviceTypeCode", count(*) as count,
      ${since('staged_at')} as "stagedSince", ${since('status_at')} as "deliveredSince"
    from consignments c
    where ${reported(request)} and c.status_code = 'DELIVERED' and ${isWithin(sql`c.status_at`, range)}
      and c.staged_at < c.status_at
    group by 1, 2, 3, 4, 5, 6`.execute(tx);
  const deliveredDays = listDays(range);
  const stagedDays = listDays(stagedRange);
  return rows.map(({ stagedDay, deliveredDay, stagedAt, stagedSince, deliveredSince, ...lane }) => ({
    ...lane,
    stagedOn: toLocalDay(stagedAt) ?? dayAt(stagedDays, stagedDay),
    deliveredOn: dayAt(deliveredDays, deliveredDay),
    stagedSum: base * lane.count + stagedSince,
    deliveredSum: base * lane.count + deliveredSince,
  }));
}

interface GroupRow extends Pick<
  LaneStay,
  'originRegionId' | 'destinationRegionId' | 'serviceTypeCode' | 'count'
> {
  readonly stagedDay: number;
  readonly deliveredDay: number;
  readonly stagedAt: Date | null;
  readonly stagedSince: number;
  readonly deliveredSince: number;
}

const dayAt = (days: readonly Day[], number: number): Day => days[number - 1] ?? getDay('');
