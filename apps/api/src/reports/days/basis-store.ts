import type { DayRange } from '@consign/domain/dates';
import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type SiteDay, changedDays, countedDays, isAsked, siteDayRows } from '../../database/counted-days.js';
import { hasService } from '../report-conditions-store.js';
import type { ReportRequest } from '../report-request.js';

/**
 * The version of what the code brings to verdicts and working times: their rules, and the public holidays of its library.
 * Raise it when either changes, so that every day is counted again.
 */
export const RULES_VERSION = '.1';

const currentBasis = (tenantId: string) => sql<string>`
  (coalesce((select c.version from report_calendars c where c.tenant_id = ${tenantId}), 0) || ${sql.lit(RULES_VERSION)})`;

/** What verdicts and working times of a tenant are worked out with now: another basis makes counted days out of date. */
export async function loadBasis(tx: Tx, tenantId: string): Promise<string> {
  const { rows } = await sql<{ basis: string }>`select ${currentBasis(tenantId)} as basis`.execute(tx);
  return rows[0]?.basis ?? RULES_VERSION;
}

/** The site days of a range whose deliveries changed since they were counted, or were counted with another basis. */
export async function listOutdated(tx: Tx, { viewer }: ReportRequest, range: DayRange): Promise<SiteDay[]> {
  const basis = currentBasis(viewer.tenantId);
  const { rows } = await sql<SiteDay>`
    select o.site_id as "siteId", o.day from (${changedDays(viewer, 'DELIVERED', range)}
      union
      select d.site_id, d.day from report_days d
      where ${isAsked(viewer, 'DELIVERED', range, 'd')} and d.basis <> ${basis}) o`.execute(tx);
  return rows;
}

/** Verdicts of deliveries by service type, without the outdated site days. */
export async function sumVerdicts(
  tx: Tx,
  request: ReportRequest,
  outdated: readonly SiteDay[],
): Promise<{ serviceTypeCode: string; onTime: number; missed: number }[]> {
  const { rows } = await sql<{ serviceTypeCode: string; onTime: number; missed: number }>`
    select f.service_type_code as "serviceTypeCode", sum(f.on_time) as "onTime", sum(f.missed) as missed
    from (${countedDays(request.viewer, 'DELIVERED', request.period, siteDayRows(outdated))}) f
    where ${hasService(request)} group by 1`.execute(tx);
  return rows;
}

/** Deliveries with a time to measure, and their time on working days, in milliseconds. */
export interface TimeSum {
  readonly count: number;
  readonly time: number;
}

/** The working times of deliveries of a range by day, without the outdated site days. */
export async function sumCountedTimes(
  tx: Tx,
  request: ReportRequest,
  range: DayRange,
  outdated: readonly SiteDay[],
): Promise<(TimeSum & { readonly day: string })[]> {
  const { rows } = await sql<TimeSum & { day: string }>`
    select f.day, sum(f.stays) as count, sum(f.working_ms) as time
    from (${countedDays(request.viewer, 'DELIVERED', range, siteDayRows(outdated))}) f
    where ${hasService(request)} group by 1`.execute(tx);
  return rows;
}
