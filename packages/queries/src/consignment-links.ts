import { unwrap, type Client } from '@consign/api-client';
import { queryOptions } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

/** Copies and returns linked to a consignment, in both directions (CONS-30). */
export function consignmentLinkQueries(client: Client) {
  return {
    forConsignment: (reference: string) =>
      queryOptions({
        queryKey: consignmentKeys.links(reference),
        queryFn: ({ signal }) =>
          unwrap(
            client.consignment.GET('/api/v2/consignments/{ref}/links', {
              params: { path: { ref: reference } },
              signal,
            }),
          ),
      }),
  };
}
