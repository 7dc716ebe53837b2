import { type Day, toLocalDay, today } from '@consign/domain/dates';
import type { DateFacts, Trip } from '@consign/domain/rules';
import { isWorkingDay, serviceDate } from '@consign/domain/schedule';

import type { Tx } from '../database/database.js';
import { loadTimetable } from './timetable.js';

type Facts = (trip: Trip, stagedAt: Date) => DateFacts;

/** Loads what calendars and lanes say about the dates of all given trips, in one go (DATE-01, DATE-02, DATE-07). */
export async function loadDateFacts(
  tx: Tx,
  tenantId: string,
  trips: readonly Trip[],
  now: Date,
): Promise<Facts> {
  const days = trips.flatMap(({ requestedPickup, requestedDelivery }) => [
    requestedPickup,
    requestedDelivery,
  ]);
  const timetable = await loadTimetable(tx, tenantId, {
    regionIds: unique(
      trips.flatMap(({ senderRegionId, receiverRegionId }) => [senderRegionId, receiverRegionId]),
    ),
    serviceTypeCodes: unique(trips.map(({ serviceTypeCode }) => serviceTypeCode)),
    from: unique(days).reduce((first, day) => (day < first ? day : first), today(now)),
  });
  const isWorked = (day: Day | null, regionId: string | null, serviceTypeCode: string) => {
    const calendar = regionId === null ? null : timetable.calendar(regionId, serviceTypeCode);
    return day === null || calendar === null ? null : isWorkingDay(day, calendar);
  };
  const findFacts: Facts = (trip, stagedAt) => {
    const { serviceTypeCode, senderRegionId, receiverRegionId, requestedPickup, requestedDelivery } = trip;
    const route =
      senderRegionId === null || receiverRegionId === null
        ? null
        : timetable.route({
            originRegionId: senderRegionId,
            destinationRegionId: receiverRegionId,
            serviceTypeCode,
          });
    return {
      isPickupWorkingDay: isWorked(requestedPickup, senderRegionId, serviceTypeCode),
      isDeliveryWorkingDay: isWorked(requestedDelivery, receiverRegionId, serviceTypeCode),
      serviceDay:
        route === null ? null : (serviceDate(route, { stagedAt, requestedPickup })?.serviceDay ?? null),
    };
  };
  // Consignments that are moved together often have the same trip.
  const found = new Map<string, DateFacts>();
  return (trip, stagedAt) => {
    const key = JSON.stringify([trip, stagedAt]);
    const facts = found.get(key) ?? findFacts(trip, stagedAt);
    found.set(key, facts);
    return facts;
  };
}

/** The trip of a stored consignment. */
export function storedTrip(stored: {
  readonly serviceTypeCode: string;
  readonly sender: { readonly address: Located };
  readonly receiver: { readonly address: Located };
  readonly requestedPickupAt: Date | null;
  readonly requestedDeliveryAt: Date | null;
}): Trip {
  return {
    serviceTypeCode: stored.serviceTypeCode,
    senderRegionId: stored.sender.address.region?.id ?? null,
    receiverRegionId: stored.receiver.address.region?.id ?? null,
    requestedPickup: toLocalDay(stored.requestedPickupAt),
    requestedDelivery: toLocalDay(stored.requestedDeliveryAt),
  };
}

interface Located {
  readonly region: { readonly id: string } | null;
}

function unique<T>(values: readonly (T | null)[]): T[] {
  return [...new Set(values.filter((value) => value !== null))];
}
