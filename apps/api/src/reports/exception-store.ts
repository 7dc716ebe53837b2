import type { ExceptionState } from '@consign/domain/reports';
import { shortDeliveryCode, shortDeliveryName, type StatusCode } from '@consign/domain/status';
import { type RawBuilder, sql } from 'kysely';

import { sortExpressions } from '../consignments/index.js';
import type { Tx } from '../database/database.js';
import { ownedBy } from '../database/owner.js';
import { isWithin, reported } from './report-conditions-store.js';
import type { PageRequest, ReportRequest } from './report-request.js';

const codeText = 'code ';
const titleText = 'title ';

/** The id of a kind of exception: its code, or the title of one without a code. */
const kindId = sql<string>`md5(coalesce(${sql.lit(codeText)} || e.standard_event_code,
  ${sql.lit(titleText)} || e.title))::uuid`;

/** One short delivery says how many pieces it lacked, which the others did not (DASH-54). */
const shortDelivery = sql`case when n.code = ${sql.lit(shortDeliveryCode)} then ${sql.lit(shortDeliveryName)} end`;

/** The exceptions `e` raised in the period. */
const raised = ({ viewer, period }: ReportRequest) =>
  sql`${ownedBy(viewer, 'e')} and e.event_type = 'EXCP' and ${isWithin(sql`e.created_at`, period)}`;

export interface KindCount {
  readonly id: string;
  /** The latest one. */
  readonly title: string;
  readonly statusCode: StatusCode;
  readonly openCount: number;
  readonly totalCount: number;
}

/**
 * Consignments with exceptions, by kind and by the consignment's status. Each counts once for each kind. `LIMIT 1` keeps
 * the planner from reading every consignment there is; they are read in the order of their key, where neighbours share
 * pages. A kind with a code has the title of its latest exception, found once it is known which that is; without a code
 * its title is what it is.
 */
export async function countExceptions(tx: Tx, request: ReportRequest): Promise<KindCount[]> {
  const { rows } = await sql<KindCount>`
    with kinds as materialized (
      select e.consignment_id, e.standard_event_code as code,
        case when e.standard_event_code is null then e.title end as name,
        bool_or(e.resolved_at is null) as is_open, max(e.created_at) as raised_at
      from delivery_events e where ${raised(request)} group by 1, 2, 3 order by 1
    ), counts as materialized (
      select k.code, k.name, c.status_code, count(*) filter (where k.is_open) as open, count(*) as total,
        max(k.raised_at) as raised_at
      from kinds k cross join lateral (select c.status_code from consignments c
        where ${reported(request)} and c.id = k.consignment_id limit 1) c
      group by 1, 2, 3
    )
    select md5(coalesce(${sql.lit(codeText)} || n.code, ${sql.lit(titleText)} || n.name))::uuid as id,
      coalesce(n.name, ${shortDelivery}, (select e.title from delivery_events e
        where ${raised(request)} and e.created_at = n.raised_at and e.standard_event_code = n.code
          and exists (select from consignments c
            where ${reported(request)} and c.id = e.consignment_id and c.status_code = n.status_code)
        order by e.consignment_id, e.id desc limit 1)) as title,
      n.status_code as "statusCode", n.open as "openCount", n.total as "totalCount"
    from counts n order by n.raised_at desc, 1`.execute(tx);
  return rows;
}

export interface ExceptionSlice {
  readonly kindId: string;
  readonly state: ExceptionState;
  /** All if empty. */
  readonly statusCodes: readonly StatusCode[];
}

/** The consignments with a kind of exception in a state, with their sorted date as `at`. */
export function consignmentsWithException(
  request: ReportRequest,
  { kindId: kind, state, statusCodes }: ExceptionSlice,
  { sort }: Pick<PageRequest, 'sort'>,
): RawBuilder<unknown> {
  const inStatus =
    statusCodes.length === 0 ? sql`` : sql` and c.status_code = any(${[...statusCodes]}::text[])`;
  return sql`select c.id, ${sortExpressions[sort]} as at
    from (select e.consignment_id from delivery_events e where ${raised(request)} and ${kindId} = ${kind}
      group by e.consignment_id having bool_or(e.resolved_at is null) = ${state === 'OPEN'}) k
    join consignments c on c.id = k.consignment_id
    where ${reported(request)}${inStatus}`;
}

export interface RaisedException {
  readonly id: string;
  readonly title: string;
  readonly raisedAt: string;
  readonly resolvedAt: string | null;
  readonly actionRequired: boolean;
}

/** The exceptions of a kind on the consignments of a page, the oldest first; at most 20 of each, unresolved ones first among them. */
export async function listRaised(
  tx: Tx,
  request: ReportRequest,
  kind: string,
  consignmentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RaisedException[]>> {
  const { rows } = await sql<{ consignmentId: string; exceptions: RaisedException[] }>`
    select f.consignment_id as "consignmentId", jsonb_agg(jsonb_build_object('id', f.id, 'title', f.title,
        'raisedAt', f.created_at, 'resolvedAt', f.resolved_at, 'actionRequired', f.action_required)
      order by f.created_at, f.id) as exceptions
    from (select e.*, row_number() over (partition by e.consignment_id
        order by e.resolved_at is not null, e.created_at, e.id) as place
      from delivery_events e
      where ${raised(request)} and e.consignment_id = any(${[...consignmentIds]}::uuid[]) and ${kindId} = ${kind}) f
    where f.place <= 20 group by f.consignment_id`.execute(tx);
  return new Map(rows.map(({ consignmentId, exceptions }) => [consignmentId, exceptions]));
}
