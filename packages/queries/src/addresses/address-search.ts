import type { AddressSuggestion, SuggestedAddress } from '@consign/api-client/consignment';

export type { SuggestedAddress };

/** One line to choose; the address itself is read once it is chosen. */
export interface AddressMatch {
  /** Unique in its list. */
  readonly id: string;
  readonly label: string;
  readonly name: string | null;
  /** Where it comes from: our own sources, or the maps service. */
  readonly source: AddressSuggestion['source'] | 'maps';
  /** What the adapter reads the address from. */
  readonly handle: unknown;
}

/** The port of address search (PART-08): New Zealand alone. Both calls may fail; the address is then typed (PART-10). */
export interface AddressSearch {
  /** A word for keys of the cache; never a secret. */
  readonly adapter: 'own' | 'maps';
  find(term: string, signal: AbortSignal): Promise<readonly AddressMatch[]>;
  /** Every field that one choice fills. */
  read(found: AddressMatch, signal?: AbortSignal): Promise<SuggestedAddress>;
}
