import { isDelivering, isSameTrip } from '@consign/domain/bookings';

import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { type Booking, deleteBookings, listBookings } from './booking-store.js';
import { loadDeliveryTrips } from './delivery-trips.js';
import { freePlaces, lockRunDays } from './run-store.js';
import { type BookableTrip, type TripContext, toTrip, toWantedTrip } from './wanted-trip.js';

/** A locked consignment before and after it was edited. */
interface EditedTrip {
  readonly consignmentId: string;
  readonly before: BookableTrip;
  readonly after: BookableTrip;
}

/** Ends the bookings of locked consignments: their places are free, their confirmed dates gone (BOOK-05). */
export async function endBookings(
  tx: Tx,
  owner: Owner,
  consignmentIds: readonly string[],
): Promise<readonly Booking[]> {
  if (consignmentIds.length === 0) return [];
  const ended = await deleteBookings(tx, owner, consignmentIds);
  if (ended.length === 0) return [];
  const places = ended.map(({ run, day }) => ({ runId: run.id, day }));
  await lockRunDays(tx, owner.tenantId, places);
  await freePlaces(tx, owner.tenantId, places);
  return ended;
}

/** Finds the consignments whose runs can't deliver what they have become (BOOK-05). */
export async function findImpossibleBookings(
  tx: Tx,
  context: TripContext & { readonly owner: Owner },
  edited: readonly EditedTrip[],
): Promise<string[]> {
  const changed = edited.filter(
    ({ before, after }) =>
      after.statusCode !== 'DRAFT' && !isSameTrip(toTrip(before, context), toTrip(after, context)),
  );
  if (changed.length === 0) return [];
  const wanted = new Map(changed.map((one) => [one.consignmentId, toWantedTrip(one.after, context)]));
  const bookings = await listBookings(tx, context.owner, [...wanted.keys()]);
  if (bookings.length === 0) return [];
  const toDelivery = await loadDeliveryTrips(tx, context.owner.tenantId, [...wanted.values()]);
  return bookings
    .filter(({ consignmentId, run, day }) => {
      const after = wanted.get(consignmentId);
      const trip = after === undefined ? null : toDelivery(after);
      return trip === null || !isDelivering(run, day, trip);
    })
    .map(({ consignmentId }) => consignmentId);
}
