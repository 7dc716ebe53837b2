import type { DayRange } from '@consign/domain/dates';
import { type RawBuilder, sql } from 'kysely';

import { type Owner, type Viewer, ownedBy, siteArray } from './owner.js';
import type { ReportChangeKind, ReportDayKind } from './schema.js';

/** A day of a site. */
export interface SiteDay {
  readonly siteId: string;
  readonly day: string;
}

/** Site days as rows (site_id, day). */
export function siteDayRows(days: readonly SiteDay[]): RawBuilder<unknown> {
  return sql`select * from unnest(${days.map(({ siteId }) => siteId)}::uuid[],
    ${days.map(({ day }) => day)}::date[]) as k (site_id, day)`;
}

/** Whether a row `alias` of report_changes or report_days is of the viewer's sites and a range; null is any day. */
export function isAsked(
  viewer: Viewer,
  kind: ReportChangeKind,
  range: DayRange | null,
  alias: 'd' | 'm',
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const within =
    range === null ? sql`true` : sql`${column('day')} between ${range.from}::date and ${range.to}::date`;
  return sql`${ownedBy(viewer, alias)} and ${column('kind')} = ${kind} and ${column('site_id')} = any(${siteArray(viewer)})
    and ${within}`;
}

/** The site days of a range that changed since they were counted, as rows (site_id, day). */
export function changedDays(
  viewer: Viewer,
  kind: ReportChangeKind,
  range: DayRange | null,
): RawBuilder<unknown> {
  return sql`select distinct m.site_id, m.day from report_changes m where ${isAsked(viewer, kind, range, 'm')}`;
}

/** The rows `d` of report_days of a range, without the site days in `changed`. */
export function countedDays(
  viewer: Viewer,
  kind: ReportDayKind,
  range: DayRange | null,
  changed: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select d.* from report_days d where ${isAsked(viewer, kind, range, 'd')}
    and not exists (select from (${changed}) m where m.site_id = d.site_id and m.day = d.day)`;
}

/**
 * Site days with their instants, as rows (site_id, day, starts_at, ends_at). `OFFSET 0` keeps the instants columns: with
 * row-level security an index is not searched by what a function says of another table's column (PostgreSQL 15.20).
 */
export function spanDays(days: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select s.site_id, s.day, local_day_start(s.day) as starts_at, local_day_start(s.day + 1) as ends_at
    from (${days}) s offset 0`;
}

/** The consignments `c` of an owner with an instant on the site day `m`, a row of `spanDays`. */
export function isOnSiteDay(owner: Owner, instant: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${ownedBy(owner, 'c')} and c.charge_site_id = m.site_id
    and ${instant} >= m.starts_at and ${instant} < m.ends_at`;
}
