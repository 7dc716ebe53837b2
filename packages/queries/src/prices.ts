import { unwrap, type Client } from '@consign/api-client';
import { queryOptions } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

const pollMs = 3_000;

/** Quote, estimate and confirmed price of a consignment (QUOT-11); read again until no estimate is under way. */
export function priceQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    forConsignment: (reference: string) =>
      queryOptions({
        queryKey: consignmentKeys.prices(reference),
        queryFn: ({ signal }) =>
          unwrap(GET('/api/v2/consignments/{ref}/prices', { params: { path: { ref: reference } }, signal })),
        refetchInterval: ({ state }) => (state.data?.isEstimating === true ? pollMs : false),
      }),
  };
}
