import type { BookingSlot } from '@consign/api-client/consignment';
import { formatPlaces, formatTimes } from '@consign/consignment-parts/delivery-days';
import { formatDate } from '@consign/domain/dates';
import { formatLongDay } from '@consign/ui/month-calendar';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';

import classes from './Booking.module.css';
import { isCurrentSlot, nameOfSlot } from './slot-days.js';

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
      <h3 className={classes.dayTitle}>{formatLongDay(day)}</h3>
      {slots.length === 0 && <p className={classes.note}>{reason}</p>}
      {slots.length > 0 && requestedDay !== null && requestedDay !== day && (
        <p className={classes.warning}>
          <IconAlertTriangle size={16} aria-hidden />
          Delivery was requested for another day, {formatDate(requestedDay)}.
        </p>
      )}
      <ul className={classes.list}>
        {slots.map((slot) => (
          <li key={`${slot.scheduleId} ${slot.scheduleStartDateTimeUtc}`} className={classes.slot}>
            <span className={classes.run}>
              <bdi className={classes.name}>{slot.deliveryRunName}</bdi>
              <span>{formatTimes(slot)}</span>
              <span>{formatPlaces(slot.placesLeft)}</span>
            </span>
            {isCurrentSlot(slot) ? (
              <span className={classes.current}>
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
