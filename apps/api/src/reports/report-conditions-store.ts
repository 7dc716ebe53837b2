import type { DayRange } from '@consign/domain/dates';
import { type RawBuilder, sql } from 'kysely';

import { visibleTo } from '../database/owner.js';
import { listDayStarts } from './day-starts.js';
import type { ReportRequest } from './report-request.js';

/** The consignments `c` of a report: the viewer's, in its sites, of its service types. */
export function reported({ viewer, serviceTypeCodes }: ReportRequest): RawBuilder<unknown> {
  const services =
    serviceTypeCodes.length === 0
      ? sql``
      : sql` and c.service_type_code = any(${[...serviceTypeCodes]}::text[])`;
  return sql`${visibleTo(viewer)}${services}`;
}

/** Whether a row `f` is of the request's service types. */
export function hasService({ serviceTypeCodes }: ReportRequest): RawBuilder<unknown> {
  return serviceTypeCodes.length === 0
    ? sql`true`
    : sql`f.service_type_code = any(${[...serviceTypeCodes]}::text[])`;
}

/** Whether an instant is on a day of a range. */
export function isWithin(instant: RawBuilder<unknown>, range: DayRange): RawBuilder<unknown> {
  const starts = listDayStarts(range);
  return sql`${instant} >= ${starts[0]}::timestamptz and ${instant} < ${starts.at(-1)}::timestamptz`;
}

/** The number of an instant's day in a range, from 1; 0 before it, and one more than it has days after it. */
export function dayNumber(instant: RawBuilder<unknown>, range: DayRange): RawBuilder<number> {
  return sql<number>`width_bucket(${instant}, ${listDayStarts(range)}::timestamptz[])`;
}
