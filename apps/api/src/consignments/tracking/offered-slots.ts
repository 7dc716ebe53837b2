import { type BookedPlace, type Slot } from '@consign/domain/bookings';
import { addDays, rangeToUtc, today } from '@consign/domain/dates';
import { canChooseSlot, OFFERED_DAYS, OFFERED_SLOTS } from '@consign/domain/tracking';
import type { ActionDecision } from '@consign/domain';

import {
  type BookableTrip,
  type Booking,
  findBooking,
  loadDeliveryTrips,
  loadSlots,
  toWantedTrip,
} from '../../bookings/index.js';
import type { ConsignmentKey } from '../../database/consignment-key.js';
import type { Tx } from '../../database/database.js';
import type { Tenant } from '../../http/auth/identity.js';
import { loadFlags } from '../../tenants/index.js';
import { isBookingReadOnly } from '../bookings/get-booking-status.js';

export interface ChoiceContext {
  readonly tenant: Tenant;
  readonly now: Date;
}

/** Whether the receiver of a consignment may choose a slot, and the booking that it has. */
export async function decideChoice(
  tx: Tx,
  { tenant, now }: ChoiceContext,
  key: ConsignmentKey,
  { statusCode, slotChosenAt }: Pick<BookableTrip, 'statusCode'> & { readonly slotChosenAt: Date | null },
): Promise<{ readonly decision: ActionDecision; readonly current: Booking | null }> {
  const current = await findBooking(tx, key);
  const decision = canChooseSlot({
    settings: tenant.settings,
    flags: await loadFlags(tx, tenant.id),
    status: statusCode,
    isReadOnly: isBookingReadOnly({ statusCode }, current, now),
    chosenAt: slotChosenAt,
  });
  return { decision, current };
}

/** The free slots that the receiver's page offers, without the booked one. */
export async function listOfferedSlots(
  tx: Tx,
  context: ChoiceContext,
  consignment: BookableTrip,
  current: BookedPlace | null,
): Promise<Slot[]> {
  const { tenant, now } = context;
  const from = today(now);
  const range = { from, to: addDays(from, OFFERED_DAYS) };
  const { startDateUtc, endDateUtc } = rangeToUtc(range);
  const wanted = toWantedTrip(consignment, context);
  const trip = (await loadDeliveryTrips(tx, tenant.id, [wanted]))(wanted);
  const period = { range, start: new Date(startDateUtc), end: new Date(endDateUtc) };
  const slots = await loadSlots(tx, tenant.id, { trip, period, now, current });
  return slots.filter(({ isCurrent }) => !isCurrent).slice(0, OFFERED_SLOTS);
}
