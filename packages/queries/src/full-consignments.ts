import { unwrap, type Client } from '@consign/api-client';
import type { CreateFullConsignment } from '@consign/api-client/consignment';
import { mutationOptions } from '@tanstack/react-query';

import { rememberCreated } from './just-created.js';
import { consignmentKeys } from './keys.js';

interface CreateFull {
  readonly body: CreateFullConsignment;
  /** One per quote; reused for its retries (CONS-34). */
  readonly idempotencyKey: string;
}

/** Creates a consignment from a quote (QUOT-07); returns the reference to open. */
export function fullConsignmentMutations(client: Client) {
  return {
    create: () =>
      mutationOptions({
        mutationKey: ['consignments', 'create-full'],
        mutationFn: ({ body, idempotencyKey }: CreateFull) =>
          unwrap(
            client.consignment.POST('/api/v2/consignments/full', {
              params: { header: { 'Idempotency-Key': idempotencyKey } },
              body,
            }),
          ),
        onSuccess: ({ reference }, _sent, _result, { client: cache }) => {
          rememberCreated(cache, reference);
          return cache.invalidateQueries({ queryKey: consignmentKeys.lists });
        },
      }),
  };
}
