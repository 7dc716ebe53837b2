import type { components } from '@consign/api-client/consignment';
import type { StoredBody, LineItemBody } from '@consign/domain/rules';

import type { LockedConsignment, LockedItem } from '../lock-store.js';
import type { StoredParticipant } from '../../database/schema.js';
import type { StoredSite } from '../../lookups/index.js';
import { findSite } from './consignment-input.js';

/** A stored consignment as the body of a save that changes nothing, for the rules to read. */
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

/** The id by which a body names a site as participant; null for a custom address. */
export function siteParticipantId({ id, siteId }: StoredParticipant): string | null {
  return siteId === null ? null : id;
}

/** What stands on the consignment already as sender and receiver (CONS-56). */
export function keptSides({ sender, receiver }: Pick<LockedConsignment, 'sender' | 'receiver'>): StoredBody {
  return {
    senderParticipantId: siteParticipantId(sender),
    senderParticipant: sender,
    receiverParticipantId: siteParticipantId(receiver),
    receiverParticipant: receiver,
  };
}

/** Beside a site only what was typed in place of its own contact counts. */
function participantBody({ fullName, phone, email, address }: StoredParticipant, site?: StoredSite) {
  const { streetNumber, street, suburb, state, city, country, postcode } = address;
  return {
    fullName,
    phone: phone === site?.phone ? null : phone,
    email: email === site?.email ? null : email,
    address: { streetNumber, street, suburb, state, city, country, postcode },
  };
}

/** A stored freight item as the rules read it; lengths passed them once, and nothing depends on them. */
export function storedItemBody({ packagingTypeCode, ...item }: LockedItem): LineItemBody {
  return { ...item, packagingType: packagingTypeCode, volume: item.volume / 10_000, weight: item.weight / 100 };
}
