import type { ListSort } from '@consign/api-client/consignment';
import { preferenceMutations } from '@consign/queries';
import { useClient } from '@consign/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { findListSort } from './parse-search-state.js';
import { dateSorts, type SearchState } from './search-state.js';
import type { SearchControl } from './use-search-state.js';

type Sort = Pick<SearchState, 'sortOption' | 'sortDirection'>;

/** Remembers a sort for the user's next visit; null for LIST-15's (LIST-49). */
export function useSaveListSort(): (listSort: ListSort) => void {
  const client = useClient();
  const queryClient = useQueryClient();
  const save = useMutation({
    ...preferenceMutations(client).save(),
    // The list is sorted all the same.
    meta: { failure: 'screen' },
  });
  return (listSort) => {
    const isForgotten = listSort === null && findListSort(queryClient, client) === null;
    if (!isForgotten) save.mutate({ listSort });
  };
}

/** Sorts the list, and remembers a sort by date (LIST-49): who may see prices can change (LIST-84). */
export function useListSort({ change }: SearchControl): (sort: Sort) => void {
  const save = useSaveListSort();
  return (sort) => {
    change({ ...sort, pageNumber: 1 });
    const option = dateSorts.find((each) => each === sort.sortOption);
    if (option !== undefined) save({ option, direction: sort.sortDirection });
  };
}
