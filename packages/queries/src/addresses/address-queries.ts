import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';

import { lookupKeys } from '../lookup-keys.js';
import type { AddressSearch, AddressMatch } from './address-search.js';

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
        queryKey: lookupKeys.addresses(searches.map(({ adapter }) => adapter).join(','), term.trim()),
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
        mutationKey: ['addresses', 'read'],
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
