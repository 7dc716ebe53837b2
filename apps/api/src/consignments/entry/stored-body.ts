import type { components } from '@consign/api-client/consignment';
import type { StoredBody, LineItemBody } from '@consign/domain/rules';

import type { HeldConsignment, HeldItem } from '../lock-store.js';
import type { StoredParticipant } from '../../database/schema.js';
import type { StoredSite } from '../../lookups/index.js';
import { findSite } from './consignment-input.js';

/** A stored consignment as the body of a save that changes nothing, for the rules to read. */
export function storedBody(
  held: HeldConsignment,
  sites: readonly StoredSite[],
): Omit<components['schemas']['UpdateConsignment'], 'lastModifiedAtDateTimeUtc'> {
  const senderParticipantId = siteParticipantId(held.sender);
  const receiverParticipantId = siteParticipantId(held.receiver);
  return {
    serviceType: held.serviceTypeCode,
    accountId: held.accountId,
    requestedPickupDateTimeUtc: held.requestedPickupAt?.toISOString() ?? null,
    requestedDeliveryDateTimeUtc: held.requestedDeliveryAt?.toISOString() ?? null,
    senderParticipantId,
    senderParticipant: participantBody(held.sender, findSite(sites, senderParticipantId)),
    senderReference: held.senderReference,
    receiverParticipantId,
    receiverParticipant: participantBody(held.receiver, findSite(sites, receiverParticipantId)),
    receiverReference: held.receiverReference,
    salesReference: held.salesReference,
    notes: held.notes,
    receiverNotes: held.receiverNotes,
    hireage: [...held.hireage],
    consignmentFlags: [...held.flags],
  };
}

/** The id by which a body names a site as participant; null for a custom address. */
export function siteParticipantId({ id, siteId }: StoredParticipant): string | null {
  return siteId === null ? null : id;
}

/** What stands on the consignment already as sender and receiver (CONS-56). */
export function keptSides({ sender, receiver }: Pick<HeldConsignment, 'sender' | 'receiver'>): StoredBody {
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
export function storedItemBody(item: HeldItem): LineItemBody {
  return { ...item, volume: item.volume / 10_000, weight: item.weight / 100 };
}
