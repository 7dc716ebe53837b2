import type { AddressSuggestion, SuggestedAddress } from '@consign/api-client/consignment';

export type { SuggestedAddress };

/** A search result; the full address is loaded when it is chosen. */
export interface AddressMatch {
  /** Unique within its list. */
  readonly id: string;
  readonly label: string;
  readonly name: string | null;
  /** One of our own sources, or the maps service. */
  readonly source: AddressSuggestion['source'] | 'maps';
  /** Opaque; the adapter loads the address from it. */
  readonly handle: unknown;
}

/** The port for address search in New Zealand (PART-08). Both calls may reject; the user then types the address (PART-10). */
export interface AddressSearch {
  /** Part of the cache key; never a secret. */
  readonly adapter: 'own' | 'maps';
  find(term: string, signal: AbortSignal): Promise<readonly AddressMatch[]>;
  /** Loads every address field of a result. */
  read(found: AddressMatch, signal?: AbortSignal): Promise<SuggestedAddress>;
}
