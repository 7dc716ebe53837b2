import type { components } from '@consign/api-client/consignment';
import { type BookedPlace, type DeliveryTrip, type Slot, listSlots } from '@consign/domain/bookings';
import { localTimeUtc } from '@consign/domain/dates';

import type { Tx } from '../database/database.js';
import { countBooked, listRuns } from './run-store.js';
import type { SlotPeriod } from './slot-period.js';

interface Parts {
  /** Null where nothing can be delivered. */
  readonly trip: DeliveryTrip | null;
  readonly period: SlotPeriod;
  readonly now: Date;
  readonly current: BookedPlace | null;
}

/** The slots of a trip within a period, in at most two statements whatever the number of runs and days. */
export async function loadSlots(
  tx: Tx,
  tenantId: string,
  { trip, period, now, current }: Parts,
): Promise<Slot[]> {
  const { range, start, end } = period;
  const runs =
    trip === null
      ? []
      : await listRuns(tx, tenantId, {
          regionId: trip.receiverRegionId,
          serviceTypeCode: trip.serviceTypeCode,
          range,
        });
  const places = new Map(runs.map(({ id, booked }) => [id, booked]));
  const isListed = current === null || places.has(current.run.id);
  const ownPlaces = isListed ? 0 : await countBooked(tx, tenantId, current);
  const slots = listSlots({
    runs,
    trip,
    range,
    now,
    booked: ({ id }, day) => places.get(id)?.[day] ?? (id === current?.run.id ? ownPlaces : 0),
    current,
    toUtc: localTimeUtc,
  });
  return slots.filter(({ startsAt }) => {
    const at = Date.parse(startsAt);
    return at >= start.getTime() && at < end.getTime();
  });
}

export function slotAnswer(slot: Slot): components['schemas']['BookingSlot'] {
  const { run, startsAt, endsAt, isCurrent, placesLeft } = slot;
  return {
    scheduleId: run.id,
    deliveryRunName: run.name,
    scheduleStartDateTimeUtc: startsAt,
    scheduleEndDateTimeUtc: endsAt,
    status: isCurrent ? 'Current' : 'Available',
    placesLeft,
  };
}
