import { consignmentKeys } from '@consign/queries';
import { useClient, usePermissions } from '@consign/session';
import { useQueryClient } from '@tanstack/react-query';

import { findListSort, parseSearchState, type ParsedSearch } from './parse-search-state.js';
import type { SearchScreenProps } from './search-screen-props.js';
import {
  defaultSearch,
  pickFilter,
  writeSearchState,
  type SearchQuery,
  type SearchState,
} from './search-state.js';

interface Change {
  readonly references?: readonly string[];
  readonly replace?: boolean;
}

export interface SearchControl extends ParsedSearch {
  readonly references: readonly string[];
  /** Serialized filters without sites: a change means a new search (LIST-25). */
  readonly conditions: string;
  readonly change: (changed: Partial<SearchState>, how?: Change) => void;
  /** Searches with this filter and the pasted references, unless others are given. The same search again refreshes. */
  readonly search: (filter: Partial<SearchState>, references?: readonly string[]) => void;
  /** Opens the query of a saved view or link. */
  readonly openQuery: (query: Record<string, string>, how?: Change) => void;
}

/** Reads and changes the search state in the URL. */
export function useSearchState({
  query,
  references = [],
  onQueryChange,
}: Pick<SearchScreenProps, 'query' | 'references' | 'onQueryChange'>): SearchControl {
  const queryClient = useQueryClient();
  const parsed = parseSearchState(query, {
    listSort: findListSort(queryClient, useClient()),
    seesPrices: usePermissions().has('Consignment.ViewPricing'),
  });
  const { state } = parsed;
  const change = (changed: Partial<SearchState>, how: Change = {}): void =>
    onQueryChange({
      query: writeSearchState({ ...state, ...changed }),
      references: how.references ?? references,
      ...(how.replace === undefined ? {} : { replace: how.replace }),
    });
  return {
    ...parsed,
    references,
    conditions: JSON.stringify([pickFilter(state), references]),
    change,
    search: (filter, only = references) => {
      const next: SearchState = { ...state, ...filter, pageNumber: defaultSearch.pageNumber };
      const isSame = JSON.stringify([next, only]) === JSON.stringify([state, references]);
      if (isSame) void queryClient.invalidateQueries({ queryKey: consignmentKeys.lists });
      // The address of an unfiltered list can lack dates and sort (LIST-53).
      if (!isSame) change(next, { references: only });
      else if (!isWritten(query, next)) change(next, { references: only, replace: true });
    },
    openQuery: (opened, how = {}) =>
      onQueryChange({
        query: opened,
        references: how.references ?? [],
        ...(how.replace === undefined ? {} : { replace: how.replace }),
      }),
  };
}

function isWritten(query: SearchQuery, state: SearchState): boolean {
  return Object.entries(writeSearchState(state)).every(([key, text]) => query[key] === text);
}
