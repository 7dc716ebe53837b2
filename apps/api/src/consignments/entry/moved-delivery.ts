import { toLocalDay, today } from '@consign/domain/dates';
import {
  type EnteredReceiver,
  type Problem,
  type SaveStage,
  checkMovedDelivery,
} from '@consign/domain/rules';

import { loadDateFacts, storedTrip } from '../../calendar/index.js';
import type { Tx } from '../../database/database.js';
import type { OperationContext } from '../../http/contract/operation.js';
import type { StoredSite } from '../../lookups/index.js';
import { findRegionId } from './load-trip.js';

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
  const { requestedPickupDateEnabled } = tenant.settings;
  const trip = {
    ...stored,
    receiverRegionId,
    requestedPickup: requestedPickupDateEnabled ? stored.requestedPickup : null,
  };
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
