import { ApiError, type Client } from '@consign/api-client/internal';
import type { UnsavedWork, UnsavedWorkContent } from '@consign/api-client/consignment';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

interface SaveWork extends UnsavedWorkContent {
  /** Identifies the form: letters, digits and hyphens. */
  readonly key: string;
}

interface DiscardWork {
  readonly key: string;
  /** The revision to discard, so that a newer one from another window stays; null discards any. */
  readonly revision: number | null;
}

/** Unsaved form work, backed up on the server per user (PLAT-19, PLAT-24). */
export function unsavedWorkQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    /** Null when there is none. Fetched once each time the form opens; never cached. */
    forForm: (key: string) =>
      queryOptions({
        queryKey: ['session', 'unsaved-work', key],
        queryFn: async ({ signal }) => {
          const work: UnsavedWork | undefined = await GET('/api/v1/users/me/unsaved-work/{key}', {
            path: { key },
            signal,
          });
          return work ?? null;
        },
        staleTime: Infinity,
        gcTime: 0,
        refetchOnWindowFocus: false,
      }),
  };
}

/** The form shows whether its work is backed up, so failures show no toast. */
export function unsavedWorkMutations(client: Client) {
  const { DELETE, PUT } = client.consignment;
  const meta = { failure: 'screen' } as const;
  return {
    /** Returns the revision for the next write. A 409 carries the stored work: findConflictingWork. */
    save: () =>
      mutationOptions({
        mutationFn: ({ key, content, revision }: SaveWork) =>
          PUT('/api/v1/users/me/unsaved-work/{key}', { path: { key }, body: { content, revision } }),
        meta,
      }),

    discard: () =>
      mutationOptions({
        mutationFn: ({ key, revision }: DiscardWork) =>
          DELETE('/api/v1/users/me/unsaved-work/{key}', {
            path: { key },
            query: revision === null ? {} : { revision },
          }),
        meta,
      }),
  };
}

/** The stored work from a 409: null when it is gone, undefined for any other error. */
export function findConflictingWork(error: unknown): UnsavedWork | null | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.body as { current?: UnsavedWork | null } | undefined)?.current;
}
