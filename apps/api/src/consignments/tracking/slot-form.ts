import type { ActionDecision } from '@consign/domain';
import type { BookedPlace, Slot } from '@consign/domain/bookings';
import { addDays, rangeToUtc, today } from '@consign/domain/dates';
import { OFFERED_DAYS, OFFERED_SLOTS, canChooseSlot } from '@consign/domain/tracking';

import {
  type BookableTrip,
  type Booking,
  findBooking,
  loadDeliveryTrips,
  loadSlots,
  toWantedTrip,
} from '../../bookings/index.js';
import { reportChanges } from '../../changes/index.js';
import type { ConsignmentKey } from '../../database/owner.js';
import type { Tx } from '../../database/database.js';
import { isUuid } from '../../ids.js';
import type { Tenant } from '../../http/auth/identity.js';
import { loadFlags } from '../../tenants/index.js';
import { type WantedSlot, bookSlot } from '../bookings/book-slot.js';
import { isBookingReadOnly } from '../bookings/delivery-bookings.js';
import { lockConsignment } from '../lock-store.js';
import { formatWindow } from './track-page.js';
import { type TrackedFacts, findTracked } from './tracked-store.js';
import { markSlotChosen } from './tracking-link-store.js';

/** The part of the receiver's page in which a slot is chosen: a plain form, or a sentence where none can be. */
export interface Choice {
  readonly slots: readonly Slot[];
  /** Why the last choice was not taken; null without one. */
  readonly problem: string | null;
}

export function slotForm({ slots, problem }: Choice, isBooked: boolean): string {
  const said = problem === null ? '' : `<p class="problem" role="alert">${problem}</p>`;
  if (slots.length === 0) return said;
  const options = slots.map(
    ({ run, startsAt, endsAt }) =>
      `<label><input type="radio" name="slot" value="${run.id}.${startsAt}" required>` +
      `<span>${formatWindow(startsAt, endsAt)}</span></label>`,
  );
  return (
    `<form method="post"><fieldset><legend>Choose ${isBooked ? 'another' : 'a'} delivery time</legend>${said}` +
    '<p class="hint">You can choose once.</p>' +
    `${options.join('')}<button>Choose this time</button></fieldset></form>`
  );
}

/** The slot of a sent form; null for anything but one of its values. */
export function parseSlot(value: string | null): WantedSlot | null {
  const [, runId = '', starts = ''] =
    /^([\da-f-]{36})\.(\d{4}-\d\d-\d\dT\d\d:\d\d:00(?:\.000)?Z)$/u.exec(value ?? '') ?? [];
  const startsAt = new Date(starts);
  return isUuid(runId) && !Number.isNaN(startsAt.getTime()) ? { runId, startsAt } : null;
}

interface ChoiceContext {
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

/** Books a slot for the receiver, once (TRAK-12); null if it is booked, or why it is not. */
export async function chooseSlot(
  tx: Tx,
  context: ChoiceContext,
  key: ConsignmentKey,
  { reference, chargeSiteId }: TrackedFacts,
  slot: WantedSlot,
): Promise<string | null> {
  const { now } = context;
  const locked = await lockConsignment(tx, { ...key, siteIds: [chargeSiteId] }, reference);
  // Again, because another call may have chosen until the lock.
  const tracked = await findTracked(tx, key);
  if (locked === undefined || tracked === undefined) return NOT_FREE;
  const { slotChosenAt } = tracked;
  const { decision, current } = await decideChoice(tx, context, key, { ...locked, slotChosenAt });
  const isSame = current?.run.id === slot.runId && current.startsAt.getTime() === slot.startsAt.getTime();
  if (isSame && slotChosenAt !== null) return null;
  if (!decision.allowed) return `${decision.reason}.`;
  const booking = isSame
    ? current
    : await bookSlot(tx, context, { key, consignment: locked, current, slot, userId: null });
  if (typeof booking === 'string') return NOT_FREE;
  await markSlotChosen(tx, key, now);
  const before = current?.startsAt ?? null;
  await reportChanges(tx, { ...context, owner: key, user: null }, [
    {
      kind: 'bookedByReceiver',
      consignmentId: key.consignmentId,
      runName: booking.run.name,
      before,
      after: booking.startsAt,
    },
  ]);
  return null;
}

const NOT_FREE = 'This time is no longer free. Choose another.';
