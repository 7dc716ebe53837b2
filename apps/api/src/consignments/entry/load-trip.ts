import type { EnteredFields, EnteredParticipant, Trip } from '@consign/domain/rules';

import type { OperationContext } from '../../http/contract/operation.js';
import type { Tx } from '../../database/database.js';
import { findRegion, type StoredSite } from '../../lookups/index.js';
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
export async function findRegionId(
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
