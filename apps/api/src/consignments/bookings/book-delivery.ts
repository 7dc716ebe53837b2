import { canBook } from '@consign/domain/bookings';
import { formatDate } from '@consign/domain/dates';

import { type Booking, findBooking, refuseWithoutBookings } from '../../bookings/index.js';
import { reportChanges } from '../../changes/index.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { parseInstant } from '../../http/parse-instant.js';
import { type Refusal, problem } from '../../http/problems/problem.js';
import { lockConsignment } from '../lock-store.js';
import { bookSlot } from './book-slot.js';
import { bookingStatusAnswer, isBookingReadOnly } from './get-booking-status.js';

export const bookDelivery = operation('consignment', 'bookDelivery', ({ path, body }, context) =>
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
    if (!answer.allowed) return refuse(answer.id, answer.reason);
    const slot = { runId, startsAt };
    const booking = await bookSlot(tx, context, { key, consignment: locked, current, slot, userId: user.id });
    if (typeof booking === 'string') return refuse('BOOK-03', `${booking} ${whatIsKept(current)}`);
    const before = current?.startsAt ?? null;
    await reportChanges(tx, context, [
      { kind: 'booked', consignmentId: locked.id, runName: booking.run.name, before, after: startsAt },
    ]);
    return ok(bookingStatusAnswer(locked, booking, now));
  }),
);

function refuse(id: string, message: string): Refusal {
  return problem(409, { detail: message, problems: [{ id, path: '', message }] });
}

function whatIsKept(current: Booking | null): string {
  return current === null
    ? 'Nothing was booked: choose another slot.'
    : `The booking with ${current.run.name} on ${formatDate(current.day)} stays: choose another slot.`;
}
