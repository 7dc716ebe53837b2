import { unwrap, type Client } from '@consign/api-client';
import { infiniteQueryOptions } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

/** The change history of a consignment, newest first, paged (CONS-55). Refetched each time it opens. */
export function auditQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    forConsignment: (reference: string) =>
      infiniteQueryOptions({
        queryKey: consignmentKeys.audit(reference),
        queryFn: ({ pageParam, signal }) =>
          unwrap(
            GET('/api/v2/consignments/{ref}/audit', {
              params: { path: { ref: reference }, query: { pageNumber: pageParam } },
              signal,
            }),
          ),
        initialPageParam: 1,
        getNextPageParam: ({ currentPage, pageCount }) => (currentPage < pageCount ? currentPage + 1 : null),
        staleTime: 0,
        meta: { failure: 'screen' },
      }),
  };
}
