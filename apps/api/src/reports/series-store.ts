import type { DayRange } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';
import { type RawBuilder, sql } from 'kysely';

import { countCreated, sortExpressions } from '../consignments/index.js';
import { changedDays, countedDays, isOnSiteDay, spanDays } from '../database/counted-days.js';
import type { Tx } from '../database/database.js';
import { type Owner, ownedBy } from '../database/owner.js';
import type { ReportDayKind } from '../database/schema.js';
import { hasService, isWithin, reported } from './report-conditions-store.js';
import type { PageRequest, ReportRequest } from './report-request.js';

/** A figure by the number of its day in the whole range, from 1. */
export type Totals = ReadonlyMap<number, number>;

/** The previous period and the period, which follow each other. */
export const wholeRange = ({ period, previous }: ReportRequest): DayRange => ({
  from: previous.from,
  to: period.to,
});

/** The consignments delivered on the site days in `days`, counted by service type. */
export function countDelivered(owner: Owner, days: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select m.site_id, m.day, c.service_type_code, c.consignments from (${spanDays(days)}) m cross join lateral (
      select c.service_type_code, count(*)::integer as consignments from consignments c
      where ${isOnSiteDay(owner, sql`c.status_at`)} and c.status_code = 'DELIVERED' group by 1) c`;
}

/**
 * The confirmed price of a consignment `c`; no row without one. `LIMIT 1` stops the planner from reading every price
 * there is: it has no statistics behind RLS.
 */
const confirmedPrice = (owner: Owner) => sql`
  select p.amount_cents from consignment_prices p
  where ${ownedBy(owner, 'p')} and p.consignment_id = c.id and p.kind = 'CONFIRMED'
    and p.amount_cents is not null limit 1`;

/** The consignments staged in the period with a confirmed price, with their sorted date as `at`. */
export function stagedWithPrice(
  request: ReportRequest,
  { sort }: Pick<PageRequest, 'sort'>,
): RawBuilder<unknown> {
  return sql`select c.id, ${sortExpressions[sort]} as at
    from consignments c cross join lateral (${confirmedPrice(request.viewer)}) p
    where ${reported(request)} and ${isWithin(sql`c.staged_at`, request.period)}`;
}

/** Confirmed prices of the consignments staged on the site days in `days`, in cents. */
export function sumStaged(owner: Owner, days: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select m.site_id, m.day, c.service_type_code, c.cents from (${spanDays(days)}) m cross join lateral (
      select c.service_type_code, sum(p.amount_cents)::bigint as cents
      from consignments c cross join lateral (${confirmedPrice(owner)}) p
      where ${isOnSiteDay(owner, sql`c.staged_at`)} group by 1) c`;
}

/** Deliveries by day. */
export function countDeliveries(tx: Tx, request: ReportRequest): Promise<Totals> {
  return sumDays(tx, request, { kind: 'DELIVERED', figure: sql.ref('consignments'), count: countDelivered });
}

/** Confirmed prices by the day of staging, in cents. */
export function sumConfirmedPrices(tx: Tx, request: ReportRequest): Promise<Totals> {
  return sumDays(tx, request, { kind: 'STAGED', figure: sql.ref('cents'), count: sumStaged });
}

interface Series {
  readonly kind: ReportDayKind;
  readonly figure: RawBuilder<unknown>;
  count(owner: Owner, days: RawBuilder<unknown>): RawBuilder<unknown>;
}

/** A figure by day: as counted by day, and what changed since. */
async function sumDays(tx: Tx, request: ReportRequest, { kind, figure, count }: Series): Promise<Totals> {
  const range = wholeRange(request);
  const changed = sql`select * from changed`;
  const { rows } = await sql<{ day: number; total: number }>`
    with changed as materialized (${changedDays(request.viewer, kind, range)})
    select f.day - ${range.from}::date + 1 as day, sum(f.figure) as total from (
      select d.day, d.service_type_code, d.${figure} as figure from (${countedDays(request.viewer, kind, range, changed)}) d
      union all
      select d.day, d.service_type_code, d.${figure} from (${count(request.viewer, changed)}) d) f
    where ${hasService(request)} group by 1`.execute(tx);
  return new Map(rows.map(({ day, total }) => [day, Number(total)]));
}

/** The consignments created in the period, by current status: as counted by day, and what changed since. */
export async function countByStatus(
  tx: Tx,
  request: ReportRequest,
): Promise<{ status: StatusCode; count: number }[]> {
  const { viewer, period } = request;
  const changed = sql`select * from changed`;
  const { rows } = await sql<{ status: StatusCode; count: number }>`
    with changed as materialized (${changedDays(request.viewer, 'CREATED', period)})
    select f.status_code as status, sum(f.consignments)::bigint as count from (
      select d.service_type_code, d.status_code, d.consignments
      from (${countedDays(request.viewer, 'CREATED', period, changed)}) d
      union all
      select d.service_type_code, d.status_code, d.consignments from (${countCreated(viewer, changed)}) d) f
    where ${hasService(request)} group by 1`.execute(tx);
  return rows;
}

/** Created consignments with one status, with their sorted date as `at`. */
export function createdWithStatus(
  request: ReportRequest,
  status: StatusCode,
  { sort }: Pick<PageRequest, 'sort'>,
): RawBuilder<unknown> {
  return sql`select c.id, ${sortExpressions[sort]} as at from consignments c
    where ${reported(request)} and ${isWithin(sql`c.created_at`, request.period)} and c.status_code = ${status}`;
}
