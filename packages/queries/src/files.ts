import { unwrap, type Client } from '@consign/api-client';
import { queryOptions } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

/** The files of a consignment, the newest first. Their addresses expire after minutes. */
export function fileQueries(client: Client) {
  return {
    of: (reference: string) =>
      queryOptions({
        queryKey: consignmentKeys.files(reference),
        queryFn: ({ signal }) =>
          unwrap(
            client.consignment.GET('/api/v1/consignments/{ref}/files', {
              params: { path: { ref: reference } },
              signal,
            }),
          ),
      }),
  };
}
