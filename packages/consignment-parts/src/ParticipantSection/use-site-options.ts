import type { ParticipantSite } from '@consign/api-client/consignment';
import { referenceQueries, siteLookupLimits } from '@consign/queries';
import { useClient } from '@consign/session';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const minLength = siteLookupLimits.minChars;
const debounceMs = 250;
const maxShown = 50;
const tooShort = 'Enter at least 2 characters';

interface SiteOptions {
  readonly sites: readonly ParticipantSite[];
  /** The sites match the typed text. */
  readonly isFiltered: boolean;
  readonly searching: boolean;
  readonly nothingFound: string;
  readonly search: (term: string) => void;
}

/** The organisation's first sites while nothing is typed; search results from 2 characters (PART-07). */
export function useSiteOptions(organisationId: string): SiteOptions {
  const references = referenceQueries(useClient());
  const [typed, search] = useState('');
  const term = typed.trim();
  const [settled] = useDebouncedValue(term, debounceMs);
  const known = useQuery(references.participantSites(organisationId));
  const isLongEnough = settled.length >= minLength;
  const found = useQuery({ ...references.siteLookup(organisationId, settled), enabled: isLongEnough });
  if (term === '') {
    const sites = (known.data ?? []).slice(0, maxShown);
    return { sites, isFiltered: false, searching: false, nothingFound: tooShort, search };
  }
  if (term.length < minLength) {
    return { sites: [], isFiltered: true, searching: false, nothingFound: tooShort, search };
  }
  const searching = settled !== term || found.isFetching;
  const failed = found.isError ? 'Site search failed. Type again to retry.' : 'No matching sites';
  return {
    sites: isLongEnough && settled === term ? (found.data ?? []) : [],
    isFiltered: true,
    searching,
    nothingFound: searching ? 'Searching…' : failed,
    search,
  };
}
