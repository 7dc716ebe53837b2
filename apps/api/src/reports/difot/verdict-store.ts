import { type RawBuilder, sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import type { Owner } from '../../database/owner.js';
import { type SiteDay, isOnSiteDay, siteDayRows, spanDays } from '../../database/counted-days.js';
import { listDayStarts } from '../day-starts.js';
import { type DifotRequest, candidateFields, undeliveredCandidates } from './difot-store.js';
import { type EstimateKey, isEstimated, joinCalendar, keyColumns } from './estimate-store.js';

/** Consignments of a service type with their verdicts; and those among them whose due day has to be estimated. */
export interface VerdictGroup {
  readonly serviceTypeCode: string;
  readonly onTime: number;
  readonly missed: number;
  /** How many have this key, and no verdict yet. */
  readonly undated: number;
  /** Whether those without a verdict were delivered with pieces missing. */
  readonly isShort: boolean;
  /** Null where nothing is undated. */
  readonly key: EstimateKey | null;
}

/** Those delivered on a site day. */
export type DeliveredGroup = VerdictGroup & SiteDay;

type Row = Omit<VerdictGroup, 'key'> & { readonly [Field in keyof EstimateKey]: EstimateKey[Field] | null };

const ofKey = (column: RawBuilder<unknown>) => sql`case when ${isEstimated} then ${column} end`;

/** Counts a row `r` of candidates: by key if its due day is estimated, else by verdict alone. */
function groupCandidates(
  tenantId: string,
  candidates: RawBuilder<unknown>,
  { isOnTime, isMissed }: { readonly isOnTime: RawBuilder<unknown>; readonly isMissed: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const { originRegionId, destinationRegionId, serviceTypeCode, stagedOn, isLate, pickupOn } = keyColumns;
  return sql`
    select ${serviceTypeCode} as "serviceTypeCode", ${ofKey(originRegionId)} as "originRegionId",
      ${ofKey(destinationRegionId)} as "destinationRegionId", ${ofKey(stagedOn)} as "stagedOn",
      ${ofKey(isLate)} as "isLate", ${ofKey(pickupOn)} as "pickupOn",
      ${isEstimated} and r.pieces_missing is not null as "isShort",
      count(*) filter (where r.dated_at is not null and ${isOnTime}) as "onTime",
      count(*) filter (where r.dated_at is not null and ${isMissed}) as missed,
      count(*) filter (where ${isEstimated}) as undated
    from (${candidates}) r ${joinCalendar(tenantId)}
    group by 1, 2, 3, 4, 5, 6, 7`;
}

/** The deliveries of site days: on time if due on that day or later, and no piece is missing. */
export async function listDeliveredGroups(
  tx: Tx,
  owner: Owner,
  days: readonly SiteDay[],
  hasPickupDates: boolean,
): Promise<DeliveredGroup[]> {
  if (days.length === 0) return [];
  const delivered = sql`
    select ${candidateFields(hasPickupDates)}, c.pieces_missing, coalesce(c.promised_delivery_at, c.requested_delivery_at) as dated_at
    from consignments c where ${isOnSiteDay(owner, sql`c.status_at`)} and c.status_code = 'DELIVERED'`;
  const groups = groupCandidates(owner.tenantId, delivered, {
    isOnTime: sql`r.dated_at >= m.starts_at and r.pieces_missing is null`,
    isMissed: sql`(r.dated_at < m.starts_at or r.pieces_missing is not null)`,
  });
  const { rows } = await sql<Row & SiteDay>`
    select m.site_id as "siteId", m.day, g.* from (${spanDays(siteDayRows(days))}) m cross join lateral (${groups}) g`.execute(
    tx,
  );
  return rows.map((row) => ({ ...toGroup(row), siteId: row.siteId, day: row.day }));
}

/** What the provider has and was due, or may have been, on a day of the period before today. */
export async function listOverdueGroups(tx: Tx, request: DifotRequest): Promise<VerdictGroup[]> {
  const starts = listDayStarts(request.period);
  const [from = '', to = ''] = [starts[0], starts.at(-1)];
  const until = [to, request.todayStart.toISOString()].toSorted()[0];
  const groups = groupCandidates(
    request.viewer.tenantId,
    // A later staging is due later.
    sql`select * from (${undeliveredCandidates(request)}) c
      where coalesce(c.dated_at, c.staged_at) < ${until}::timestamptz and (c.dated_at is null or c.dated_at >= ${from}::timestamptz)`,
    { isOnTime: sql`false`, isMissed: sql`true` },
  );
  const { rows } = await sql<Row>`${groups}`.execute(tx);
  return rows.map(toGroup);
}

function toGroup(row: Row): VerdictGroup {
  const { serviceTypeCode, onTime, missed, undated, isShort } = row;
  const { originRegionId, destinationRegionId, stagedOn, isLate, pickupOn } = row;
  const key =
    originRegionId === null ||
    destinationRegionId === null ||
    stagedOn === null ||
    isLate === null ||
    pickupOn === null
      ? null
      : { originRegionId, destinationRegionId, serviceTypeCode, stagedOn, isLate, pickupOn };
  return { serviceTypeCode, onTime, missed, undated, isShort, key };
}
