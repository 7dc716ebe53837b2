import type { Client } from '@consign/api-client/internal';
import type { CountedSearch } from '@consign/api-client/consignment';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

interface Counted {
  readonly siteIds: readonly string[];
  /** At most `MAX_COUNTED_SEARCHES`. */
  readonly searches: readonly CountedSearch[];
}

/** The most searches that one call counts (CALL-150). */
export const MAX_COUNTED_SEARCHES = 20;

/** The number of consignments that each search finds (LIST-43), up to 1,000; null if unknown. */
export function searchCountQuery(client: Client, { siteIds, searches }: Counted) {
  const { POST } = client.consignment;
  return queryOptions({
    queryKey: [...consignmentKeys.counts, siteIds, searches] as const,
    queryFn: async ({ signal }) => {
      const { counts } = await POST('/api/v2/consignments/search/counts', {
        body: { siteIds: [...siteIds], searches: [...searches] },
        signal,
      });
      return counts;
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
