import { type Day, getCalendarDay } from '@consign/domain/dates';
import type { DeliveryGroup } from '@consign/domain/reports';
import { sql } from 'kysely';

import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { type SiteDay, isOnSiteDay, siteDayRows, spanDays } from '../database/counted-days.js';
import { startOfDay } from './day-starts.js';

/** Deliveries of a site that share both days, both regions and the service. */
export interface LaneDeliveries extends DeliveryGroup {
  readonly siteId: string;
  readonly originRegionId: string | null;
  readonly destinationRegionId: string | null;
  readonly serviceTypeCode: string;
}

/**
 * The deliveries of site days that have a time to measure, in groups with the same working days, so that calendars are
 * asked once a group. Raw: an index alone is read, and times are summed as seconds after the start of the day.
 */
export async function listLaneDeliveries(
  tx: Tx,
  owner: Owner,
  days: readonly SiteDay[],
): Promise<LaneDeliveries[]> {
  if (days.length === 0) return [];
  const { rows } = await sql<GroupRow>`
    select m.site_id as "siteId", m.day as "deliveredDay", c.* from (${spanDays(siteDayRows(days))}) m cross join lateral (
      select local_day(c.staged_at) as "stagedDay", c.origin_region_id as "originRegionId",
        c.destination_region_id as "destinationRegionId", c.service_type_code as "serviceTypeCode", count(*) as count,
        sum(date_part('epoch', c.staged_at - m.starts_at)) as "stagedSince",
        sum(date_part('epoch', c.status_at - m.starts_at)) as "deliveredSince"
      from consignments c
      where ${isOnSiteDay(owner, sql`c.status_at`)} and c.status_code = 'DELIVERED' and c.staged_at < c.status_at
      group by 1, 2, 3, 4) c`.execute(tx);
  return rows.map(({ stagedDay, deliveredDay, stagedSince, deliveredSince, ...lane }) => {
    const deliveredOn = toDay(deliveredDay);
    const base = startOfDay(deliveredOn) * lane.count;
    return {
      ...lane,
      stagedOn: toDay(stagedDay),
      deliveredOn,
      stagedSum: base + Math.round(stagedSince * 1000),
      deliveredSum: base + Math.round(deliveredSince * 1000),
    };
  });
}

interface GroupRow extends Omit<LaneDeliveries, 'stagedOn' | 'deliveredOn' | 'stagedSum' | 'deliveredSum'> {
  readonly stagedDay: string;
  readonly deliveredDay: string;
  readonly stagedSince: number;
  readonly deliveredSince: number;
}

const toDay: (text: string) => Day = getCalendarDay;
