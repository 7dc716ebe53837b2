import { toLocalDay } from '@consign/domain/dates';
import { type ConsignmentBody, type Trip, requestedDeliveryDay } from '@consign/domain/rules';

import type { OperationContext } from '../../http/contract/operation.js';
import type { Tx } from '../../database/database.js';
import { findRegion, type StoredSite } from '../../lookups/index.js';
import { findSite } from './consignment-input.js';

/** What the dates of a body depend on; an invalid date counts as missing here, since the rules report it. */
export async function loadTrip(
  tx: Tx,
  { tenant }: OperationContext,
  body: ConsignmentBody,
  sites: readonly StoredSite[],
): Promise<Trip> {
  const findRegionId = async (role: 'sender' | 'receiver') => {
    const site = findSite(sites, body[`${role}ParticipantId`]);
    const typed = body[`${role}Participant`]?.address;
    if (site !== undefined) return site.address.region?.id ?? null;
    return typed === null || typed === undefined
      ? null
      : ((await findRegion(tx, tenant.id, typed))?.id ?? null);
  };
  const { requestedPickupDateEnabled } = tenant.settings;
  return {
    serviceTypeCode: body.serviceType ?? '',
    senderRegionId: await findRegionId('sender'),
    receiverRegionId: await findRegionId('receiver'),
    requestedPickup: requestedPickupDateEnabled ? toLocalDay(body.requestedPickupDateTimeUtc) : null,
    requestedDelivery: requestedDeliveryDay(body),
  };
}
