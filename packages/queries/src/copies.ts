import { unwrap, type Client } from '@consign/api-client';
import type { CopyConsignment } from '@consign/api-client/consignment';
import { mutationOptions } from '@tanstack/react-query';

import { rememberCreated } from './just-created.js';
import { consignmentKeys } from './keys.js';

export type CopyType = CopyConsignment['copyType'];

interface CreateCopy {
  readonly reference: string;
  readonly copyType: CopyType;
  /** One per click; reused for its retries (CONS-34). */
  readonly idempotencyKey: string;
}

/** Creates a copy or return of a consignment, with everything that can be copied (CONS-29, CONS-35). */
export function copyMutations(client: Client) {
  return {
    create: () =>
      mutationOptions({
        mutationKey: ['consignments', 'copy'],
        mutationFn: ({ reference, copyType, idempotencyKey }: CreateCopy) =>
          unwrap(
            client.consignment.POST('/api/v1/consignments/{ref}/copies', {
              params: { path: { ref: reference }, header: { 'Idempotency-Key': idempotencyKey } },
              body: { copyLineItems: true, copyReceiver: true, copySender: true, copyType },
            }),
          ),
        onSuccess: (created, { reference }, _result, { client: cache }) => {
          rememberCreated(cache, created.reference);
          return Promise.all([
            cache.invalidateQueries({ queryKey: consignmentKeys.lists }),
            cache.invalidateQueries({ queryKey: consignmentKeys.links(reference) }),
          ]);
        },
      }),
  };
}
