import { unwrap, type Client } from '@consign/api-client';
import type { SaveView } from '@consign/api-client/consignment';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { sessionKeys } from './keys.js';

interface Save {
  /** The caller's own, new for a new view (CALL-59). */
  readonly id: string;
  readonly body: SaveView;
}

/** The user's own searches by name (LIST-29). They change by the user's hand alone, so one answer lasts. */
export function savedViewQueries(client: Client) {
  return {
    all: () =>
      queryOptions({
        queryKey: sessionKeys.views,
        queryFn: ({ signal }) => unwrap(client.consignment.GET('/api/v1/users/me/views', { signal })),
        staleTime: 5 * 60_000,
      }),
  };
}

export function savedViewMutations(client: Client) {
  return {
    save: () =>
      mutationOptions({
        mutationKey: ['views', 'save'],
        mutationFn: ({ id, body }: Save) =>
          unwrap(client.consignment.PUT('/api/v1/users/me/views/{id}', { params: { path: { id } }, body })),
        // The dialog says so, beside the name.
        meta: { failure: 'screen' },
        onSuccess: (_saved, _sent, _result, { client: cache }) =>
          cache.invalidateQueries({ queryKey: sessionKeys.views }),
      }),

    remove: () =>
      mutationOptions({
        mutationKey: ['views', 'remove'],
        mutationFn: (id: string) =>
          unwrap(client.consignment.DELETE('/api/v1/users/me/views/{id}', { params: { path: { id } } })),
        onSuccess: (_removed, _id, _result, { client: cache }) =>
          cache.invalidateQueries({ queryKey: sessionKeys.views }),
      }),
  };
}
