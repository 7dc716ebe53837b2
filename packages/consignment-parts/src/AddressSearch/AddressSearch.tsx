import {
  addressQueries,
  mapsAddresses,
  ownAddresses,
  type AddressMatch,
  type SuggestedAddress,
} from '@consign/queries';
import { useClient, useSettings } from '@consign/session';
import { SuggestField } from '@consign/ui';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';

interface Props {
  readonly id?: string | undefined;
  /** Fields that the suggestion lacks are null; they keep the typed value. */
  readonly onAddress: (address: SuggestedAddress, name: string | null) => void;
}

const maxTermLength = 250;

const sources: Readonly<Record<AddressMatch['source'], string | undefined>> = {
  site: 'Your site',
  earlier: 'Used before',
  place: 'Suburb or town',
  maps: undefined,
};

function formatHint({ name, source }: AddressMatch): string | undefined {
  return (
    [name, sources[source]].filter((part) => part !== null && part !== undefined).join(', ') || undefined
  );
}

/**
 * Finds a New Zealand address and fills every field from one choice (PART-08); the fields work without it (PART-10).
 */
export function AddressSearch({ id, onAddress }: Props): ReactNode {
  const [typed, setTyped] = useState('');
  const { found, state, queries } = useAddressSearch(typed);
  const read = useMutation(queries.read());
  const take = async (chosen: AddressMatch): Promise<void> => {
    try {
      const address = await read.mutateAsync(chosen);
      onAddress(address, chosen.name);
      setTyped('');
    } catch {
      // The error shows below the field.
    }
  };
  return (
    <SuggestField
      id={id}
      label="Find an address"
      optional
      value={typed}
      maxLength={maxTermLength}
      placeholder="Street, suburb, town or postcode"
      hint={read.isError ? "We couldn't read this address. Enter it below." : undefined}
      suggestions={found.map((one) => ({ id: one.id, label: one.label, hint: formatHint(one) }))}
      searching={state === 'searching' || read.isPending}
      nothingFound={
        state === 'failed'
          ? "Address search isn't available. Enter the address below."
          : state === 'found'
            ? 'No matching addresses. Enter the address below.'
            : undefined
      }
      onChange={(text) => {
        read.reset();
        setTyped(text);
      }}
      onPick={(picked) => {
        const chosen = found.find((one) => one.id === picked);
        if (chosen !== undefined) void take(chosen);
      }}
    />
  );
}

const minChars = 3;
const debounceMs = 250;

type State = 'idle' | 'searching' | 'found' | 'failed';

interface AddressSearchResult {
  readonly found: readonly AddressMatch[];
  readonly state: State;
  readonly queries: ReturnType<typeof addressQueries>;
}

/** Address suggestions from the maps service, if the tenant has a key, and then from our own search (PART-11). */
function useAddressSearch(typed: string): AddressSearchResult {
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
