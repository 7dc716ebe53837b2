import type { StatusCode } from '@consign/domain/status';
import { type RawBuilder, sql } from 'kysely';

import { sortExpressions } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import { isWithin, reported } from './report-conditions-store.js';
import type { PageRequest, ReportRequest } from './report-request.js';

const created = (request: ReportRequest) =>
  sql`${reported(request)} and ${isWithin(sql`c.created_at`, request.period)}`;

/** The consignments created in the period, by current status. Raw: read from an index alone. */
export async function countByStatus(
  tx: Tx,
  request: ReportRequest,
): Promise<{ status: StatusCode; count: number }[]> {
  const { rows } = await sql<{ status: StatusCode; count: number }>`
    select c.status_code as status, count(*) as count from consignments c
    where ${created(request)} group by c.status_code`.execute(tx);
  return rows;
}

/** Those with one status, with their sorted date as `at`. */
export function createdWithStatus(
  request: ReportRequest,
  status: StatusCode,
  { sort }: Pick<PageRequest, 'sort'>,
): RawBuilder<unknown> {
  return sql`select c.id, ${sortExpressions[sort]} as at from consignments c
    where ${created(request)} and c.status_code = ${status}`;
}
