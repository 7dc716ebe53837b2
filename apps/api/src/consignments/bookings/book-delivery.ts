import { type BookedPlace, canBook, isDelivering, isPlanningClosed } from '@consign/domain/bookings';
import { formatDate, localTimeUtc, today } from '@consign/domain/dates';

import {
  type BookableTrip,
  type Booking,
  findBooking,
  freePlaces,
  listRuns,
  loadDeliveryTrips,
  lockRunDays,
  refuseWithoutBookings,
  takePlace,
  toWantedTrip,
  writeBooking,
} from '../../bookings/index.js';
import { reportChanges } from '../../changes/index.js';
import type { Tx } from '../../database/database.js';
import { ok } from '../../http/contract/answers.js';
import { type OperationContext, operation } from '../../http/contract/operation.js';
import { parseInstant } from '../../http/parse-instant.js';
import { type Refusal, problem } from '../../http/problems/problem.js';
import { lockConsignment } from '../lock-store.js';
import { bookingStatusAnswer, isBookingReadOnly } from './get-booking-status.js';

export const bookDelivery = operation('consignment', 'bookDelivery', ({ path, body }, context) =>
  context.inTransaction(async (tx) => {
    const { tenant, owner, viewer, user, now } = context;
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
    const place = await findPlace(tx, context, locked, { runId, startsAt });
    if (place === null)
      return refuse('BOOK-03', `This slot can't be booked any more. ${whatIsKept(current)}`);
    const former = current === null ? [] : [{ runId: current.run.id, day: current.day }];
    await lockRunDays(tx, tenant.id, [...former, { runId, day: place.day }]);
    if (!(await takePlace(tx, tenant.id, place))) {
      const { run, day } = place;
      const message = `The last place of ${run.name} on ${formatDate(day)} has been taken in the meantime.`;
      return refuse('BOOK-03', `${message} ${whatIsKept(current)}`);
    }
    if (former.length > 0) await freePlaces(tx, tenant.id, former);
    await writeBooking(tx, key, { ...place, startsAt, now, userId: user.id });
    const before = current?.startsAt ?? null;
    await reportChanges(tx, context, [
      { kind: 'booked', consignmentId: locked.id, runName: place.run.name, before, after: startsAt },
    ]);
    const booking: Booking = { ...place, consignmentId: locked.id, startsAt };
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

/** The run and the day of a slot, as it would be listed if it had a place left; null if it would not be. */
async function findPlace(
  tx: Tx,
  context: OperationContext,
  consignment: BookableTrip,
  { runId, startsAt }: { readonly runId: string; readonly startsAt: Date },
): Promise<BookedPlace | null> {
  const { tenant, now } = context;
  const wanted = toWantedTrip(consignment, context);
  const trip = (await loadDeliveryTrips(tx, tenant.id, [wanted]))(wanted);
  if (trip === null) return null;
  const day = today(startsAt);
  const runs = await listRuns(tx, tenant.id, {
    regionId: trip.receiverRegionId,
    serviceTypeCode: trip.serviceTypeCode,
    range: { from: day, to: day },
  });
  const run = runs.find(({ id }) => id === runId);
  if (run === undefined || !isDelivering(run, day, trip)) return null;
  const starts = localTimeUtc(day, run.startMinutes);
  const isOpen = Date.parse(starts) === startsAt.getTime() && !isPlanningClosed(run, starts, now);
  return isOpen ? { run, day } : null;
}
