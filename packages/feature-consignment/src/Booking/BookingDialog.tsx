import type { BookingSlot, Consignment } from '@consign/api-client/consignment';
import { groupSlots } from '@consign/consignment-parts/delivery-days';
import { addDays, findDay, toLocalDay, type Day } from '@consign/domain/dates';
import { currentStatus } from '@consign/domain/status';
import { bookingMutations, bookingQueries, findApiError, schedulingQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { FailedState, toastSuccess } from '@consign/ui';
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
import { useRef, useState, type ReactNode } from 'react';

import { savedTrip } from '../use-form-lookups.js';
import classes from './Booking.module.css';
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
  const { book, refusal, pending } = useBooking(consignment.reference, onClose);
  const isDayShown = day !== null && toMonth(day) === month;
  return (
    <Dialog
      opened
      title={booked === null ? 'Book delivery' : 'Change delivery booking'}
      size="xl"
      onClose={onClose}
    >
      {slots.isFailed ? (
        <FailedState title="Could not load booking slots" retrying={slots.isRetrying} onRetry={slots.retry}>
          {slots.message}
        </FailedState>
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
            <output className={classes.note}>No slots in this month. Look in the next one.</output>
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
            <p className={classes.refusal} role="alert">
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
function useBooking(reference: string, onBooked: () => void) {
  const booking = useMutation(bookingMutations(useClient()).book());
  const [refusal, setRefusal] = useState<string | null>(null);
  const unanswered = useRef<{ slot: string; key: string } | null>(null);
  const book = ({ scheduleId, scheduleStartDateTimeUtc }: BookingSlot): void => {
    if (booking.isPending) return;
    const slot = `${scheduleId} ${scheduleStartDateTimeUtc}`;
    const key = unanswered.current?.slot === slot ? unanswered.current.key : crypto.randomUUID();
    unanswered.current = { slot, key };
    setRefusal(null);
    booking.mutate(
      { reference, body: { scheduleId, scheduleStartDateTimeUtc }, idempotencyKey: key },
      {
        onSuccess: () => {
          toastSuccess('Delivery has been booked');
          onBooked();
        },
        onError: (error) => {
          const failure = findApiError(error);
          if (failure === null || !failure.isNoResponse) unanswered.current = null;
          setRefusal(describeFailure(error));
        },
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

/** The longest range of one call, its first day included. */
const daysAhead = 365;

/** The slots of a month, and why its other days have none (DATE-08). Without the reasons the slots are shown all the same. */
function useSlotMonth(consignment: Consignment, month: Month, today: Day) {
  const client = useClient();
  const scheduling = schedulingQueries(client);
  const days = daysOfMonth(month);
  const slots = useQuery(bookingQueries(client).slots(consignment.reference, days));
  const trip = savedTrip(consignment);
  const closed = useQuery({
    ...scheduling.closedDays({
      regionId: trip.receiverRegionId ?? '',
      from: today,
      to: addDays(today, daysAhead),
      serviceType: trip.serviceTypeCode,
    }),
    enabled: trip.receiverRegionId !== null,
    retry: false,
  });
  const status = currentStatus(consignment.statusHistory);
  const service = useQuery({
    ...scheduling.serviceDate({
      reference: consignment.reference,
      serviceType: trip.serviceTypeCode,
      originRegionId: trip.senderRegionId ?? '',
      destinationRegionId: trip.receiverRegionId ?? '',
      requestedPickupDate: trip.requestedPickup,
      ...(status?.code === 'STAGED' ? { stagedDateTimeUtc: status.statusDate } : {}),
    }),
    enabled: trip.senderRegionId !== null && trip.receiverRegionId !== null,
    retry: false,
  });
  const isKnown = slots.data !== undefined && !closed.isLoading && !service.isLoading;
  return {
    days: isKnown
      ? buildSlotDays({
          days,
          slots: slots.data,
          today,
          closed: closed.data,
          earliest: findDay(service.data?.serviceDate ?? ''),
        })
      : new Map<string, MonthDay>(),
    byDay: groupSlots(slots.data ?? []),
    isLoading: !isKnown,
    isFailed: slots.isError && slots.data === undefined,
    isRetrying: slots.isFetching,
    message: slots.error?.message ?? '',
    retry: () => void slots.refetch(),
  };
}
