import type { Client } from '@consign/api-client/internal';
import type { components } from '@consign/api-client/consignment';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { findApiError } from './call-errors.js';
import { toKeyHeader, type KeyedBody } from './keyed-call.js';

type Schemas = components['schemas'];

export type LoadPieces = Schemas['LoadPieces'];
export type LoadCheck = Schemas['LoadCheck'];

const piecesKey = ['load-pieces'] as const;

/** What should be loaded (LOAD-01). */
export function loadCheckQueries(client: Client) {
  return {
    /** Read afresh until the check begins (LOAD-08): it goes on without a network, and its pieces don't change under it. */
    pieces: (body: Schemas['ListLoadPieces'], hasBegun: () => boolean) =>
      queryOptions({
        queryKey: [...piecesKey, body],
        queryFn: ({ signal }) => client.consignment.POST('/api/v2/load-checks/pieces', { body, signal }),
        staleTime: () => (hasBegun() ? Infinity : 0),
        gcTime: Infinity,
      }),
  };
}

/** Signs what was scanned (LOAD-03). */
export function loadCheckMutations(client: Client) {
  return {
    create: () =>
      mutationOptions({
        mutationFn: ({ body, ...key }: KeyedBody<Schemas['CreateLoadCheck']>) =>
          client.consignment.POST('/api/v2/load-checks', { header: toKeyHeader(key), body }),
        meta: { failure: 'screen' },
        // Another check was signed: its pieces are loaded too (LOAD-21).
        onError: (error, _sent, _result, { client: cache }) =>
          findApiError(error)?.status === 409 ? cache.invalidateQueries({ queryKey: piecesKey }) : undefined,
      }),
  };
}
