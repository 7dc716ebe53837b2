import type { BookedPlace } from '@consign/domain/bookings';
import { sql } from 'kysely';

import { saveRow } from '../database/save-row.js';
import { runColumns } from './run-store.js';
import { jsonObject } from '../database/columns.js';
import type { Tx } from '../database/database.js';
import { type Owner, type ConsignmentKey, ownedBy, ownerColumns } from '../database/owner.js';

/** A stored booking with its run. */
export interface Booking extends BookedPlace {
  readonly consignmentId: string;
  readonly startsAt: Date;
}

const booking = sql`b.consignment_id as "consignmentId", b.day, b.starts_at as "startsAt",
  ${jsonObject('r', runColumns)} as run`;

const ofRun = sql`r.tenant_id = b.tenant_id and r.id = b.run_id`;

/** The bookings of consignments. */
export async function listBookings(
  tx: Tx,
  owner: Owner,
  consignmentIds: readonly string[],
): Promise<Booking[]> {
  const { rows } = await sql<Booking>`select ${booking} from run_bookings b join delivery_runs r on ${ofRun}
    where ${ownedBy(owner, 'b')} and b.consignment_id = any(${[...consignmentIds]}::uuid[])`.execute(tx);
  return rows;
}

/** The booking of a consignment; null if it has none. */
export async function findBooking(tx: Tx, key: ConsignmentKey): Promise<Booking | null> {
  const [found] = await listBookings(tx, key, [key.consignmentId]);
  return found ?? null;
}

/** Removes the bookings of consignments, with their confirmed delivery dates, and returns them. */
export async function deleteBookings(
  tx: Tx,
  owner: Owner,
  consignmentIds: readonly string[],
): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    with gone as (
      delete from run_bookings b using delivery_runs r
      where ${ofRun} and ${ownedBy(owner, 'b')} and b.consignment_id = any(${[...consignmentIds]}::uuid[])
      returning ${booking}
    ), cleared as (
      update consignments c set confirmed_delivery_at = null from gone
      where ${ownedBy(owner, 'c')} and c.id = gone."consignmentId"
    )
    select * from gone`.execute(tx);
  return rows;
}

interface NewBooking extends BookedPlace {
  readonly startsAt: Date;
  readonly now: Date;
  /** Null for the receiver. */
  readonly userId: string | null;
}

/** Writes the booking of a locked consignment, and its confirmed delivery date. */
export async function writeBooking(
  tx: Tx,
  key: ConsignmentKey,
  { run, day, startsAt, now, userId }: NewBooking,
): Promise<void> {
  await saveRow(
    tx,
    'run_bookings',
    { ...ownerColumns(key), consignment_id: key.consignmentId },
    { run_id: run.id, day, starts_at: startsAt, booked_at: now, booked_by: userId },
  );
  await tx
    .updateTable('consignments as c')
    .set({ confirmed_delivery_at: startsAt })
    .where(ownedBy(key, 'c'))
    .where('c.id', '=', key.consignmentId)
    .execute();
}
