import type { BookingSlot } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import { formatTime, toLocalDay } from '@consign/domain/dates';

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
  return `${formatCount(places)} ${places === 1 ? 'place' : 'places'} left`;
}

/** '8:00:00 AM to 12:00:00 PM', in Pacific/Auckland. */
export function formatTimes({ scheduleStartDateTimeUtc, scheduleEndDateTimeUtc }: BookingSlot): string {
  return `${formatTime(scheduleStartDateTimeUtc)} to ${formatTime(scheduleEndDateTimeUtc)}`;
}
