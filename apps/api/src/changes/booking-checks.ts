import { type Booking, type TripContext, endBookings, findImpossibleBookings } from '../bookings/index.js';
import type { Tx } from '../database/database.js';
import type { Author, Change } from './change.js';

/** Which booking ends depends on settings of the tenant. */
export type Caller = Author & TripContext;

/**
 * Ends the bookings of cancelled consignments, and bookings that their runs can't deliver any more (BOOK-05). Returns
 * what it did, for the other subscribers.
 */
export async function checkBookings(tx: Tx, caller: Caller, changes: readonly Change[]): Promise<Change[]> {
  const cancelled = changes
    .filter((change) => change.kind === 'moved' && change.statusCode === 'CANCELLED')
    .map(({ consignmentId }) => consignmentId);
  const edited = changes.filter((change) => change.kind === 'edited' || change.kind === 'dated');
  const impossible = await findImpossibleBookings(tx, caller, edited);
  return (await endBookings(tx, caller.owner, [...cancelled, ...impossible])).map(toChange);
}

function toChange({ consignmentId, run, startsAt }: Booking): Change {
  return { kind: 'bookingCancelled', consignmentId, runName: run.name, before: startsAt, after: null };
}
