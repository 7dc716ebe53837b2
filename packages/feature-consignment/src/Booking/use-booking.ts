import type { BookingSlot } from '@consign/api-client/consignment';
import { bookingMutations, findApiError } from '@consign/queries';
import { useClient } from '@consign/session';
import { toastSuccess } from '@consign/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** Books a slot of a consignment: one at a time, and again with the same key if no answer came (CONS-34). */
export function useBooking(reference: string, onBooked: () => void) {
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
