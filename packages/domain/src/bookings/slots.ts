import { addDays, type Day, type DayRange } from '../dates/day.js';
import { type Calendar, getWeekday, isWorkingDay } from '../schedule/calendar.js';

/** The longest period of which slots are listed, in days. */
export const MAX_SLOT_DAYS = 62;

/** Slots in an answer. */
export const MAX_SLOTS = 500;

/** A delivery run of a region. */
export interface DeliveryRun {
  readonly id: string;
  readonly name: string;
  readonly regionId: string;
  /** '' is every service. */
  readonly serviceTypeCode: string;
  /** Digits from 1 (Monday) to 7. */
  readonly weekdays: string;
  /** Local minutes after midnight. */
  readonly startMinutes: number;
  readonly endMinutes: number;
  /** Consignments in a day. */
  readonly capacity: number;
  /** How long before its start its planning closes. */
  readonly closesMinutesBefore: number;
  /** The first and the last day that it drives, both inclusive. */
  readonly effectiveFrom: Day;
  readonly effectiveTo: Day | null;
}

/** The days on which a run can deliver, regardless of other bookings. */
export interface DeliveryTrip {
  readonly receiverRegionId: string;
  readonly serviceTypeCode: string;
  /** The calendar of the receiver's region for the service. */
  readonly calendar: Calendar;
  /** The first day that the service can deliver. */
  readonly earliest: Day;
}

/** Converts local minutes after midnight of a day to ISO 8601 UTC: `localTimeUtc` of `@consign/domain/dates`. */
export type ToUtc = (day: Day, minutes: number) => string;

export interface Slot {
  readonly run: DeliveryRun;
  readonly day: Day;
  /** ISO 8601 UTC */
  readonly startsAt: string;
  readonly endsAt: string;
  /** 0 only for the booked slot. */
  readonly placesLeft: number;
  readonly isCurrent: boolean;
}

/** A booked place. */
export interface BookedPlace {
  readonly run: DeliveryRun;
  readonly day: Day;
}

interface SlotSearch {
  readonly runs: readonly DeliveryRun[];
  /** Null where nothing can be delivered: only the booked slot is listed. */
  readonly trip: DeliveryTrip | null;
  readonly range: DayRange;
  readonly now: Date;
  /** Places taken, the consignment's own included. */
  readonly booked: (run: DeliveryRun, day: Day) => number;
  readonly current: BookedPlace | null;
  readonly toUtc: ToUtc;
}

/**
 * The slots of runs that have a place left and whose planning is open, earliest first, at most MAX_SLOTS. The booked slot
 * is among them even if it is full, past or no longer possible (BOOK-02).
 */
export function listSlots({ runs, trip, range, now, booked, current, toUtc }: SlotSearch): Slot[] {
  const isCurrent = (run: DeliveryRun, day: Day): boolean =>
    current !== null && run.id === current.run.id && day === current.day;
  const build = (run: DeliveryRun, day: Day): Slot => ({
    run,
    day,
    startsAt: toUtc(day, run.startMinutes),
    endsAt: toUtc(day, run.endMinutes),
    placesLeft: Math.max(run.capacity - booked(run, day), 0),
    isCurrent: isCurrent(run, day),
  });
  const slots: Slot[] = [];
  for (let day = range.from; day <= range.to; day = addDays(day, 1)) {
    if (current?.day === day) slots.push(build(current.run, day));
    if (trip === null) continue;
    for (const run of runs) {
      if (isCurrent(run, day) || !isDelivering(run, day, trip)) continue;
      const slot = build(run, day);
      if (slot.placesLeft > 0 && !isPlanningClosed(run, slot.startsAt, now)) slots.push(slot);
    }
  }
  const inOrder = slots.sort(
    (one, other) =>
      one.startsAt.localeCompare(other.startsAt) || one.run.name.localeCompare(other.run.name, 'en'),
  );
  if (inOrder.length <= MAX_SLOTS) return inOrder;
  const cut = inOrder.slice(0, MAX_SLOTS);
  const kept = inOrder.find((slot) => slot.isCurrent);
  return kept === undefined || cut.includes(kept) ? cut : [...cut.slice(0, -1), kept];
}

/** Whether a run can bring a delivery on a day, whether or not it has a place left. */
export function isDelivering(run: DeliveryRun, day: Day, trip: DeliveryTrip): boolean {
  return (
    run.regionId === trip.receiverRegionId &&
    (run.serviceTypeCode === '' || run.serviceTypeCode === trip.serviceTypeCode) &&
    run.weekdays.includes(String(getWeekday(day))) &&
    run.effectiveFrom <= day &&
    (run.effectiveTo === null || day <= run.effectiveTo) &&
    day >= trip.earliest &&
    isWorkingDay(day, trip.calendar)
  );
}

/** Whether a run that starts at an instant takes no more bookings. */
export function isPlanningClosed(
  { closesMinutesBefore }: Pick<DeliveryRun, 'closesMinutesBefore'>,
  startsAt: string,
  now: Date,
): boolean {
  return now.getTime() > Date.parse(startsAt) - closesMinutesBefore * 60_000;
}
