import { isDelivering, isSameTrip } from '@consign/domain/bookings';
import type { Trip } from '@consign/domain/rules';
import type { TenantSettings } from '@consign/domain/settings';
import type { StatusCode } from '@consign/domain/status';

import type { Tx } from '../database/database.js';
import type { Owner } from '../database/owner.js';
import { type Booking, deleteBookings, listBookings } from './booking-store.js';
import { loadDeliveryTrips, type WantedTrip } from './delivery-trips.js';
import { freePlaces, lockRunDays } from './run-store.js';
import { storedTrip } from '../calendar/index.js';

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

type StoredTrip = Parameters<typeof storedTrip>[0];

/** The parts of a consignment that its booking depends on. */
export interface BookableTrip extends StoredTrip {
  readonly statusCode: StatusCode;
  readonly statusAt: Date;
}

export interface TripContext {
  readonly tenant: { readonly settings: Pick<TenantSettings, 'requestedPickupDateEnabled'> };
  readonly now: Date;
}

/** The trip of a stored consignment, without a pickup date that the tenant takes no more (PLAT-04). */
export function toTrip(stored: StoredTrip, { tenant }: Pick<TripContext, 'tenant'>): Trip {
  const trip = storedTrip(stored);
  return tenant.settings.requestedPickupDateEnabled ? trip : { ...trip, requestedPickup: null };
}

/** The trip of a consignment from when it was staged, or from now on (DATE-09). */
export function toWantedTrip(consignment: BookableTrip, context: TripContext): WantedTrip {
  const { statusCode, statusAt } = consignment;
  return { ...toTrip(consignment, context), stagedAt: statusCode === 'STAGED' ? statusAt : context.now };
}
