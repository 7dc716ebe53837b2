import type { BookingSlot } from '@consign/api-client/consignment';
import { formatCount, isolate } from '@consign/domain';
import { addDays, formatDate, formatTime, toLocalDay, type Day, type DayRange } from '@consign/domain/dates';
import type { MonthDay } from '@consign/ui/month-calendar';

interface SlotDays {
  readonly days: DayRange;
  readonly slots: readonly BookingSlot[];
  readonly today: Day;
  /** The receiver's closed days with the calendar's reason; undefined if they are not known. */
  readonly closed: ReadonlyMap<string, string> | undefined;
  /** The first day that the service can deliver; null if it is not known. */
  readonly earliest: Day | null;
}

/** The days of the calendar: those with slots are open, the others say why they have none. Past days say nothing. */
export function buildSlotDays({ days, slots, today, closed, earliest }: SlotDays): Map<string, MonthDay> {
  const byDay = groupSlots(slots);
  const found = new Map<string, MonthDay>();
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
    const own = byDay.get(day);
    if (own !== undefined) found.set(day, describeSlots(own));
    else if (day >= today) found.set(day, describeClosed(day, closed, earliest));
  }
  return found;
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

export function isCurrentSlot({ status }: BookingSlot): boolean {
  return status === 'Current';
}

export function formatPlaces(places: number): string {
  return `${formatCount(places)} ${places === 1 ? 'place' : 'places'} left`;
}

/** '8:00:00 AM to 12:00:00 PM', in Pacific/Auckland. */
export function formatTimes({ scheduleStartDateTimeUtc, scheduleEndDateTimeUtc }: BookingSlot): string {
  return `${formatTime(scheduleStartDateTimeUtc)} to ${formatTime(scheduleEndDateTimeUtc)}`;
}

/** A slot in a sentence: its run and its times. */
export function nameOfSlot(slot: BookingSlot): string {
  return `${isolate(slot.deliveryRunName)}, ${formatTimes(slot)}`;
}

function describeSlots(slots: readonly BookingSlot[]): MonthDay {
  const count = slots.length === 1 ? '1 slot' : `${formatCount(slots.length)} slots`;
  const places = formatPlaces(slots.reduce((sum, { placesLeft }) => sum + placesLeft, 0));
  const isBooked = slots.some(isCurrentSlot);
  return {
    content: isBooked ? `Booked, ${places}` : places,
    description: `${count}, ${places}${isBooked ? ', booked' : ''}`,
    isOpen: true,
  };
}

function describeClosed(
  day: Day,
  closed: ReadonlyMap<string, string> | undefined,
  earliest: Day | null,
): MonthDay {
  const reason = closed?.get(day);
  if (reason !== undefined) {
    const name = reason.replace(/^Closed: /u, '');
    return { content: name === 'weekend' ? 'Weekend' : name, description: reason, isOpen: false };
  }
  if (earliest !== null && day < earliest) {
    const description = `Before the earliest delivery, ${formatDate(earliest)}`;
    return { content: 'Too early', description, isOpen: false };
  }
  return { content: 'No places', description: 'No run with a place left', isOpen: false };
}
