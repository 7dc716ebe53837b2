import type { BookingSlot } from '@consign/api-client/consignment';
import {
  formatClosed,
  formatPlaces,
  formatTimes,
  type DeliveryDay,
} from '@consign/consignment-parts/delivery-days';
import { formatCount, isolate } from '@consign/domain';
import type { MonthDay } from '@consign/ui/month-calendar';

import classes from './Schedule.module.css';

const short = {
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
  const content = kind === 'closed' || kind === 'weekend' ? formatClosed(reason) : short[kind];
  return { content, description: reason, isOpen: false };
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
