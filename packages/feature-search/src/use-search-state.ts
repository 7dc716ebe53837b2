import type { ListSort } from '@consign/api-client/consignment';
import { consignmentKeys, savedViewQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQueryClient } from '@tanstack/react-query';

import { findListSort } from './list-sort.js';
import { parseSearchState, type ParsedSearch } from './parse-search-state.js';
import type { SearchScreenProps } from './search-screen-props.js';
import {
  defaultSearch,
  writeSearchState,
  type FilterState,
  type SearchQuery,
  type SearchState,
} from './search-state.js';

interface Change {
  readonly references?: readonly string[];
  readonly replace?: boolean;
}

export interface SearchControl extends ParsedSearch {
  readonly references: readonly string[];
  /** Parses the query of a view in the same way as the list's own. */
  readonly parse: (query: SearchQuery) => ParsedSearch;
  /** The sort of a list whose URL names none (LIST-49). */
  readonly listSort: ListSort;
  /** Serialized filters without sites: a change means a new search (LIST-25). */
  readonly conditions: string;
  readonly change: (changed: Partial<SearchState>, how?: Change) => void;
  /** Searches with this filter and the pasted references, unless others are given. The same search again refreshes. */
  readonly search: (filter: FilterState, references?: readonly string[]) => void;
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
  const client = useClient();
  const views = savedViewQueries(client).all().queryKey;
  const listSort = findListSort(queryClient, client);
  const parse = (from: SearchQuery): ParsedSearch => parseSearchState(from, listSort);
  const parsed = parse(query);
  const { state } = parsed;
  /** An empty query would reopen the default view when going back to a cleared list. */
  const written = (next: SearchState): Record<string, string> => {
    const words = writeSearchState(next);
    // Without a sort it would have the user's own (LIST-49).
    if (listSort !== null) return { ...words, ...pickSort(next) };
    const isBare = Object.keys(words).length === 0;
    const hasDefault = queryClient.getQueryData(views)?.some(({ isDefault }) => isDefault) ?? false;
    return isBare && hasDefault ? { sortDirection: next.sortDirection } : words;
  };
  const change = (changed: Partial<SearchState>, how: Change = {}): void =>
    onQueryChange({
      query: written({ ...state, ...changed }),
      references: how.references ?? references,
      ...(how.replace === undefined ? {} : { replace: how.replace }),
    });
  return {
    ...parsed,
    parse,
    listSort,
    references,
    conditions: JSON.stringify([toConditions(state), references]),
    change,
    search: (filter, only = references) => {
      const next: SearchState = { ...state, ...filter, pageNumber: defaultSearch.pageNumber };
      const isSame = JSON.stringify([next, only]) === JSON.stringify([state, references]);
      if (isSame) void queryClient.invalidateQueries({ queryKey: consignmentKeys.lists });
      else change(next, { references: only });
    },
    openQuery: (opened, how = {}) =>
      onQueryChange({
        query: opened,
        references: how.references ?? [],
        ...(how.replace === undefined ? {} : { replace: how.replace }),
      }),
  };
}

function pickSort({ sortOption, sortDirection }: SearchState): Record<string, string> {
  return { sortOption, sortDirection };
}

function toConditions(state: SearchState): FilterState {
  const { searchTerm, phoneNumber, salesReference, statuses, attention, dateType } = state;
  const { dateRangePresetCode, startDate, endDate, allDates } = state;
  return {
    searchTerm,
    phoneNumber,
    salesReference,
    statuses,
    attention,
    dateType,
    dateRangePresetCode,
    startDate,
    endDate,
    allDates,
  };
}
