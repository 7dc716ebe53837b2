import type { AddressMatch, SuggestedAddress } from '@consign/queries';
import { SuggestField } from '@consign/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useAddressSearch } from './use-address-search.js';

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
