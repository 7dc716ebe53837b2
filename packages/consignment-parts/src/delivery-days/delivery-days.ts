import type { BookingSlot } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import { addDays, formatDate, formatTime, toLocalDay, type Day, type DayRange } from '@consign/domain/dates';

/** A day with slots, or why it has none. */
export type DeliveryDay =
  | { readonly kind: 'slots'; readonly slots: readonly BookingSlot[] }
  | { readonly kind: 'closed' | 'weekend' | 'early' | 'full'; readonly reason: string };

interface DeliveryMonth {
  readonly days: DayRange;
  readonly slots: readonly BookingSlot[];
  /** Null while it isn't known why days have no slots. */
  readonly reasons: DayReasons | null;
}

export interface DayReasons {
  /** The receiver's closed days with the calendar's reason; undefined if they are not known. */
  readonly closed: ReadonlyMap<string, string> | undefined;
  /** The first day that the service can deliver; null if it is not known. */
  readonly earliest: Day | null;
}

const weekend = 'Closed: weekend';

/** Each day of a period with its slots, or why it has none (SCHD-07, BOOK-02), in order. */
export function listDeliveryDays({ days, slots, reasons }: DeliveryMonth): ReadonlyMap<Day, DeliveryDay> {
  const byDay = groupSlots(slots);
  const found = new Map<Day, DeliveryDay>();
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
    const own = byDay.get(day);
    if (own !== undefined) found.set(day, { kind: 'slots', slots: own });
    else if (reasons !== null) found.set(day, findReason(day, reasons));
  }
  return found;
}

function findReason(day: Day, { closed, earliest }: DayReasons): DeliveryDay {
  const reason = closed?.get(day);
  if (reason !== undefined) return { kind: reason === weekend ? 'weekend' : 'closed', reason };
  return earliest !== null && day < earliest
    ? { kind: 'early', reason: `Before the earliest delivery, ${formatDate(earliest)}` }
    : { kind: 'full', reason: 'No run with a place left' };
}

/** A closed day's reason in a few words: 'Labour Day' of 'Closed: Labour Day'. */
export function formatClosed(reason: string): string {
  const name = reason.replace(/^Closed: /u, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Slots by their day in Pacific/Auckland. */
export function groupSlots(slots: readonly BookingSlot[]): ReadonlyMap<string, readonly BookingSlot[]> {
  const byDay = new Map<string, BookingSlot[]>();
  for (const slot of slots) {
    const day = toLocalDay(slot.scheduleStartDateTimeUtc);
    if (day !== null) byDay.set(day, [...(byDay.get(day) ?? []), slot]);
  }
  return byDay;
}

export function formatPlaces(places: number): string {
  return `${formatCount(places, 'place')} left`;
}

/** '8:00:00 AM to 12:00:00 PM', in Pacific/Auckland. */
export function formatTimes({ scheduleStartDateTimeUtc, scheduleEndDateTimeUtc }: BookingSlot): string {
  return `${formatTime(scheduleStartDateTimeUtc)} to ${formatTime(scheduleEndDateTimeUtc)}`;
}
