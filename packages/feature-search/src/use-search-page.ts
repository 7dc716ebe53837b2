import type { ConsignmentSearch } from '@consign/api-client/consignment';
import { consignmentQueries, prefetch } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { SearchState } from './search-state.js';

/** Loads the page of the URL, and prefetches the next page when the browser is idle. */
export function useSearchPage(body: ConsignmentSearch, state: SearchState) {
  const queryClient = useQueryClient();
  const { search } = consignmentQueries(useClient());
  const { pageNumber, pageSize, sortOption, sortDirection } = state;
  const pageQuery = (number: number) => {
    const page = { pageNumber: number, pageSize, sortOption, sortDirection };
    const before = search(body, { ...page, pageNumber: number - 1 }).queryKey;
    // Only the previous page has the cursor of this one (LIST-27).
    return search(body, page, queryClient.getQueryData(before)?.nextPageKey);
  };
  // LiveRows refreshes the rows without moving them (LIST-37).
  const result = useQuery({
    ...pageQuery(pageNumber),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  const hasNext = result.data !== undefined && result.data.pageCount > pageNumber && !result.isFetching;
  const next = pageQuery(pageNumber + 1);
  const nextKey = JSON.stringify(next.queryKey);
  useEffect(() => {
    if (!hasNext) return undefined;
    const idle = window.requestIdleCallback?.(() => void prefetch(queryClient, next));
    return () => {
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- nextKey stands for `next`, which is new on every render
  }, [hasNext, nextKey, queryClient]);
  return result;
}
