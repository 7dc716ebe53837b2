import { findBooking, refuseWithoutBookings } from '../../bookings/index.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { problem } from '../../http/problems/problem.js';
import { findBookable } from './bookable-store.js';
import { bookingStatusAnswer } from './booking-status.js';

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
