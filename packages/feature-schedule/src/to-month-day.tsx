import type { BookingSlot } from '@consign/api-client/consignment';
import { formatCount, isolate } from '@consign/domain';
import { formatTime } from '@consign/domain/dates';
import type { MonthDay } from '@consign/ui/month-calendar';

import type { DeliveryDay } from './delivery-days.js';
import classes from './Schedule.module.css';

const short = {
  weekend: 'Weekend',
  early: 'Before the earliest delivery',
  full: 'No run with a place left',
} as const;

/** A day as the calendar shows and reads it. */
export function toMonthDay(delivery: DeliveryDay): MonthDay {
  if (delivery.kind === 'slots') {
    return {
      content: <Runs slots={delivery.slots} />,
      description: describeRuns(delivery.slots),
      isOpen: true,
    };
  }
  const { kind, reason } = delivery;
  const content = kind === 'closed' ? toSentence(reason.replace(/^Closed: /, '')) : short[kind];
  return { content, description: reason, isOpen: false };
}

function toSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function formatPlaces(places: number): string {
  return `${formatCount(places)} ${places === 1 ? 'place' : 'places'} left`;
}

/** '8:00:00 AM to 12:00:00 PM', in Pacific/Auckland. */
export function formatTimes({ scheduleStartDateTimeUtc, scheduleEndDateTimeUtc }: BookingSlot): string {
  return `${formatTime(scheduleStartDateTimeUtc)} to ${formatTime(scheduleEndDateTimeUtc)}`;
}

function describeRuns(slots: readonly BookingSlot[]): string {
  const runs = slots.map(
    (slot) => `${isolate(slot.deliveryRunName)}, ${formatTimes(slot)}, ${formatPlaces(slot.placesLeft)}`,
  );
  return runs.join('; ');
}

/** Every run where there is room for it, otherwise their sum. */
function Runs({ slots }: { readonly slots: readonly BookingSlot[] }) {
  const places = slots.reduce((sum, { placesLeft }) => sum + placesLeft, 0);
  return (
    <>
      <span className={classes.sum}>
        <span>{slots.length === 1 ? '1 run' : `${formatCount(slots.length)} runs`}</span>
        <span>{formatPlaces(places)}</span>
      </span>
      <span className={classes.runs}>
        {slots.map((slot) => (
          <span key={`${slot.scheduleId} ${slot.scheduleStartDateTimeUtc}`} className={classes.run}>
            <bdi className={classes.name}>{slot.deliveryRunName}</bdi>
            <span>{formatTimes(slot)}</span>
            <span>{formatPlaces(slot.placesLeft)}</span>
          </span>
        ))}
      </span>
    </>
  );
}
