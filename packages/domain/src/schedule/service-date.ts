import { addDays, type Day } from '../dates/day.js';
import { findWallClock, today, type Instant } from '../dates/wall-clock.js';
import { addWorkingDays, closedReason, nextWorkingDay, type Calendar } from './calendar.js';
import { formatCutOff } from './format-cut-off.js';

/** The way of a service from one region to another. */
export interface Route {
  readonly origin: Calendar;
  readonly destination: Calendar;
  /** Minutes after midnight from which on nothing is picked up any more that day; null where there is no such time. */
  readonly cutOffMinutes: number | null;
  /** Service days between the two; 0 delivers on the day of pickup. */
  readonly serviceDays: number;
}

export interface ServiceDateInput {
  /** When it was or would be staged. */
  readonly stagedAt: Instant;
  /** Moves the start when it is later than the staging; an earlier one does not. */
  readonly requestedPickup: Day | null;
}

/** Why a day does not count. */
export interface DayReason {
  readonly day: Day;
  readonly reason: string;
}

export interface ServiceDate {
  readonly pickupDay: Day;
  readonly serviceDay: Day;
  /** Why it is no earlier, by day. */
  readonly reasons: readonly DayReason[];
}

/**
 * The first day on which a service can deliver, and why it is no earlier (DATE-09). Null where no day of two years does,
 * and for a moment that is none.
 */
export function serviceDate(
  route: Route,
  { stagedAt, requestedPickup }: ServiceDateInput,
): ServiceDate | null {
  const clock = findWallClock(stagedAt);
  if (clock === null) return null;
  const { origin, destination, cutOffMinutes, serviceDays } = route;
  const stagedDay = today(new Date(stagedAt));
  const start = requestedPickup !== null && requestedPickup > stagedDay ? requestedPickup : stagedDay;
  const minutes = Number(clock.hour) * 60 + Number(clock.minute);
  // A day that is not worked has no cut-off to miss.
  const isLate =
    start === stagedDay &&
    cutOffMinutes !== null &&
    minutes >= cutOffMinutes &&
    closedReason(origin, start) === null;
  const pickupDay = nextWorkingDay(isLate ? addDays(start, 1) : start, origin);
  if (pickupDay === null) return null;
  const serviceDay =
    serviceDays === 0
      ? nextWorkingDay(pickupDay, destination)
      : addWorkingDays(pickupDay, serviceDays, origin, destination);
  if (serviceDay === null) return null;
  return {
    pickupDay,
    serviceDay,
    reasons: [
      ...(isLate ? [{ day: start, reason: `After the ${formatCutOff(cutOffMinutes)} cut-off` }] : []),
      ...closedDays(start, pickupDay, origin),
      ...(serviceDays === 0
        ? closedDays(pickupDay, serviceDay, destination)
        : closedDays(addDays(pickupDay, 1), serviceDay, origin, destination)),
    ],
  };
}

/** The days from the first up to the last, the last not included, on which one of the regions is closed. */
function closedDays(from: Day, before: Day, ...calendars: readonly Calendar[]): DayReason[] {
  const reasons: DayReason[] = [];
  for (let day = from; day < before; day = addDays(day, 1)) {
    const found = calendars
      .map((calendar) => closedReason(calendar, day))
      .filter((reason) => reason !== null);
    const [first] = found;
    // Of two regions, the holiday says more than the weekend that it falls on.
    const reason = found.find((each) => each !== 'Closed: weekend') ?? first;
    if (reason !== undefined) reasons.push({ day, reason });
  }
  return reasons;
}
