import type { StatusCode } from '@consign/domain/status';
import { type RawBuilder, sql } from 'kysely';

import { sortExpressions } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { changedDays, countedDays, hasService, isOnSiteDay } from './days/counted-days-store.js';
import { isWithin, reported } from './report-conditions-store.js';
import type { PageRequest, ReportRequest } from './report-request.js';

/** The consignments created on the site days in `days`, counted by service type and current status. */
export function countCreated(owner: Owner, days: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select m.site_id, m.day, c.service_type_code, c.status_code, c.consignments from (${days}) m cross join lateral (
      select c.service_type_code, c.status_code, count(*)::integer as consignments from consignments c
      where ${isOnSiteDay(owner, sql`c.created_at`)} group by 1, 2) c`;
}

/** The consignments created in the period, by current status: as counted by day, and what changed since. */
export async function countByStatus(
  tx: Tx,
  request: ReportRequest,
): Promise<{ status: StatusCode; count: number }[]> {
  const { viewer, period } = request;
  const changed = sql`select * from changed`;
  const { rows } = await sql<{ status: StatusCode; count: number }>`
    with changed as materialized (${changedDays(request, 'CREATED', period)})
    select f.status_code as status, sum(f.consignments)::bigint as count from (
      select d.service_type_code, d.status_code, d.consignments
      from (${countedDays(request, 'CREATED', period, changed)}) d
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
