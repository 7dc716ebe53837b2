import type { StatusCode } from '@consign/domain/status';
import { sql } from 'kysely';

import type { Tx } from '../../database/database.js';
import { type Owner, ownedBy } from '../../database/owner.js';

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
