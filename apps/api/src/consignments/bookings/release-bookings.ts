import { isDelivering, isSameTrip } from '@consign/domain/bookings';

import { freePlaces, loadDeliveryTrips, lockRunDays } from '../../bookings/index.js';
import type { Change } from '../../changes/index.js';
import type { Tx } from '../../database/database.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { confirmedDateChange } from '../status/changes-between.js';
import { type BookableConsignment, findBookable } from './bookable-store.js';
import { deleteBookings, listBookings } from './booking-store.js';
import { toTrip, toWantedTrip } from './wanted-trip.js';

/**
 * Ends the bookings of locked consignments: their places are free, their confirmed dates gone (BOOK-05). The caller
 * reports what this returns.
 */
export async function releaseBookings(
  tx: Tx,
  context: OperationContext,
  consignmentIds: readonly string[],
): Promise<Change[]> {
  const gone = await deleteBookings(tx, context.owner, consignmentIds);
  if (gone.length === 0) return [];
  const places = gone.map(({ run, day }) => ({ runId: run.id, day }));
  await lockRunDays(tx, context.tenant.id, places);
  await freePlaces(tx, context.tenant.id, places);
  return gone.map(({ consignmentId, run, startsAt }) => ({
    kind: 'bookingCancelled',
    consignmentId,
    subject: run.name,
    fields: confirmedDateChange(startsAt, null),
  }));
}

/** A locked consignment as a call has changed it, and what the booking depended on before. */
interface Changed {
  readonly before: Parameters<typeof toTrip>[0];
  readonly after: BookableConsignment;
}

/** As releaseImpossible, for one consignment that has been written already. */
export async function releaseIfImpossible(
  tx: Tx,
  context: OperationContext,
  reference: string,
  before: Changed['before'],
): Promise<Change[]> {
  const after = await findBookable(tx, context.viewer, reference);
  return after === undefined ? [] : releaseImpossible(tx, context, [{ before, after }]);
}

/** Ends the bookings whose runs can't deliver what the consignments have become (BOOK-05). */
export async function releaseImpossible(
  tx: Tx,
  context: OperationContext,
  consignments: readonly Changed[],
): Promise<Change[]> {
  const changed = consignments
    .filter(({ before, after }) => !isSameTrip(toTrip(before, context), toTrip(after, context)))
    .map(({ after }) => after);
  if (changed.length === 0) return [];
  const ids = changed.map(({ id }) => id);
  const bookings = await listBookings(tx, context.owner, ids);
  if (bookings.length === 0) return [];
  const wanted = new Map(changed.map((one) => [one.id, toWantedTrip(one, context)]));
  const toDelivery = await loadDeliveryTrips(tx, context.tenant.id, [...wanted.values()]);
  const impossible = bookings.filter(({ consignmentId, run, day }) => {
    const after = wanted.get(consignmentId);
    const trip = after === undefined ? null : toDelivery(after);
    return trip === null || !isDelivering(run, day, trip);
  });
  if (impossible.length === 0) return [];
  const ended = impossible.map(({ consignmentId }) => consignmentId);
  return releaseBookings(tx, context, ended);
}
