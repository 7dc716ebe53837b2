import type { components } from '@consign/api-client/consignment';
import type { LineItemEntry, StoredBody } from '@consign/domain/rules';

import type { LockedConsignment, LockedItem } from '../lock-store.js';
import type { StoredParticipant } from '../../database/stored-participant.js';
import type { StoredSite } from '../../lookups/index.js';
import { findSite } from './consignment-input.js';

/** A stored consignment as the body of an unchanged save, as input for the rules. */
export function storedBody(
  locked: LockedConsignment,
  sites: readonly StoredSite[],
): Omit<components['schemas']['UpdateConsignment'], 'lastModifiedAtDateTimeUtc'> {
  const senderParticipantId = siteParticipantId(locked.sender);
  const receiverParticipantId = siteParticipantId(locked.receiver);
  return {
    serviceType: locked.serviceTypeCode,
    accountId: locked.accountId,
    requestedPickupDateTimeUtc: locked.requestedPickupAt?.toISOString() ?? null,
    requestedDeliveryDateTimeUtc: locked.requestedDeliveryAt?.toISOString() ?? null,
    senderParticipantId,
    senderParticipant: participantBody(locked.sender, findSite(sites, senderParticipantId)),
    senderReference: locked.senderReference,
    receiverParticipantId,
    receiverParticipant: participantBody(locked.receiver, findSite(sites, receiverParticipantId)),
    receiverReference: locked.receiverReference,
    salesReference: locked.salesReference,
    notes: locked.notes,
    receiverNotes: locked.receiverNotes,
    hireage: [...locked.hireage],
    consignmentFlags: [...locked.flags],
  };
}

/** The participant id of a site in a body; null for a custom address. */
export function siteParticipantId({ id, siteId }: StoredParticipant): string | null {
  return siteId === null ? null : id;
}

/** The stored sender and receiver, which may stay when the tenant stops offering them (CONS-56). */
export function storedSides({
  sender,
  receiver,
}: Pick<LockedConsignment, 'sender' | 'receiver'>): StoredBody {
  return {
    senderParticipantId: siteParticipantId(sender),
    senderParticipant: sender,
    receiverParticipantId: siteParticipantId(receiver),
    receiverParticipant: receiver,
  };
}

/** With a site, only contact details that differ from the site's own are part of the body. */
function participantBody({ fullName, phone, email, address }: StoredParticipant, site?: StoredSite) {
  const { streetNumber, street, suburb, state, city, country, postcode } = address;
  return {
    fullName,
    phone: phone === site?.phone ? null : phone,
    email: email === site?.email ? null : email,
    address: { streetNumber, street, suburb, state, city, country, postcode },
  };
}

/** A stored freight item as the rules read it. Dimensions are left out: they passed before, and no other rule uses them. */
export function storedItem(item: Omit<LockedItem, 'consignmentId'>): LineItemEntry {
  const { count, packagingTypeCode, description, volume, weight, dangerousGoods } = item;
  const sides = { length: null, width: null, height: null };
  return { ...sides, count, packagingType: packagingTypeCode, description, volume, weight, dangerousGoods };
}
