import type { StatusCode } from '@consign/domain/status';
import { type RawBuilder, sql } from 'kysely';

import { countCreated, sortExpressions } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import { changedDays, countedDays } from '../database/counted-days.js';
import { hasService, isWithin, reported } from './report-conditions-store.js';
import type { PageRequest, ReportRequest } from './report-request.js';

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
