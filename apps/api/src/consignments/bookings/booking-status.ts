import type { components } from '@consign/api-client/consignment';
import { isBookable, isPlanningClosed } from '@consign/domain/bookings';
import { localTimeUtc } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';

import type { Booking } from '../../bookings/index.js';

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
