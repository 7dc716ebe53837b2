import {
  findBooking,
  loadDeliveryTrips,
  loadSlots,
  parseSlotPeriod,
  refuseWithoutBookings,
  slotAnswer,
  toWantedTrip,
} from '../../bookings/index.js';
import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal, problem } from '../../http/problems/problem.js';
import { findBookable } from './bookable-store.js';

export const listBookingSlots = operation('consignment', 'listBookingSlots', ({ path, body }, context) =>
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
