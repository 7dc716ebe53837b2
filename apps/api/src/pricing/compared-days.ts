import { type Day, addDays, startOfDayUtc, today } from '@consign/domain/dates';
import { closedReason, serviceDate } from '@consign/domain/schedule';

import { type Timetable, loadTimetable } from '../calendar/index.js';
import type { Tx } from '../database/database.js';
import { findRegion } from '../lookups/index.js';
import type { FoundPlace, QuotedFreight } from './quoted-freight.js';

/** What the calendar says about a pickup on a day; a reason where there is none. */
export interface PickupDay {
  readonly day: Day;
  /** The moment that decides which tariff applies. */
  readonly pricedAt: Date;
  readonly deliveryDay: Day | null;
  readonly reason: string | null;
}

const DAY_COUNT = 7;

export function listComparedDays(fromDay: Day): readonly Day[] {
  return Array.from({ length: DAY_COUNT }, (_none, index) => addDays(fromDay, index));
}

/** Loads what calendars and lanes say about a pickup of this freight on these days, whatever the service type. */
export async function loadPickupDays(
  tx: Tx,
  tenantId: string,
  { origin, destination }: QuotedFreight,
  asked: { readonly days: readonly Day[]; readonly serviceTypeCodes: readonly string[]; readonly at: Date },
): Promise<(serviceTypeCode: string) => readonly PickupDay[]> {
  const originId = await findRegionId(tx, tenantId, origin);
  const destinationId = await findRegionId(tx, tenantId, destination);
  const { days, at, serviceTypeCodes } = asked;
  const timetable = await loadTimetable(tx, tenantId, {
    regionIds: [...new Set([originId, destinationId].filter((id) => id !== null))],
    serviceTypeCodes,
    from: days[0] ?? today(at),
  });
  return (serviceTypeCode) => {
    const find = (day: Day) => findPickup(timetable, { originId, destinationId, serviceTypeCode }, day, at);
    return days.map(find);
  };
}

async function findRegionId(tx: Tx, tenantId: string, { site, ...place }: FoundPlace) {
  if (site !== null) return site.address.region?.id ?? null;
  return (await findRegion(tx, tenantId, place))?.id ?? null;
}

interface Way {
  readonly originId: string | null;
  readonly destinationId: string | null;
  readonly serviceTypeCode: string;
}

/** By the one calendar of DATE-08 and DATE-09; without it a pickup is possible on any day, and its delivery unknown. */
function findPickup(timetable: Timetable, way: Way, day: Day, at: Date): PickupDay {
  const { originId, destinationId, serviceTypeCode } = way;
  const isToday = day === today(at);
  const pricedAt = isToday ? at : new Date(startOfDayUtc(day));
  const none = (reason: string | null): PickupDay => ({ day, pricedAt, deliveryDay: null, reason });
  if (day < today(at)) return none('This day has passed');
  const calendar = originId === null ? null : timetable.calendar(originId, serviceTypeCode);
  const closed = calendar === null ? null : closedReason(calendar, day);
  if (closed !== null || originId === null || destinationId === null) return none(closed);
  const route = timetable.route({
    originRegionId: originId,
    destinationRegionId: destinationId,
    serviceTypeCode,
  });
  const found = route === null ? null : serviceDate(route, { stagedAt: pricedAt, requestedPickup: day });
  if (found === null) return none(null);
  // Too late for a pickup on the day itself.
  if (found.pickupDay !== day) return none(found.reasons[0]?.reason ?? null);
  return { day, pricedAt, deliveryDay: found.serviceDay, reason: null };
}
