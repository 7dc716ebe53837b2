import { unwrap, type Client } from '@consign/api-client';
import { mutationOptions } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

interface CreateCopy {
  readonly reference: string;
  readonly copyType: 'Copy' | 'Return';
  /** New for each click, the same for every retry of it (CONS-34). */
  readonly idempotencyKey: string;
}

/** A copy or a return of a consignment, with everything that can be copied (CONS-29, CONS-35). */
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
        onSuccess: (_created, { reference }, _result, { client: cache }) =>
          Promise.all([
            cache.invalidateQueries({ queryKey: consignmentKeys.lists }),
            cache.invalidateQueries({ queryKey: consignmentKeys.links(reference) }),
          ]),
      }),
  };
}
