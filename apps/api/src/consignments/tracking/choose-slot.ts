import { reportChanges } from '../../changes/index.js';
import type { ConsignmentKey } from '../../database/consignment-key.js';
import type { Tx } from '../../database/database.js';
import { bookSlot, type WantedSlot } from '../bookings/book-slot.js';
import { lockConsignment } from '../lock-store.js';
import { type ChoiceContext, decideChoice } from './offered-slots.js';
import { findTracked, type TrackedFacts } from './tracked-store.js';
import { markSlotChosen } from './tracking-link-store.js';

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
