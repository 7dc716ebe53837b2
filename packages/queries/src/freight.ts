import { normaliseLineItemsById, unwrap, type Client } from '@consign/api-client';
import { queryOptions } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

const cacheTtlMs = 60_000;

/** Summaries of the freight items of one list row, cached for 60 seconds (LIST-03). Empty when the id isn't found. */
export function freightQueries(client: Client) {
  const { POST } = client.consignment;
  return {
    forConsignment: (id: string) =>
      queryOptions({
        queryKey: consignmentKeys.freight(id),
        queryFn: async ({ signal }) => {
          const byId = await unwrap(
            POST('/api/v2/consignments/consignments-line-items', { body: [id], signal }),
          );
          return normaliseLineItemsById(byId)[id] ?? [];
        },
        staleTime: cacheTtlMs,
        meta: { failure: { text: 'Failed to load line item information. Please try again.' } },
      }),
  };
}
