import type { components } from '@consign/api-client/consignment';
import {
  type BookedPlace,
  type DeliveryTrip,
  type Slot,
  listSlots,
  MAX_SLOT_DAYS,
} from '@consign/domain/bookings';
import { type DayRange, localTimeUtc, countDays, today } from '@consign/domain/dates';

import type { Tx } from '../database/database.js';
import { countBooked, listRuns } from './run-store.js';
import { parseInstant } from '../http/parse-instant.js';
import { Refusal, ruleProblems } from '../http/problems/problem.js';

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

/** The period of a search for slots: the start inclusive, the end exclusive. */
export interface SlotPeriod {
  readonly range: DayRange;
  readonly start: Date;
  readonly end: Date;
}

/** Parses the period of a search, at most MAX_SLOT_DAYS days. */
export function parseSlotPeriod(
  body: { readonly startDateTimeUtc: string; readonly endDateTimeUtc: string },
  id: 'CALL-70' | 'CALL-71',
): SlotPeriod | Refusal {
  const start = parseInstant(body.startDateTimeUtc);
  const end = parseInstant(body.endDateTimeUtc);
  const path = 'endDateTimeUtc';
  if (end <= start) return ruleProblems([{ id, path, message: 'The end must be later than the start' }]);
  const range = { from: today(start), to: today(new Date(end.getTime() - 1)) };
  return countDays(range) > MAX_SLOT_DAYS
    ? ruleProblems([{ id, path, message: `Ask for at most ${MAX_SLOT_DAYS} days` }])
    : { range, start, end };
}
