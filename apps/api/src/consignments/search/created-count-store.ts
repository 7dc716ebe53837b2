import { addDays, startOfDayUtc, toLocalDay, type DayRange } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';
import { type RawBuilder, sql } from 'kysely';

import { changedDays, countedDays, isOnSiteDay } from '../../database/counted-days.js';
import type { Owner, Viewer } from '../../database/owner.js';
import { FEW_DAYS, rowConditions } from './matching-store.js';
import type { SearchConditions } from './search-query.js';

/** The consignments created on the site days in `days`, counted by service type and current status. */
export function countCreated(owner: Owner, days: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select m.site_id, m.day, c.service_type_code, c.status_code, c.consignments from (${days}) m cross join lateral (
      select c.service_type_code, c.status_code, count(*)::integer as consignments from consignments c
      where ${isOnSiteDay(owner, sql`c.created_at`)} group by 1, 2) c`;
}

const finished: ReadonlySet<StatusCode> = new Set(['DELIVERED', 'CANCELLED']);

/** A count as a query for `rowCount`, and what it is read from. */
interface Count {
  readonly before: RawBuilder<unknown>;
  readonly count: RawBuilder<unknown>;
}

/**
 * Counts the consignments of a search without keywords by the days that the reports count, and by itself the days that
 * changed since, in one statement: exact (LIST-85). Null where a condition is not among these counts, or where an index is
 * counted as fast.
 */
export function countByDays(viewer: Viewer, search: SearchConditions): Count | null {
  const { date, statuses } = search;
  const isKnown = rowConditions({ ...search, statuses: [] }).length === 0;
  // The unfinished have an index of their own, which is counted as fast.
  const hasFinished = statuses.length === 0 || statuses.some((code) => finished.has(code));
  const range = date === null ? null : findDays(date);
  if (!isKnown || !hasFinished || range === undefined) return null;
  const changed = sql`select * from changed`;
  const status = statuses.length === 0 ? sql`true` : sql`d.status_code = any(${[...statuses]}::text[])`;
  return {
    before: sql`with changed as materialized (${changedDays(viewer, 'CREATED', range)})`,
    count: sql`select coalesce(sum(d.consignments), 0)::bigint as "rowCount" from (
      select d.status_code, d.consignments from (${countedDays(viewer, 'CREATED', range, changed)}) d
      union all
      select d.status_code, d.consignments from (${countCreated(viewer, changed)}) d) d where ${status}`,
  };
}

/** The whole days of creation that a date filter means; undefined for other dates, parts of days, and few days. */
function findDays({ type, start, end }: NonNullable<SearchConditions['date']>): DayRange | undefined {
  const [from, after] = [toLocalDay(start), toLocalDay(end)];
  if (type !== 'Creation' || from === null || after === null) return undefined;
  const isWhole =
    Date.parse(startOfDayUtc(from)) === start.getTime() && Date.parse(startOfDayUtc(after)) === end.getTime();
  return isWhole && after > addDays(from, FEW_DAYS) ? { from, to: addDays(after, -1) } : undefined;
}
