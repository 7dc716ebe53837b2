import { addDays, type Day } from '../dates/day.js';
import { toLocalDay, type Instant } from '../dates/wall-clock.js';
import { isWorkingDay, type Calendar } from '../schedule/calendar.js';
import type { StatusCode } from '../status/codes.js';

/** Which date a delivery is held against, the first that there is (DASH-10). */
export const dueSources = ['CONFIRMED', 'REQUESTED', 'ESTIMATED'] as const;

export type DueSource = (typeof dueSources)[number];

export const difotStatuses = ['ONTIME', 'MISS'] as const;

export type DifotStatus = (typeof difotStatuses)[number];

/** The statuses of what the provider has and has not delivered: overdue, they are misses. */
export const undeliveredStatuses = [
  'STAGED',
  'PICKUP',
  'TRANSIT',
  'DELIVERING',
  'ERR',
] as const satisfies readonly StatusCode[];

export interface DueDates {
  /** The date confirmed before the delivery; a delivery itself confirms nothing. */
  readonly confirmed: Instant | null;
  readonly requested: Instant | null;
  /** The earliest delivery day of the service, from its calendars. */
  readonly estimated: Instant | null;
}

export interface Due {
  readonly day: Day;
  readonly source: DueSource;
}

/** The day a delivery is held against: confirmed, else requested, else estimated (DASH-25). Null without any. */
export function findDue({ confirmed, requested, estimated }: DueDates): Due | null {
  const dates = { CONFIRMED: confirmed, REQUESTED: requested, ESTIMATED: estimated };
  for (const source of dueSources) {
    const day = toLocalDay(dates[source]);
    if (day !== null) return { day, source };
  }
  return null;
}

export interface DifotResult {
  readonly status: DifotStatus;
  /** The day in whose period it counts: of the delivery, or when it was due. */
  readonly countedOn: Day;
}

/**
 * Delivered in full and on time (DASH-10): a delivery of all pieces on or before its due day is on time, a later one or
 * one with missing pieces a miss; so is what the provider has and did not deliver by the day before `today`. Null for
 * what does not count: without a due day, not due yet, not with the provider, or cancelled.
 */
export function judgeDelivery(
  {
    status,
    statusAt,
    due,
    piecesMissing,
  }: {
    readonly status: StatusCode;
    readonly statusAt: Instant;
    readonly due: Due | null;
    /** Null if none is known to be missing. */
    readonly piecesMissing: number | null;
  },
  today: Day,
): DifotResult | null {
  if (due === null) return null;
  if (status === 'DELIVERED') {
    const deliveredOn = toLocalDay(statusAt);
    if (deliveredOn === null) return null;
    const isOnTime = deliveredOn <= due.day && piecesMissing === null;
    return { status: isOnTime ? 'ONTIME' : 'MISS', countedOn: deliveredOn };
  }
  const isWithProvider = undeliveredStatuses.some((code) => code === status);
  return isWithProvider && due.day < today ? { status: 'MISS', countedOn: due.day } : null;
}

/** What workingDaysLate counts up to. */
export const maxDaysLate = 999;

/**
 * By how many working days of the receiver a delivery misses its due day: those after it, up to and including `until`.
 * At least 1, since a delivery on a closed day is late too, and at most 999. Without a calendar every day is one.
 */
export function workingDaysLate(due: Day, until: Day, calendar: Calendar | null): number {
  let days = 0;
  for (let day = addDays(due, 1); day <= until && days < maxDaysLate; day = addDays(day, 1)) {
    if (calendar === null || isWorkingDay(day, calendar)) days += 1;
  }
  return Math.max(1, days);
}
