import { startOfDayUtc, toLocalDay, type Day } from '@consign/domain/dates';
import {
  type EnteredFields,
  type EnteredParticipant,
  type UpdateWire,
  toUpdateWire,
} from '@consign/domain/rules';

import type { StoredParticipant } from '../../database/stored-participant.js';
import { newId } from '../../ids.js';
import type { StoredSite } from '../../lookups/index.js';
import { findSite } from './consignment-references.js';
import type { ConsignmentFields } from '../consignment-row.js';

type Sides = Pick<ConsignmentFields, 'sender' | 'receiver'>;

interface Stored {
  readonly sites: readonly StoredSite[];
  readonly now: Date;
  /** What the consignment has so far; null before the first save. */
  readonly stored: Sides | null;
}

/** Converts entered fields to stored ones: sites and typed addresses as snapshots, days as their midnight. */
export function toStoredFields(entered: EnteredFields, parts: Stored): ConsignmentFields {
  const { sender, receiver, requestedPickup, requestedDelivery, ...fields } = entered;
  const { sites, now, stored } = parts;
  return {
    ...fields,
    sender: toStoredParticipant(sender, { sites, now, stored: stored?.sender ?? null }),
    receiver: toStoredParticipant(receiver, { sites, now, stored: stored?.receiver ?? null }),
    requestedPickupAt: toMidnight(requestedPickup),
    requestedDeliveryAt: toMidnight(requestedDelivery),
  };
}

/** Converts stored fields to entered ones, the inverse of `toStoredFields`. */
export function toEnteredFields(stored: ConsignmentFields, sites: readonly StoredSite[]): EnteredFields {
  const { sender, receiver, requestedPickupAt, requestedDeliveryAt, ...fields } = stored;
  return {
    ...fields,
    sender: toEnteredParticipant(sender, sites),
    receiver: toEnteredParticipant(receiver, sites),
    requestedPickup: toLocalDay(requestedPickupAt),
    requestedDelivery: toLocalDay(requestedDeliveryAt),
  };
}

/** Writes stored fields as the body of an unchanged save, as input for the rules; each site with its contact. */
export function toStoredBody(stored: ConsignmentFields): UpdateWire {
  return toUpdateWire(toEnteredFields(stored, []));
}

/** Converts a sender or receiver whose site, if it has one, was found. */
export function toStoredParticipant(
  entered: EnteredParticipant,
  { sites, now, stored }: Omit<Stored, 'stored'> & { readonly stored: StoredParticipant | null },
): StoredParticipant {
  const { phone, email } = entered;
  if (entered.kind === 'site') {
    const site = findSite(sites, entered.participantId);
    if (site === undefined) throw new Error('The site of a participant was not checked');
    // Chosen once, it stays as it was then, whatever becomes of the site.
    const { fullName, address } = stored?.siteId === site.id ? stored : site;
    return {
      id: site.participantId,
      siteId: site.id,
      fullName,
      phone: phone ?? site.phone,
      email: email ?? site.email,
      address,
    };
  }
  const kept = stored?.siteId === null ? stored : null;
  return {
    id: kept?.id ?? newId(now),
    siteId: null,
    fullName: entered.fullName,
    phone,
    email,
    address: { id: kept?.address.id ?? newId(now), ...entered.address, region: null },
  };
}

/** With a site, only contact details that differ from the site's own were entered. */
function toEnteredParticipant(
  { id, siteId, fullName, phone, email, address }: StoredParticipant,
  sites: readonly StoredSite[],
): EnteredParticipant {
  if (siteId === null) {
    const { id: _id, region: _region, ...parts } = address;
    // An address that was stored without a country stays as it is.
    return { kind: 'typed', fullName, phone, email, address: { ...parts, country: parts.country ?? '' } };
  }
  const site = findSite(sites, id);
  return {
    kind: 'site',
    participantId: id,
    phone: phone === site?.phone ? null : phone,
    email: email === site?.email ? null : email,
  };
}

function toMidnight(day: Day | null): Date | null {
  return day === null ? null : new Date(startOfDayUtc(day));
}
