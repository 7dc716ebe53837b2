import { fields, need } from '../argument.js';
import { addDays, type Day } from '../dates/day.js';
import { findWallClock, today, type Instant } from '../dates/wall-clock.js';
import { addWorkingDays, closedReason, nextWorkingDay, type Calendar } from './calendar.js';

/** A service from one region to another. */
export interface Route {
  readonly origin: Calendar;
  readonly destination: Calendar;
  /** Local minutes after midnight when same-day pickup ends; null without a cut-off. */
  readonly cutOffMinutes: number | null;
  /** Working days from pickup to delivery; 0 delivers on the pickup day. */
  readonly serviceDays: number;
}

export interface ServiceDateInput {
  /** When the consignment was, or would be, staged. */
  readonly stagedAt: Instant;
  /** Delays the start when later than the staging day; an earlier day has no effect. */
  readonly requestedPickup: Day | null;
}

/** A skipped day, with the reason to show. */
export interface DayReason {
  readonly day: Day;
  readonly reason: string;
}

export interface ServiceDate {
  readonly pickupDay: Day;
  readonly serviceDay: Day;
  /** Why the service day isn't earlier, by day. */
  readonly reasons: readonly DayReason[];
}

/** What the days of a service depend on. */
interface ServiceStart {
  readonly stagedDay: Day;
  /** Whether it was staged at or after the cut-off. */
  readonly isAfterCutOff: boolean;
  /** As in ServiceDateInput. */
  readonly requestedPickup: Day | null;
}

interface ServiceDays {
  /** The staging day, or the requested pickup day where that is later. */
  readonly start: Day;
  /** Whether the start was an open day and its cut-off missed. */
  readonly isLate: boolean;
  readonly pickupDay: Day;
  readonly serviceDay: Day;
}

/**
 * The earliest pickup and delivery days of a service (DATE-09), for a day that is already known. Null when there is no such
 * day within two years.
 */
export function findServiceDays(
  { origin, destination, serviceDays }: Route,
  { stagedDay, isAfterCutOff, requestedPickup }: ServiceStart,
): ServiceDays | null {
  const start = requestedPickup !== null && requestedPickup > stagedDay ? requestedPickup : stagedDay;
  // A closed day has no cut-off to miss.
  const isLate = start === stagedDay && isAfterCutOff && closedReason(origin, start) === null;
  const pickupDay = nextWorkingDay(isLate ? addDays(start, 1) : start, origin);
  if (pickupDay === null) return null;
  const serviceDay =
    serviceDays === 0
      ? nextWorkingDay(pickupDay, destination)
      : addWorkingDays(pickupDay, serviceDays, origin, destination);
  return serviceDay === null ? null : { start, isLate, pickupDay, serviceDay };
}

const routeArgument = fields('a route with its calendars and transit time', {});

const inputArgument = fields('an object with stagedAt and requestedPickup', {});

/**
 * The earliest pickup and delivery days of a service, with the reason for each skipped day (DATE-09). Null when there is
 * no such day within two years or `stagedAt` is invalid.
 */
export function serviceDate(route: Route, input: ServiceDateInput): ServiceDate | null {
  need('serviceDate', 'route', route, routeArgument);
  need('serviceDate', 'input', input, inputArgument);
  const { stagedAt, requestedPickup } = input;
  const clock = findWallClock(stagedAt);
  if (clock === null) return null;
  const { origin, destination, cutOffMinutes, serviceDays } = route;
  const minutes = Number(clock.hour) * 60 + Number(clock.minute);
  const days = findServiceDays(route, {
    stagedDay: today(new Date(stagedAt)),
    isAfterCutOff: cutOffMinutes !== null && minutes >= cutOffMinutes,
    requestedPickup,
  });
  if (days === null) return null;
  const { start, isLate, pickupDay, serviceDay } = days;
  return {
    pickupDay,
    serviceDay,
    reasons: [
      ...(isLate && cutOffMinutes !== null
        ? [{ day: start, reason: `After the ${formatCutOff(cutOffMinutes)} cut-off` }]
        : []),
      ...closedDays(start, pickupDay, origin),
      ...(serviceDays === 0
        ? closedDays(pickupDay, serviceDay, destination)
        : closedDays(addDays(pickupDay, 1), serviceDay, origin, destination)),
    ],
  };
}

/** The days from `from`, inclusive, to `before`, exclusive, when any region is closed. */
function closedDays(from: Day, before: Day, ...calendars: readonly Calendar[]): DayReason[] {
  const reasons: DayReason[] = [];
  for (let day = from; day < before; day = addDays(day, 1)) {
    const found = calendars
      .map((calendar) => closedReason(calendar, day))
      .filter((reason) => reason !== null);
    const [first] = found;
    // A holiday in either region says more than the weekend.
    const reason = found.find((each) => each !== 'Closed: weekend') ?? first;
    if (reason !== undefined) reasons.push({ day, reason });
  }
  return reasons;
}

/** Formats minutes after midnight for a sentence: 14:00 is '2 pm', 14:30 '2:30 pm', 12:00 'noon'. */
export function formatCutOff(minutesAfterMidnight: number): string {
  const hour = Math.floor(minutesAfterMidnight / 60);
  const minute = minutesAfterMidnight % 60;
  if (hour === 12 && minute === 0) return 'noon';
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${shown}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}
