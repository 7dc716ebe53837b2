import { consignmentKeys } from '@consign/queries';
import { useClient, usePermissions } from '@consign/session';
import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

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

/** The same object while the address says the same, but for the preview. */
export interface SearchControl extends ParsedSearch {
  /** Without the preview, so that a step of it redraws nothing else (PLAT-294). */
  readonly state: SearchState;
  /** The reference of the consignment in the preview now; empty for none. To be called by handlers. */
  readonly readPreview: () => string;
  readonly references: readonly string[];
  /** Serialized filters without sites: a change means a new search (LIST-25). */
  readonly conditions: string;
  readonly change: (changed: Partial<SearchState>, how?: Change) => void;
  /** Searches with this filter and the pasted references, unless others are given. The same search again refreshes. */
  readonly search: (filter: Partial<SearchState>, references?: readonly string[]) => void;
  /** Opens the query of a saved view or link. */
  readonly openQuery: (query: Record<string, string>, how?: Change) => void;
}

interface SearchControlAndPreview {
  readonly control: SearchControl;
  /** The reference of the consignment in the preview; empty for none. */
  readonly preview: string;
}

/** Reads and changes the search state in the URL. */
export function useSearchState({
  query,
  references = [],
  onQueryChange,
}: Pick<SearchScreenProps, 'query' | 'references' | 'onQueryChange'>): SearchControlAndPreview {
  const queryClient = useQueryClient();
  const parsed = parseSearchState(query, {
    listSort: findListSort(queryClient, useClient()),
    seesPrices: usePermissions().has('Consignment.ViewPricing'),
  });
  const { state } = parsed;
  const fromUrl = { ...parsed, state: { ...state, preview: '' }, references };
  const [before, setBefore] = useState(fromUrl);
  const known = replaceEqualDeep(before, fromUrl);
  if (known !== before) setBefore(known);
  const latest = useRef({ state, references, query, onQueryChange });
  useLayoutEffect(() => {
    latest.current = { state, references, query, onQueryChange };
  });
  const change = useCallback<SearchControl['change']>((changed, how = {}) => {
    const { current } = latest;
    current.onQueryChange({
      query: writeSearchState({ ...current.state, ...changed }),
      references: how.references ?? current.references,
      ...(how.replace === undefined ? {} : { replace: how.replace }),
    });
  }, []);
  const search = useCallback<SearchControl['search']>(
    (filter, only = latest.current.references) => {
      const { current } = latest;
      const next: SearchState = { ...current.state, ...filter, pageNumber: defaultSearch.pageNumber };
      const isSame = JSON.stringify([next, only]) === JSON.stringify([current.state, current.references]);
      if (isSame) void queryClient.invalidateQueries({ queryKey: consignmentKeys.lists });
      // The address of an unfiltered list can lack dates and sort (LIST-53).
      if (!isSame) change(next, { references: only });
      else if (!isWritten(current.query, next)) change(next, { references: only, replace: true });
    },
    [queryClient, change],
  );
  const openQuery = useCallback<SearchControl['openQuery']>(
    (opened, how = {}) =>
      latest.current.onQueryChange({
        query: opened,
        references: how.references ?? [],
        ...(how.replace === undefined ? {} : { replace: how.replace }),
      }),
    [],
  );
  const readPreview = useCallback(() => latest.current.state.preview, []);
  const control = useMemo(
    (): SearchControl => ({
      ...known,
      conditions: JSON.stringify([pickFilter(known.state), known.references]),
      readPreview,
      change,
      search,
      openQuery,
    }),
    [known, readPreview, change, search, openQuery],
  );
  return { control, preview: state.preview };
}

function isWritten(query: SearchQuery, state: SearchState): boolean {
  return Object.entries(writeSearchState(state)).every(([key, text]) => query[key] === text);
}
