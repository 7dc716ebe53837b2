import { type Booking, type TripContext, endBookings, findImpossibleBookings } from '../bookings/index.js';
import type { Tx } from '../database/database.js';
import type { Author, Change } from './change.js';
import { changesWith } from './concerns.js';

/** Which booking ends depends on settings of the tenant. */
export type Caller = Author & TripContext;

/**
 * Ends the bookings of cancelled consignments, and bookings that their runs can't deliver any more (BOOK-05). Returns
 * what it did, for the other subscribers.
 */
export async function checkBookings(tx: Tx, caller: Caller, changes: readonly Change[]): Promise<Change[]> {
  const cancelled = changesWith(changes, 'booking', 'status')
    .filter(({ statusCode }) => statusCode === 'CANCELLED')
    .map(({ consignmentId }) => consignmentId);
  const impossible = await findImpossibleBookings(tx, caller, changesWith(changes, 'booking', 'trip'));
  return (await endBookings(tx, caller.owner, [...cancelled, ...impossible])).map(toChange);
}

function toChange({ consignmentId, run, startsAt }: Booking): Change {
  return { kind: 'bookingCancelled', consignmentId, runName: run.name, before: startsAt, after: null };
}
