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
  /** One per intended call; reused for its retries (CONS-34). */
  readonly idempotencyKey: string;
}

/** Invalidates the lists and every requested consignment: an Error may mean that someone else changed it. */
function refresh(cache: QueryClient, { results }: BulkResult): Promise<unknown> {
  return Promise.all([
    cache.invalidateQueries({ queryKey: consignmentKeys.lists }),
    ...results.map(({ reference }) =>
      cache.invalidateQueries({ queryKey: consignmentKeys.detail(reference) }),
    ),
  ]);
}

const updateFailed = { failure: { text: 'Update error, please try again later' } } as const;
const pickupDateFailed = {
  failure: { text: 'Failed to update pickup date. Please try again later.' },
} as const;
const cancelFailed = { failure: { text: 'Cancel error, please try again later' } } as const;

/**
 * Changes up to 200 consignments in one call. Each succeeds or fails on its own: a successful response may contain
 * refusals, which buildBulkReport counts (BULK-13).
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
        onSuccess: (result, { body }, _context, { client: cache }) =>
          body.checkOnly === true ? undefined : refresh(cache, result),
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
        onSuccess: (result, { body }, _context, { client: cache }) =>
          body.checkOnly === true ? undefined : refresh(cache, result),
        meta: pickupDateFailed,
      }),

    /** The reason is `cancelReason` from the domain (BULK-20). */
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
