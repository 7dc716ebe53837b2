/** An address as a snapshot in a consignment, typed or from a site (contract: Address). */
export interface StoredAddress {
  readonly id: string;
  readonly streetNumber: string | null;
  readonly street: string | null;
  readonly suburb: string | null;
  readonly state: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly postcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly region: { readonly id: string; readonly name: string } | null;
}

/** A sender or receiver as stored on a consignment; siteId is the site it was copied from. */
export interface StoredParticipant {
  readonly id: string;
  readonly siteId: string | null;
  readonly fullName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: StoredAddress;
}
