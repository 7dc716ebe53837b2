import type { AddressInput, Participant } from '@consign/api-client/consignment';
import { readAddress, toAddressWire, toSingleLine, type ParticipantBody } from '@consign/domain/rules';
import type { SuggestedAddress } from '@consign/queries';

/** What the user types for a participant: a custom address, or a contact that replaces the site's own. */
export interface ParticipantEntry {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly streetNumber: string;
  readonly street: string;
  readonly suburb: string;
  readonly state: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
}

/** New Zealand is the default country (PART-08). */
export const emptyEntry: ParticipantEntry = {
  fullName: '',
  phone: '',
  email: '',
  streetNumber: '',
  street: '',
  suburb: '',
  state: '',
  city: '',
  postcode: '',
  country: 'New Zealand',
};

/** The typed part of a saved participant; null for a site with its own contact. */
export function toParticipantEntry(participant: Participant | null): ParticipantEntry | null {
  if (participant === null) return null;
  const { phone, email, fullName, address, siteProxy } = participant;
  const contact = { phone: phone ?? '', email: email ?? '' };
  if (siteProxy !== null) {
    return contact.phone === '' && contact.email === '' ? null : { ...emptyEntry, ...contact };
  }
  return {
    ...contact,
    fullName: fullName ?? '',
    streetNumber: address.streetNumber ?? '',
    street: address.street ?? '',
    suburb: address.suburb ?? '',
    state: address.state ?? '',
    city: address.city ?? '',
    postcode: address.postcode ?? '',
    country: address.country ?? '',
  };
}

/** What was typed, for the rules. */
export function toParticipantBody(entry: ParticipantEntry | null): ParticipantBody | null {
  return entry && { ...entry, address: entry };
}

/** The address of a place. Its country stays empty if it is, because a place must have one (QUOT-03, SCHD-02). */
export function toAddressInput(entry: ParticipantEntry): AddressInput {
  return { ...toAddressWire(readAddress(entry)), country: toSingleLine(entry.country) || null };
}

/**
 * The entry with the fields of a suggested address; fields it does not know stay as typed (PART-08), except a suburb or
 * postcode of another city (PART-17).
 */
export function withAddress(
  entry: ParticipantEntry,
  address: SuggestedAddress,
  name: string | null,
): ParticipantEntry {
  const isElsewhere = entry.city !== '' && address.city !== null && address.city !== entry.city;
  return {
    ...entry,
    fullName: entry.fullName.trim() === '' ? (name ?? '') : entry.fullName,
    streetNumber: address.streetNumber ?? entry.streetNumber,
    street: address.street ?? entry.street,
    suburb: address.suburb ?? (isElsewhere ? '' : entry.suburb),
    state: '',
    city: address.city ?? entry.city,
    postcode: address.postcode ?? (isElsewhere ? '' : entry.postcode),
    country: address.country ?? emptyEntry.country,
  };
}
