import type { BookingSlot, Consignment } from '@consign/api-client/consignment';
import { savedTrip, useDeliveryLookups, useRequestKeys } from '@consign/consignment-parts';
import { groupSlots } from '@consign/consignment-parts/delivery-days';
import { toLocalDay, type Day } from '@consign/domain/dates';
import { currentStatus } from '@consign/domain/status';
import { bookingMutations, bookingQueries, findApiError } from '@consign/queries';
import { useClient } from '@consign/session';
import { FailedQuery, layout, toastSuccess, typography } from '@consign/ui';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import {
  addToMonth,
  daysOfMonth,
  MonthCalendar,
  toMonth,
  type Month,
  type MonthDay,
} from '@consign/ui/month-calendar';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { buildSlotDays, SlotList } from './SlotList.js';

export interface BookingDialogProps {
  readonly consignment: Consignment;
  /** When the booked run starts; null without a booking. */
  readonly bookedAt: string | null;
  readonly today: Day;
  readonly onClose: () => void;
}

/** Slots are offered for a year. */
const monthsAhead = 12;

/** Picks a slot for the delivery: a month, the slots of a day, and a button to book one (CONS-10, BOOK-02, BOOK-03). */
export function BookingDialog({ consignment, bookedAt, today, onClose }: BookingDialogProps): ReactNode {
  const booked = toLocalDay(bookedAt);
  const [begin] = useState(() => booked ?? latest(today, consignment));
  const first = begin < today ? begin : today;
  const [month, setMonth] = useState(() => toMonth(begin));
  const [day, setDay] = useState<string | null>(booked);
  const slots = useSlotMonth(consignment, month, today);
  const { book, refusal, pending } = useBooking(consignment.reference, bookedAt, onClose);
  const isDayShown = day !== null && toMonth(day) === month;
  return (
    <Dialog
      opened
      title={booked === null ? 'Book delivery' : 'Change delivery booking'}
      size="xl"
      onClose={onClose}
    >
      {slots.query.isError && slots.query.data === undefined ? (
        <FailedQuery title="Could not load booking slots" query={slots.query} />
      ) : (
        <>
          <MonthCalendar
            label="Delivery slots"
            month={month}
            onMonthChange={setMonth}
            earliest={toMonth(first)}
            latest={addToMonth(toMonth(today), monthsAhead)}
            firstDay={first}
            today={today}
            selected={day}
            onSelect={setDay}
            days={slots.days}
            loading={slots.isLoading}
            emptyText="No days to book in this month."
          />
          {!slots.isLoading && slots.byDay.size === 0 && (
            <output className={typography.dimmed}>No slots in this month. Look in the next one.</output>
          )}
          {isDayShown && !slots.isLoading && (
            <SlotList
              key={day}
              day={day}
              requestedDay={toLocalDay(consignment.requestedDeliveryDateTimeUtc)}
              slots={slots.byDay.get(day) ?? []}
              reason={slots.days.get(day)?.description ?? 'This day is over.'}
              pending={pending}
              onBook={book}
            />
          )}
        </>
      )}
      <DialogActions
        message={
          refusal === null ? undefined : (
            <p className={layout.withIcon} data-tone="error" role="alert">
              <IconAlertTriangle size={18} aria-hidden />
              <span>{refusal}</span>
            </p>
          )
        }
      >
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The requested day, unless it is over. */
function latest(today: Day, { requestedDeliveryDateTimeUtc }: Consignment): Day {
  const requested = toLocalDay(requestedDeliveryDateTimeUtc);
  return requested !== null && requested > today ? requested : today;
}

/** Books a slot of a consignment: one at a time, and again with the same key if no answer came (CONS-34). */
function useBooking(reference: string, bookedAt: string | null, onBooked: () => void) {
  const booking = useMutation(bookingMutations(useClient()).book());
  const [refusal, setRefusal] = useState<string | null>(null);
  const keys = useRequestKeys();
  const book = ({ scheduleId, scheduleStartDateTimeUtc }: BookingSlot): void => {
    if (booking.isPending) return;
    const body = { scheduleId, scheduleStartDateTimeUtc, bookedStartDateTimeUtc: bookedAt };
    setRefusal(null);
    booking.mutate(
      { reference, body, idempotencyKey: keys.get(body) },
      {
        onSuccess: () => {
          keys.forget(body);
          toastSuccess('Delivery has been booked');
          onBooked();
        },
        onError: (error) => setRefusal(describeFailure(error)),
      },
    );
  };
  return { book, refusal, pending: booking.isPending ? booking.variables.body : null };
}

function describeFailure(error: Error): string {
  const failure = findApiError(error);
  if (failure !== null && failure.isNoResponse) {
    return `${failure.message}. It isn't known whether the delivery was booked: try the same slot again.`;
  }
  return failure?.problems[0]?.message ?? error.message;
}

/** The slots of a month, and why its other days have none (DATE-08). Without the reasons the slots are shown all the same. */
function useSlotMonth(consignment: Consignment, month: Month, today: Day) {
  const { reference, statusHistory } = consignment;
  const days = daysOfMonth(month);
  const query = useQuery(bookingQueries(useClient()).slots(reference, days));
  const { data: slots } = query;
  const trip = savedTrip(consignment);
  const status = currentStatus(statusHistory);
  const { closed, earliest, isLoading } = useDeliveryLookups({
    today,
    serviceType: trip.serviceTypeCode,
    sender: trip.senderRegionId,
    receiver: trip.receiverRegionId,
    request: {
      reference,
      requestedPickupDate: trip.requestedPickup,
      ...(status?.code === 'STAGED' ? { stagedDateTimeUtc: status.statusDate } : {}),
    },
  });
  const isKnown = slots !== undefined && !isLoading;
  return {
    days: isKnown
      ? buildSlotDays({ days, slots, today, closed: closed.data, earliest })
      : new Map<string, MonthDay>(),
    byDay: groupSlots(slots ?? []),
    isLoading: !isKnown,
    query,
  };
}
