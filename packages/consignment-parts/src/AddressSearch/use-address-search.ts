import { addressQueries, mapsAddresses, ownAddresses, type AddressMatch } from '@consign/queries';
import { useClient, useSettings } from '@consign/session';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const minChars = 3;
const debounceMs = 250;

type State = 'idle' | 'searching' | 'found' | 'failed';

interface AddressSearchResult {
  readonly found: readonly AddressMatch[];
  readonly state: State;
  readonly queries: ReturnType<typeof addressQueries>;
}

/** Address suggestions from the maps service, if the tenant has a key, and then from our own search (PART-11). */
export function useAddressSearch(typed: string): AddressSearchResult {
  const client = useClient();
  const { mapsApiKey: key } = useSettings();
  // Memoized: all lookups until an address is chosen are one session of the maps service.
  const queries = useMemo(() => {
    const own = ownAddresses(client);
    return key === null ? addressQueries(own) : addressQueries(mapsAddresses({ key }), own);
  }, [client, key]);
  const term = typed.trim();
  const [settled] = useDebouncedValue(term, debounceMs);
  const isLongEnough = [...term].length >= minChars;
  const find = useQuery({ ...queries.find(settled), enabled: isLongEnough && settled === term });
  if (!isLongEnough) return { found: [], state: 'idle', queries };
  if (settled !== term || find.isPlaceholderData || find.isFetching) {
    return { found: [], state: 'searching', queries };
  }
  if (find.isError) return { found: [], state: 'failed', queries };
  return { found: find.data ?? [], state: 'found', queries };
}
