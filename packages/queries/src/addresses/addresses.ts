import type { AddressSuggestion, SuggestedAddress } from '@consign/api-client/consignment';
import type { Client } from '@consign/api-client/internal';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';

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

/** Our own address search: the organisation's addresses, and New Zealand's towns and suburbs (PART-11). */
export function ownAddresses(client: Client): AddressSearch {
  return {
    adapter: 'own',
    find: async (term, signal) => {
      const suggestions = await client.consignment.GET('/api/v1/addresses/search', {
        query: { term },
        signal,
      });
      return suggestions.map(({ label, source, name, address }, index) => ({
        id: `${index} ${label}`,
        label,
        source,
        name,
        handle: address,
      }));
    },
    read: ({ handle }) => Promise.resolve(handle as SuggestedAddress),
  };
}

const cacheTtlMs = 5 * 60_000;
const minChars = 3;

/**
 * Address search (PART-08). Tries `searches` in order; the next one runs when one fails. Terms shorter than 3 characters
 * return no results. Failures are silent: the user types the address instead (PART-10).
 */
export function addressQueries(...searches: readonly AddressSearch[]) {
  return {
    find: (term: string) =>
      queryOptions({
        queryKey: ['addresses', searches.map(({ adapter }) => adapter).join(','), term.trim()],
        queryFn: ({ signal }) =>
          [...term.trim()].length < minChars
            ? []
            : tryInOrder(searches, (search) => search.find(term.trim(), signal), signal),
        staleTime: cacheTtlMs,
        placeholderData: keepPreviousData,
        retry: false,
      }),

    /** Loads the chosen address: `mutateAsync(match)`. */
    read: () =>
      mutationOptions({
        mutationFn: (found: AddressMatch) => {
          const isOfMaps = found.source === 'maps';
          const search = searches.find(({ adapter }) => (adapter === 'maps') === isOfMaps);
          if (search === undefined) throw new Error(`Unknown address source: ${found.source}`);
          return search.read(found);
        },
        meta: { failure: 'screen' },
      }),
  };
}

async function tryInOrder<Answer>(
  searches: readonly AddressSearch[],
  ask: (search: AddressSearch) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (const search of searches.slice(0, -1)) {
    try {
      return await ask(search);
    } catch (error) {
      if (signal.aborted) throw error;
    }
  }
  const last = searches.at(-1);
  if (last === undefined) throw new Error('Address search is not available');
  return ask(last);
}
