import type { DeliveryTrip } from '@consign/domain/bookings';
import { today } from '@consign/domain/dates';
import type { Trip } from '@consign/domain/rules';
import { serviceDate } from '@consign/domain/schedule';

import type { Tx } from '../database/database.js';
import { loadTimetable } from '../calendar/index.js';

/** From where to where, with which service, and from when on. */
export interface WantedTrip extends Omit<Trip, 'requestedDelivery'> {
  /** When it was, or would be, staged. */
  readonly stagedAt: Date;
}

type ToDeliveryTrip = (trip: WantedTrip) => DeliveryTrip | null;

/**
 * Loads what calendars and lanes say about trips, in three statements whatever their number. A trip is null if its
 * receiver's region is unknown or has no calendar, or if the service does not run between the two. Without the sender's
 * calendar there is no earliest day, because lookups never block (DATE-03).
 */
export async function loadDeliveryTrips(
  tx: Tx,
  tenantId: string,
  trips: readonly WantedTrip[],
): Promise<ToDeliveryTrip> {
  const regionIds = trips
    .flatMap(({ senderRegionId, receiverRegionId }) => [senderRegionId, receiverRegionId])
    .filter((id) => id !== null);
  const days = trips.map(({ stagedAt }) => today(stagedAt)).toSorted();
  const [from] = days;
  if (from === undefined) return () => null;
  const timetable = await loadTimetable(tx, tenantId, {
    regionIds: [...new Set(regionIds)],
    serviceTypeCodes: [...new Set(trips.map(({ serviceTypeCode }) => serviceTypeCode))],
    from,
  });
  return ({ serviceTypeCode, senderRegionId, receiverRegionId, requestedPickup, stagedAt }) => {
    const calendar = receiverRegionId === null ? null : timetable.calendar(receiverRegionId, serviceTypeCode);
    if (receiverRegionId === null || calendar === null) return null;
    const trip = { receiverRegionId, serviceTypeCode, calendar };
    if (senderRegionId === null || timetable.calendar(senderRegionId, serviceTypeCode) === null) {
      return { ...trip, earliest: today(stagedAt) };
    }
    const way = { originRegionId: senderRegionId, destinationRegionId: receiverRegionId, serviceTypeCode };
    const route = timetable.route(way);
    const found = route === null ? null : serviceDate(route, { stagedAt, requestedPickup });
    return found === null ? null : { ...trip, earliest: found.serviceDay };
  };
}
