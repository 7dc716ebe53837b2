import { ApiError, unwrap, type Client } from '@consign/api-client';
import type { UnsavedWork, UnsavedWorkContent } from '@consign/api-client/consignment';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { sessionKeys } from './keys.js';

interface SaveWork extends UnsavedWorkContent {
  /** Which form: letters, digits and hyphens. */
  readonly key: string;
}

interface DiscardWork {
  readonly key: string;
  /** The one that was saved or discarded, so that what another window has written since stays; null drops any. */
  readonly revision: number | null;
}

/** What was typed into a form and not saved yet, kept at the server for this user (PLAT-19, PLAT-24). */
export function unsavedWorkQueries(client: Client) {
  return {
    /** Null where there is none. Asked for once each time the form opens, never kept. */
    forForm: (key: string) =>
      queryOptions({
        queryKey: sessionKeys.unsavedWork(key),
        queryFn: async ({ signal }) => {
          const kept: UnsavedWork | undefined = await unwrap(
            client.consignment.GET('/api/v1/users/me/unsaved-work/{key}', {
              params: { path: { key } },
              signal,
            }),
          );
          return kept ?? null;
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
    /** Answers the revision that the next write follows. One refused with 409 has what is kept now: findConflictingWork. */
    save: () =>
      mutationOptions({
        mutationKey: ['unsaved-work', 'keep'],
        mutationFn: ({ key, content, revision }: SaveWork) =>
          unwrap(
            client.consignment.PUT('/api/v1/users/me/unsaved-work/{key}', {
              params: { path: { key } },
              body: { content, revision },
            }),
          ),
        meta,
      }),

    discard: () =>
      mutationOptions({
        mutationKey: ['unsaved-work', 'drop'],
        mutationFn: ({ key, revision }: DiscardWork) =>
          unwrap(
            client.consignment.DELETE('/api/v1/users/me/unsaved-work/{key}', {
              params: { path: { key }, query: revision === null ? {} : { revision } },
            }),
          ),
        meta,
      }),
  };
}

/** What a refused write says is kept now: null where it is gone, undefined where the error is another. */
export function findConflictingWork(error: unknown): UnsavedWork | null | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.body as { current?: UnsavedWork | null } | undefined)?.current;
}
