import type { Client } from '@consign/api-client/internal';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { refreshConsignment } from './keys.js';

interface Tracked {
  readonly reference: string;
}

/** A refusal means that the screen is out of date. */
const refreshed = {
  onSettled: (
    _link: unknown,
    _error: unknown,
    { reference }: Tracked,
    _result: unknown,
    { client: cache }: { readonly client: QueryClient },
  ) => refreshConsignment(cache, reference),
  meta: { failure: 'screen' },
} as const;

/** Makes the link to the receiver's page, unless one works (TRAK-03), or replaces it (TRAK-05). */
export function receiversPageMutations(client: Client) {
  const { POST } = client.consignment;
  return {
    share: () =>
      mutationOptions({
        mutationFn: ({ reference }: Tracked) =>
          POST('/api/v2/consignments/{ref}/receivers-page', { path: { ref: reference } }),
        ...refreshed,
      }),

    renew: () =>
      mutationOptions({
        mutationFn: ({ reference }: Tracked) =>
          POST('/api/v2/consignments/{ref}/receivers-page/renewals', { path: { ref: reference } }),
        ...refreshed,
      }),
  };
}
