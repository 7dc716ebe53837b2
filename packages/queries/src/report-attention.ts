import { unwrap, type Client } from '@consign/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { reportKeys } from './reports.js';

/** What needs attention now (DASH-28), and the user's forms with unsaved work (DASH-30). */
export function attentionQueries(client: Client) {
  return {
    counts: (siteIds: readonly string[]) =>
      queryOptions({
        queryKey: [...reportKeys.figures, 'attention', siteIds] as const,
        queryFn: ({ signal }) =>
          unwrap(
            client.consignment.POST('/api/v2/reports/attention', { body: { siteIds: [...siteIds] }, signal }),
          ),
        placeholderData: keepPreviousData,
        refetchOnWindowFocus: false,
      }),

    unsavedWork: () =>
      queryOptions({
        queryKey: [...reportKeys.figures, 'unsaved-work'] as const,
        queryFn: ({ signal }) => unwrap(client.consignment.GET('/api/v1/users/me/unsaved-work', { signal })),
      }),
  };
}
