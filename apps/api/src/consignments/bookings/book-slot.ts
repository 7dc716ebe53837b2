import { type BookedPlace, isDelivering, isPlanningClosed } from '@consign/domain/bookings';
import { formatDate, localTimeUtc, today } from '@consign/domain/dates';

import {
  type BookableTrip,
  type Booking,
  type TripContext,
  freePlaces,
  listRuns,
  loadDeliveryTrips,
  lockRunDays,
  takePlace,
  toWantedTrip,
  writeBooking,
} from '../../bookings/index.js';
import type { ConsignmentKey } from '../../database/owner.js';
import type { Tx } from '../../database/database.js';

export interface WantedSlot {
  readonly runId: string;
  readonly startsAt: Date;
}

interface Booked {
  readonly key: ConsignmentKey;
  /** A locked consignment. */
  readonly consignment: BookableTrip;
  readonly current: Booking | null;
  readonly slot: WantedSlot;
  /** Null for the receiver. */
  readonly userId: string | null;
}

/** Books a slot in place of the current one; a sentence says why that can't be (BOOK-03). */
export async function bookSlot(
  tx: Tx,
  context: TripContext,
  { key, consignment, current, slot, userId }: Booked,
): Promise<Booking | string> {
  const { tenantId, consignmentId } = key;
  const { runId, startsAt } = slot;
  const place = await findPlace(tx, tenantId, context, consignment, slot);
  if (place === null) return "This slot can't be booked any more.";
  const former = current === null ? [] : [{ runId: current.run.id, day: current.day }];
  await lockRunDays(tx, tenantId, [...former, { runId, day: place.day }]);
  if (!(await takePlace(tx, tenantId, place))) {
    const { run, day } = place;
    return `The last place of ${run.name} on ${formatDate(day)} has been taken in the meantime.`;
  }
  if (former.length > 0) await freePlaces(tx, tenantId, former);
  await writeBooking(tx, key, { ...place, startsAt, now: context.now, userId });
  return { ...place, consignmentId, startsAt };
}

/** The run and the day of a slot, as it would be listed if it had a place left; null if it would not be. */
async function findPlace(
  tx: Tx,
  tenantId: string,
  context: TripContext,
  consignment: BookableTrip,
  { runId, startsAt }: WantedSlot,
): Promise<BookedPlace | null> {
  const { now } = context;
  const wanted = toWantedTrip(consignment, context);
  const trip = (await loadDeliveryTrips(tx, tenantId, [wanted]))(wanted);
  if (trip === null) return null;
  const day = today(startsAt);
  const runs = await listRuns(tx, tenantId, {
    regionId: trip.receiverRegionId,
    serviceTypeCode: trip.serviceTypeCode,
    range: { from: day, to: day },
  });
  const run = runs.find(({ id }) => id === runId);
  if (run === undefined || !isDelivering(run, day, trip)) return null;
  const starts = localTimeUtc(day, run.startMinutes);
  const isOpen = Date.parse(starts) === startsAt.getTime() && !isPlanningClosed(run, starts, now);
  return isOpen ? { run, day } : null;
}
