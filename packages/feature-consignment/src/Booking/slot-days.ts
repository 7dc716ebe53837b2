import type { BookingSlot } from '@consign/api-client/consignment';
import {
  formatClosed,
  formatPlaces,
  formatTimes,
  listDeliveryDays,
  type DayReasons,
  type DeliveryDay,
} from '@consign/consignment-parts/delivery-days';
import { formatCount, isolate } from '@consign/domain';
import type { Day, DayRange } from '@consign/domain/dates';
import type { MonthDay } from '@consign/ui/month-calendar';

interface SlotDays extends DayReasons {
  readonly days: DayRange;
  readonly slots: readonly BookingSlot[];
  readonly today: Day;
}

/** The days of the calendar: days with slots are open, the others say why they have none. Past days say nothing. */
export function buildSlotDays({ days, slots, today, closed, earliest }: SlotDays): Map<string, MonthDay> {
  const found = new Map<string, MonthDay>();
  for (const [day, delivery] of listDeliveryDays({ days, slots, reasons: { closed, earliest } })) {
    if (delivery.kind === 'slots') found.set(day, describeSlots(delivery.slots));
    else if (day >= today) found.set(day, describeClosed(delivery));
  }
  return found;
}

export function isCurrentSlot({ status }: BookingSlot): boolean {
  return status === 'Current';
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

const short = { early: 'Too early', full: 'No places' } as const;

function describeClosed({ kind, reason }: Exclude<DeliveryDay, { kind: 'slots' }>): MonthDay {
  const content = kind === 'closed' || kind === 'weekend' ? formatClosed(reason) : short[kind];
  return { content, description: reason, isOpen: false };
}
