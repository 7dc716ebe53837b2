import type { Client } from '@consign/api-client/internal';
import type { CopyConsignment } from '@consign/api-client/consignment';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { rememberCreated } from './consignments.js';
import { consignmentKeys } from './keys.js';
import { type Keyed, toKeyHeader } from './keyed-call.js';

export type CopyType = CopyConsignment['copyType'];

interface CreateCopy extends Keyed {
  readonly reference: string;
  readonly copyType: CopyType;
}

/** Creates a copy or return of a consignment, with everything that can be copied (CONS-29, CONS-35). */
export function copyMutations(client: Client) {
  const { POST } = client.consignment;
  return {
    create: () =>
      mutationOptions({
        mutationFn: ({ reference, copyType, ...key }: CreateCopy) =>
          POST('/api/v1/consignments/{ref}/copies', {
            path: { ref: reference },
            header: toKeyHeader(key),
            body: { copyLineItems: true, copyReceiver: true, copySender: true, copyType },
          }),
        onSuccess: (created, { reference }, _result, { client: cache }) => {
          rememberCreated(cache, created.reference);
          return Promise.all([
            cache.invalidateQueries({ queryKey: consignmentKeys.lists }),
            cache.invalidateQueries({ queryKey: consignmentKeys.links(reference) }),
          ]);
        },
        meta: { failure: 'screen' },
      }),
  };
}

/** Copies and returns linked to a consignment, in both directions (CONS-30). */
export function consignmentLinkQueries(client: Client) {
  const { GET } = client.consignment;
  return {
    forConsignment: (reference: string) =>
      queryOptions({
        queryKey: consignmentKeys.links(reference),
        queryFn: ({ signal }) =>
          GET('/api/v2/consignments/{ref}/links', { path: { ref: reference }, signal }),
      }),
  };
}
