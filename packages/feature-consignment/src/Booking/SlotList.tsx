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
import { formatDate, type Day, type DayRange } from '@consign/domain/dates';
import { layout, typography } from '@consign/ui';
import { formatLongDay, type MonthDay } from '@consign/ui/month-calendar';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';

import classes from './Booking.module.css';

interface Props {
  readonly day: string;
  /** The requested delivery day; null without one. */
  readonly requestedDay: string | null;
  readonly slots: readonly BookingSlot[];
  /** Why the day has no slot; empty if that is not known. */
  readonly reason: string;
  /** The slot that is being booked. */
  readonly pending: Pick<BookingSlot, 'scheduleId' | 'scheduleStartDateTimeUtc'> | null;
  readonly onBook: (slot: BookingSlot) => void;
}

/** The slots of the chosen day. */
export function SlotList({ day, requestedDay, slots, reason, pending, onBook }: Props): ReactNode {
  const root = useRef<HTMLElement>(null);
  // On a phone they are below a long list of days.
  useEffect(() => {
    // With braces: some browsers return a promise, which is no clean-up.
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={root} className={classes.slots} aria-label={formatLongDay(day)}>
      <h3>{formatLongDay(day)}</h3>
      {slots.length === 0 && <p className={typography.dimmed}>{reason}</p>}
      {slots.length > 0 && requestedDay !== null && requestedDay !== day && (
        <p className={layout.withIcon} data-tone="warning">
          <IconAlertTriangle size={16} aria-hidden />
          Delivery was requested for another day, {formatDate(requestedDay)}.
        </p>
      )}
      <ul className={layout.rows}>
        {slots.map((slot) => (
          <li key={`${slot.scheduleId} ${slot.scheduleStartDateTimeUtc}`}>
            <span className={classes.run}>
              <bdi className={typography.name}>{slot.deliveryRunName}</bdi>
              <span>{formatTimes(slot)}</span>
              <span>{formatPlaces(slot.placesLeft)}</span>
            </span>
            {isCurrentSlot(slot) ? (
              <span className={`${layout.row} ${typography.strong}`}>
                <IconCheck size={16} stroke={2.5} aria-hidden />
                Current
              </span>
            ) : (
              <Button
                variant="default"
                aria-label={`Book ${nameOfSlot(slot)}`}
                loading={
                  pending?.scheduleId === slot.scheduleId &&
                  pending.scheduleStartDateTimeUtc === slot.scheduleStartDateTimeUtc
                }
                onClick={() => onBook(slot)}
              >
                Book
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

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

function isCurrentSlot({ status }: BookingSlot): boolean {
  return status === 'Current';
}

/** A slot in a sentence: its run and its times. */
function nameOfSlot(slot: BookingSlot): string {
  return `${isolate(slot.deliveryRunName)}, ${formatTimes(slot)}`;
}

function describeSlots(slots: readonly BookingSlot[]): MonthDay {
  const count = formatCount(slots.length, 'slot');
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
