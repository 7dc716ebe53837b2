import { preferenceMutations } from '@consign/queries';
import { useClient } from '@consign/session';
import { useMutation } from '@tanstack/react-query';

import type { SearchState } from './search-state.js';
import type { SearchControl } from './use-search-state.js';

type Sort = Pick<SearchState, 'sortOption' | 'sortDirection'>;

/** Sorts the list, and remembers the sort for the user's next visit (LIST-49). */
export function useListSort({ change }: SearchControl): (sort: Sort) => void {
  const save = useMutation({
    ...preferenceMutations(useClient()).save(),
    // The list is sorted all the same.
    meta: { failure: 'screen' },
  });
  return (sort) => {
    change({ ...sort, pageNumber: 1 });
    save.mutate({ listSort: { option: sort.sortOption, direction: sort.sortDirection } });
  };
}
