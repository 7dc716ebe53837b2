import type { components } from '@consign/api-client/consignment';
import { isBookable, isPlanningClosed } from '@consign/domain/bookings';
import { localTimeUtc } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';

import { findBooking, refuseWithoutBookings, type Booking } from '../../bookings/index.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { problem } from '../../http/problems/problem.js';
import { findBookable } from './bookable-store.js';

export const getBookingStatus = operation('consignment', 'getBookingStatus', ({ path }, context) =>
  context.inTransaction(async (tx) => {
    const consignment = await findBookable(tx, context.viewer, path.ref);
    if (consignment === undefined) return problem(404);
    const refusal = await refuseWithoutBookings(tx, context);
    if (refusal !== undefined) return refusal;
    const booking = await findBooking(tx, { ...context.owner, consignmentId: consignment.id });
    return ok(bookingStatusAnswer(consignment, booking, context.now));
  }),
);

/** Whether a booking can no longer be made or changed by anyone (BOOK-01). */
export function isBookingReadOnly(
  { statusCode }: { readonly statusCode: StatusCode },
  booking: Booking | null,
  now: Date,
): boolean {
  const isClosed = booking !== null && isPlanningClosed(booking.run, booking.startsAt.toISOString(), now);
  return isClosed || !isBookable(statusCode);
}

export function bookingStatusAnswer(
  consignment: { readonly statusCode: StatusCode },
  booking: Booking | null,
  now: Date,
): components['schemas']['BookingStatus'] {
  return {
    runBooking:
      booking === null
        ? null
        : {
            deliveryRunName: booking.run.name,
            deliveryRunStartDateTimeUtc: booking.startsAt.toISOString(),
            deliveryRunEndDateTimeUtc: localTimeUtc(booking.day, booking.run.endMinutes),
          },
    runBookingReadonly: isBookingReadOnly(consignment, booking, now),
  };
}
