import { unwrap, type Client } from '@consign/api-client';
import type {
  BulkResult,
  Cancellations,
  RequestedPickupDates,
  StatusChanges,
} from '@consign/api-client/consignment';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';

interface Bulk<Body> {
  readonly body: Body;
  /** New for each call that is intended, the same for every retry of it (CONS-34). */
  readonly idempotencyKey: string;
}

/** Every list, and each consignment that was asked for: an Error may say that it was changed meanwhile. */
function refresh(cache: QueryClient, { results }: BulkResult): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: consignmentKeys.lists }),
    ...results.map(({ reference }) =>
      cache.invalidateQueries({ queryKey: consignmentKeys.detail(reference) }),
    ),
  ]);
}

const updateFailed = { failure: { text: 'Update error, please try again later' } } as const;
const cancelFailed = { failure: { text: 'Cancel error, please try again later' } } as const;

/**
 * Changes of up to 200 consignments at once. Each succeeds or fails by itself: a call that is answered may hold refusals,
 * which buildBulkReport of the domain counts (BULK-13).
 */
export function bulkMutations(client: Client) {
  return {
    /** Mark as Ready and Request pickup, with FINAL and STAGED (BULK-17). */
    changeStatuses: () =>
      mutationOptions({
        mutationKey: ['consignments', 'bulk', 'status'],
        mutationFn: ({ body, idempotencyKey }: Bulk<StatusChanges>) =>
          unwrap(
            client.consignment.POST('/api/v1/consignments/bulk/status', {
              params: { header: { 'Idempotency-Key': idempotencyKey } },
              body,
            }),
          ),
        onSuccess: (result, _sent, _context, { client: cache }) => refresh(cache, result),
        meta: updateFailed,
      }),

    setRequestedPickupDates: () =>
      mutationOptions({
        mutationKey: ['consignments', 'bulk', 'request-pickup-date'],
        mutationFn: ({ body, idempotencyKey }: Bulk<RequestedPickupDates>) =>
          unwrap(
            client.consignment.POST('/api/v2/consignments/bulk/request-pickup-date', {
              params: { header: { 'Idempotency-Key': idempotencyKey } },
              body,
            }),
          ),
        onSuccess: (result, _sent, _context, { client: cache }) => refresh(cache, result),
        meta: updateFailed,
      }),

    /** The reason is `cancelReason` of the domain (BULK-20). */
    cancel: () =>
      mutationOptions({
        mutationKey: ['consignments', 'bulk', 'cancel'],
        mutationFn: ({ body, idempotencyKey }: Bulk<Cancellations>) =>
          unwrap(
            client.consignment.POST('/api/v2/consignments/bulk/cancel', {
              params: { header: { 'Idempotency-Key': idempotencyKey } },
              body,
            }),
          ),
        onSuccess: (result, _sent, _context, { client: cache }) => refresh(cache, result),
        meta: cancelFailed,
      }),
  };
}
