import { isRequestedDateClosed } from '@consign/domain/bookings';
import { toLocalDay, today } from '@consign/domain/dates';
import {
  type EnteredFields,
  type EnteredParticipant,
  type EnteredReceiver,
  type Problem,
  type SaveStage,
  type Trip,
  checkMovedDelivery,
} from '@consign/domain/rules';

import { findBooking, toTrip } from '../../bookings/index.js';
import { loadDateFacts, storedTrip } from '../../calendar/index.js';
import type { ConsignmentKey } from '../../database/owner.js';
import type { Tx } from '../../database/database.js';
import type { OperationContext } from '../../http/contract/operation.js';
import { type StoredSite, findRegion } from '../../lookups/index.js';
import { findChosenSite } from './consignment-references.js';

/** What the dates of a consignment depend on. */
export async function loadTrip(
  tx: Tx,
  { tenant }: OperationContext,
  entered: EnteredFields,
  sites: readonly StoredSite[],
): Promise<Trip> {
  const { requestedPickupDateEnabled } = tenant.settings;
  return {
    serviceTypeCode: entered.serviceTypeCode,
    senderRegionId: await findRegionId(tx, tenant.id, entered.sender, sites),
    receiverRegionId: await findRegionId(tx, tenant.id, entered.receiver, sites),
    requestedPickup: requestedPickupDateEnabled ? entered.requestedPickup : null,
    requestedDelivery: entered.requestedDelivery,
  };
}

/** The region of a site, or of a typed address; null if it is unknown. */
async function findRegionId(
  tx: Tx,
  tenantId: string,
  participant: EnteredParticipant,
  sites: readonly StoredSite[],
): Promise<string | null> {
  const region =
    participant.kind === 'site'
      ? findChosenSite(sites, participant)?.address.region
      : await findRegion(tx, tenantId, participant.address);
  return region?.id ?? null;
}

/** Checks the delivery date of a save of only the receiver (DATE-14); none sent keeps the stored one. */
export async function checkMovedDate(
  tx: Tx,
  context: OperationContext,
  sent: string | undefined,
  parts: {
    readonly stage: SaveStage;
    readonly receiver: EnteredReceiver['receiver'];
    readonly stored: Parameters<typeof storedTrip>[0];
    readonly sites: readonly StoredSite[];
  },
): Promise<readonly Problem[]> {
  if (sent === undefined) return [];
  const { tenant, now } = context;
  const receiverRegionId = await findRegionId(tx, tenant.id, parts.receiver, parts.sites);
  const stored = storedTrip(parts.stored);
  const trip = { ...toTrip(parts.stored, context), receiverRegionId };
  const moved = { ...trip, requestedDelivery: toLocalDay(sent) };
  const factsFor = await loadDateFacts(tx, tenant.id, [trip, moved], now);
  return checkMovedDelivery(sent, {
    receiver: { trip, stored, facts: factsFor(trip, now) },
    facts: factsFor(moved, now),
    stage: parts.stage,
    settings: tenant.settings,
    today: today(now),
  });
}

/** Checks that a save leaves the requested delivery date of a booked consignment (DATE-05). */
export async function checkClosedDate(
  tx: Tx,
  context: OperationContext,
  entered: EnteredFields,
  parts: {
    readonly key: ConsignmentKey;
    readonly stored: Parameters<typeof toTrip>[0];
    readonly sites: readonly StoredSite[];
    /** The field of the body that has the date. */
    readonly path: string;
  },
): Promise<readonly Problem[]> {
  const stored = toTrip(parts.stored, context);
  if (entered.requestedDelivery === stored.requestedDelivery) return [];
  if ((await findBooking(tx, parts.key)) === null) return [];
  const trip = await loadTrip(tx, context, entered, parts.sites);
  if (!isRequestedDateClosed({ isBooked: true, stored, trip })) return [];
  const message = "The delivery is booked, so the requested date can't be changed: change the booking";
  return [{ id: 'DATE-05', path: parts.path, message }];
}
