import type { components } from '@consign/api-client/consignment';
import { canBook, isBookable, isPlanningClosed } from '@consign/domain/bookings';
import { formatDate, localTimeUtc } from '@consign/domain/dates';
import type { StatusCode } from '@consign/domain/status';

import {
  type Booking,
  findBooking,
  loadDeliveryTrips,
  loadSlots,
  parseSlotPeriod,
  refuseWithoutBookings,
  slotAnswer,
  toWantedTrip,
} from '../../bookings/index.js';
import { reportChanges } from '../../changes/index.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { parseInstant } from '../../http/parse-instant.js';
import { Refusal, problem, actionRefusal } from '../../http/problems/problem.js';
import { lockConsignment } from '../lock-store.js';
import { bookSlot } from './book-slot.js';
import { findBookable } from '../consignment-store.js';

export const listBookingSlots = operation('listBookingSlots', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const { tenant, viewer, owner, now } = context;
    const consignment = await findBookable(tx, viewer, path.ref);
    if (consignment === undefined) return problem(404);
    const refusal = await refuseWithoutBookings(tx, context);
    if (refusal !== undefined) return refusal;
    const period = parseSlotPeriod(body, 'CALL-70');
    if (period instanceof Refusal) return period;
    const current = await findBooking(tx, { ...owner, consignmentId: consignment.id });
    const wanted = toWantedTrip(consignment, context);
    const toTrip = await loadDeliveryTrips(tx, tenant.id, [wanted]);
    const slots = await loadSlots(tx, tenant.id, { trip: toTrip(wanted), period, now, current });
    return ok(slots.map(slotAnswer));
  }),
);

export const getBookingStatus = operation('getBookingStatus', ({ path }, context) =>
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

function bookingStatusAnswer(
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

export const bookDelivery = operation('bookDelivery', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const { owner, viewer, user, now } = context;
    const locked = await lockConsignment(tx, viewer, path.ref);
    if (locked === undefined) return problem(404);
    const off = await refuseWithoutBookings(tx, context);
    if (off !== undefined) return off;
    const key = { ...owner, consignmentId: locked.id };
    const current = await findBooking(tx, key);
    const runId = body.scheduleId;
    const startsAt = parseInstant(body.scheduleStartDateTimeUtc);
    if (current?.run.id === runId && current.startsAt.getTime() === startsAt.getTime()) {
      return ok(bookingStatusAnswer(locked, current, now));
    }
    const answer = canBook({
      status: locked.statusCode,
      permissions: user.permissions,
      isReadOnly: isBookingReadOnly(locked, current, now),
    });
    if (!answer.allowed) return actionRefusal(answer);
    if (current !== null && !isKnown(current, body.bookedStartDateTimeUtc)) {
      const reason = `This delivery was booked since you opened it. ${whatIsKept(current)}`;
      return actionRefusal({ id: 'BOOK-09', reason });
    }
    const slot = { runId, startsAt };
    const booking = await bookSlot(tx, context, { key, consignment: locked, current, slot, userId: user.id });
    if (typeof booking === 'string')
      return actionRefusal({ id: 'BOOK-03', reason: `${booking} ${whatIsKept(current)}` });
    const before = current?.startsAt ?? null;
    await reportChanges(tx, context, [
      { kind: 'booked', consignmentId: locked.id, runName: booking.run.name, before, after: startsAt },
    ]);
    return ok(bookingStatusAnswer(locked, booking, now));
  }),
);

/** Whether the caller means to replace this booking; one that doesn't say so replaces any (BOOK-09). */
function isKnown({ startsAt }: Booking, known: string | null | undefined): boolean {
  if (known === undefined) return true;
  return known !== null && parseInstant(known).getTime() === startsAt.getTime();
}

function whatIsKept(current: Booking | null): string {
  return current === null
    ? 'Nothing was booked: choose another slot.'
    : `The booking with ${current.run.name} on ${formatDate(current.day)} stays: choose another slot.`;
}
