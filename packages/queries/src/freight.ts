import { normaliseLineItemsById, unwrap, type Client } from '@consign/api-client';
import { queryOptions } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

const cacheTtlMs = 60_000;

/** The freight items of one row of a list, in short; kept for 60 seconds (LIST-03). Empty for one that is not found. */
export function freightQueries(client: Client) {
  return {
    forConsignment: (id: string) =>
      queryOptions({
        queryKey: consignmentKeys.freight(id),
        queryFn: async ({ signal }) => {
          const byId = await unwrap(
            client.consignment.POST('/api/v2/consignments/consignments-line-items', { body: [id], signal }),
          );
          return normaliseLineItemsById(byId)[id] ?? [];
        },
        staleTime: cacheTtlMs,
        meta: { failure: { text: 'Failed to load line item information. Please try again.' } },
      }),
  };
}
