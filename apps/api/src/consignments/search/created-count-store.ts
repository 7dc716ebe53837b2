import { addDays, startOfDayUtc, toLocalDay, type Day, type DayRange } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';
import { type RawBuilder, sql } from 'kysely';

import { changedDays, countedDays, isOnSiteDay, spanDays } from '../../database/counted-days.js';
import { type Owner, type Viewer, visibleTo } from '../../database/owner.js';
import { and, dateConditions, rowConditions } from './matching-store.js';
import type { SearchConditions } from './search-query.js';

/** The consignments created on the site days in `days`, counted by service type and current status. */
export function countCreated(owner: Owner, days: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select m.site_id, m.day, c.service_type_code, c.status_code, c.consignments from (${spanDays(days)}) m cross join lateral (
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
  const { statuses } = search;
  const isKnown = rowConditions({ ...search, statuses: [] }).length === 0;
  // The unfinished have an index of their own, which is counted as fast.
  const hasFinished = statuses.length === 0 || statuses.some((code) => finished.has(code));
  const period = findDays(search.date);
  if (!isKnown || !hasFinished || period === null) return null;
  const { range, edges } = period;
  const changed = sql`select * from changed`;
  const status = statuses.length === 0 ? sql`true` : sql`d.status_code = any(${[...statuses]}::text[])`;
  return {
    before: sql`with changed as materialized (${changedDays(viewer, 'CREATED', range)})`,
    count: sql`select coalesce(sum(d.consignments), 0)::bigint as "rowCount" from (
      select d.status_code, d.consignments from (${countedDays(viewer, 'CREATED', range, changed)}) d
      union all
      select d.status_code, d.consignments from (${countCreated(viewer, changed)}) d
      ${sql.join(
        edges.map((date) => sql`union all ${countEdge(viewer, { ...search, date })}`),
        sql` `,
      )}) d where ${status}`,
  };
}

type SearchPeriod = NonNullable<SearchConditions['date']>;

/** The days of creation that a date filter means; null is any day. */
interface Days {
  readonly range: DayRange | null;
  /** The parts of a day before and after the whole days. */
  readonly edges: readonly SearchPeriod[];
}

/** Up to so many whole days their consignments are counted in the index as fast. */
const MAX_DAYS_READ = 7;

/** Null for other dates and for few days. */
function findDays(date: SearchConditions['date']): Days | null {
  if (date === null) return { range: null, edges: [] };
  const [first, last] = [toLocalDay(date.start), toLocalDay(date.end)];
  if (date.type !== 'Creation' || first === null || last === null) return null;
  const from = toStart(first) < date.start ? addDays(first, 1) : first;
  if (last <= addDays(from, MAX_DAYS_READ)) return null;
  const edges = [
    { ...date, end: toStart(from) },
    { ...date, start: toStart(last) },
  ];
  return { range: { from, to: addDays(last, -1) }, edges: edges.filter(({ start, end }) => start < end) };
}

const toStart = (day: Day) => new Date(startOfDayUtc(day));

function countEdge(viewer: Viewer, search: SearchConditions): RawBuilder<unknown> {
  return sql`select c.status_code, count(*)::integer as consignments from consignments c
    where ${and([visibleTo(viewer), ...dateConditions('c', search)])} group by 1`;
}
