import { ApiError, unwrap, type Client } from '@consign/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { sessionKeys } from './keys.js';

type Content = Readonly<Record<string, unknown>>;

interface Keeping {
  /** Which form: letters, digits and hyphens. */
  readonly key: string;
  readonly content: Content;
}

/** What was typed into a form and not saved yet, kept at the server for this user (PLAT-19). */
export function unsavedWorkQueries(client: Client) {
  return {
    /** Null where there is none. Asked for once each time the form opens, never kept. */
    of: (key: string) =>
      queryOptions({
        queryKey: sessionKeys.unsavedWork(key),
        queryFn: async ({ signal }) => {
          try {
            return await unwrap(
              client.consignment.GET('/api/v1/users/me/unsaved-work/{key}', {
                params: { path: { key } },
                signal,
              }),
            );
          } catch (error) {
            if (error instanceof ApiError && error.status === 404) return null;
            throw error;
          }
        },
        staleTime: Infinity,
        gcTime: 0,
        refetchOnWindowFocus: false,
      }),
  };
}

/** The form itself says whether its work is kept, so that no toast tells of a failure. */
export function unsavedWorkMutations(client: Client) {
  const meta = { failure: 'screen' } as const;
  return {
    keep: () =>
      mutationOptions({
        mutationKey: ['unsaved-work', 'keep'],
        mutationFn: ({ key, content }: Keeping) =>
          unwrap(
            client.consignment.PUT('/api/v1/users/me/unsaved-work/{key}', {
              params: { path: { key } },
              body: { content },
            }),
          ),
        meta,
      }),

    drop: () =>
      mutationOptions({
        mutationKey: ['unsaved-work', 'drop'],
        mutationFn: (key: string) =>
          unwrap(
            client.consignment.DELETE('/api/v1/users/me/unsaved-work/{key}', { params: { path: { key } } }),
          ),
        meta,
      }),
  };
}
