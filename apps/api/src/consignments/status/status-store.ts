import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, type ConsignmentKey, ownedBy, ofConsignment } from '../../database/owner.js';
import type { FieldChange } from '../../changes/index.js';

/** Who asked for a status, when, and why. */
export interface Asked {
  readonly userId: string;
  readonly now: Date;
  readonly reason: string | null;
}

/**
 * Gives locked consignments a status, each at its own time, and writes the history. Raw: one statement moves any number
 * of consignments and reads the last position of each.
 */
export async function moveStatus(
  tx: Tx,
  owner: Owner,
  moves: readonly { readonly consignmentId: string; readonly at: Date }[],
  statusCode: StatusCode,
  { userId, now, reason }: Asked,
): Promise<void> {
  await sql`
    with moved as (
      update consignments c set status_code = ${statusCode}, status_at = m.at::timestamptz,
        modified_at = greatest(${now}::timestamptz, c.modified_at + interval '1 millisecond')
      from unnest(${moves.map(({ consignmentId }) => consignmentId)}::uuid[], ${moves.map(({ at }) => at.toISOString())}::text[]) as m (id, at)
      where ${ownedBy(owner, 'c')} and c.id = m.id
      returning c.id, c.status_at
    )
    insert into status_history (tenant_id, organisation_id, consignment_id, position, status_code, status_at, user_id,
      recorded_at, reason)
    select ${owner.tenantId}, ${owner.organisationId}, moved.id,
      1 + coalesce((select max(h.position) from status_history h where ${ownedBy(owner, 'h')}
        and h.consignment_id = moved.id), 0),
      ${statusCode}, moved.status_at, ${userId}, ${now}, ${reason}::text
    from moved`.execute(tx);
}

/** Sets the requested pickup date of locked consignments. */
export async function setRequestedPickup(
  tx: Tx,
  owner: Owner,
  consignmentIds: readonly string[],
  requestedPickupAt: Date,
  now: Date,
): Promise<void> {
  await sql`
    update consignments c set requested_pickup_at = ${requestedPickupAt},
      modified_at = greatest(${now}::timestamptz, c.modified_at + interval '1 millisecond')
    where ${ownedBy(owner, 'c')}
      and c.id = any(${[...consignmentIds]}::uuid[])`.execute(tx);
}

/**
 * Sets the requested delivery dates of locked consignments; moveStatus then sets modified_at. Raw: the dates come as
 * arrays, so that one statement sets all of them.
 */
export async function setRequestedDelivery(
  tx: Tx,
  owner: Owner,
  dates: readonly { id: string; date: Date }[],
): Promise<void> {
  await sql`
    update consignments c set requested_delivery_at = d.date::timestamptz
    from unnest(${dates.map(({ id }) => id)}::uuid[], ${dates.map(({ date }) => date.toISOString())}::text[])
      as d (id, date)
    where ${ownedBy(owner, 'c')} and c.id = d.id`.execute(tx);
}

/** An entry of the audit trail, as JSON of the database. */
export interface TrailEntry {
  readonly at: string;
  readonly userId: string | null;
  readonly userName: string | null;
  readonly action: string;
  readonly subject: string | null;
  /** Null for a change that is not of the status. */
  readonly statusCode: StatusCode | null;
  readonly reason: string | null;
  /** Whether the author was recorded; earlier releases did not record who set a status. */
  readonly isKept: boolean;
  readonly fields: readonly FieldChange[];
}

/**
 * A page of a consignment's audit trail, newest first. At the same instant a status comes after the changes, which the
 * save wrote before it, and the creation comes before everything. Raw: two tables become one trail.
 */
export async function listTrail(
  tx: Tx,
  key: ConsignmentKey,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): Promise<{ rowCount: number; rows: TrailEntry[] }> {
  const { rows } = await sql<{ rowCount: number; rows: TrailEntry[] }>`
    with trail as (
      select coalesce(h.recorded_at, h.status_at) as at, case h.position when 1 then 0 else h.position end as turn,
        null::uuid as id, h.user_id, case h.position when 1 then 'Created' else 'StatusChanged' end as action,
        null as subject, h.status_code, h.reason, h.recorded_at is not null as is_kept, '[]'::jsonb as fields
      from status_history h where ${ofConsignment(key, 'h')}
      union all
      select g.changed_at, 1, g.id, g.user_id, g.action, g.subject, null, null, true, g.fields
      from consignment_changes g where ${ofConsignment(key, 'g')}
    ), page as (
      select * from trail order by at desc, turn desc, id desc
      limit ${pageSize} offset ${(pageNumber - 1) * pageSize}
    )
    select (select count(*) from trail) as "rowCount", coalesce(jsonb_agg(jsonb_build_object('at', p.at,
      'userId', p.user_id, 'userName', u.name, 'action', p.action, 'subject', p.subject, 'statusCode', p.status_code,
      'reason', p.reason, 'isKept', p.is_kept, 'fields', p.fields) order by p.at desc, p.turn desc, p.id desc), '[]')
      as rows
    from page p left join users u on ${ownedBy(key, 'u')} and u.id = p.user_id`.execute(tx);
  return rows[0] ?? { rowCount: 0, rows: [] };
}
