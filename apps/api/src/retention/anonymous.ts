import type { StoredParticipant } from '../database/stored-participant.js';

/** Stands where a name was, so that every screen, paper and report says what happened to it. */
export const REMOVED = 'Name removed';

/** A sender or receiver whom nothing names: place and region stay, because prices and reports depend on them. */
export function anonymise(participant: StoredParticipant): StoredParticipant {
  const { siteId, fullName, address } = participant;
  return {
    ...participant,
    // A site is a place of business of the customer.
    fullName: siteId === null && fullName !== null ? REMOVED : fullName,
    phone: null,
    email: null,
    address:
      siteId === null
        ? { ...address, streetNumber: null, street: null, latitude: null, longitude: null }
        : address,
  };
}
