import { ApiError, type Client } from '@consign/api-client/internal';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type {
  BulkResult,
  Cancellations,
  RequestedPickupDates,
  StatusChanges,
} from '@consign/api-client/consignment';

import { refreshConsignment, consignmentKeys } from './keys.js';
import { type Keyed, type KeyedBody, toKeyHeader } from './keyed-call.js';

interface Move extends Keyed {
  readonly reference: string;
  /** When the status was reached, ISO 8601 UTC; defaults to now. */
  readonly dateTimeUtc?: string;
}

interface Cancel extends Move {
  /** `cancelReason` from the domain (BULK-20). */
  readonly reason: string;
}

/** Refreshes after success and refusal: a refusal means the screen is out of date. Without a response nothing is known. */
function settle(
  _nothing: unknown,
  error: Error | null,
  { reference }: Pick<Move, 'reference'>,
  _result: unknown,
  { client: cache }: { readonly client: QueryClient },
): Promise<unknown> | undefined {
  if (error instanceof ApiError && error.isNoResponse) return undefined;
  return refreshConsignment(cache, reference);
}

const statusTime = (dateTimeUtc: string | undefined) => (dateTimeUtc === undefined ? {} : { dateTimeUtc });
/** The screen shows its own message for each (CONS-32, CONS-52). */
const settled = { onSettled: settle, meta: { failure: 'screen' } } as const;

/** Changes the status of one consignment (CONS-37). A transition that is no longer possible rejects with status 409. */
export function statusMutations(client: Client) {
  const { POST, PUT } = client.consignment;
  const move = (step: 'mark-as-ready' | 'request-pickup') =>
    mutationOptions({
      mutationFn: ({ reference, dateTimeUtc, ...key }: Move) =>
        PUT(`/api/v1/consignments/{ref}/${step}`, {
          path: { ref: reference },
          header: toKeyHeader(key),
          body: statusTime(dateTimeUtc),
        }),
      ...settled,
    });
  return {
    markReady: () => move('mark-as-ready'),
    requestPickup: () => move('request-pickup'),

    cancel: () =>
      mutationOptions({
        mutationFn: ({ reference, reason, dateTimeUtc, ...key }: Cancel) =>
          POST('/api/v2/consignments/{ref}/cancelled', {
            path: { ref: reference },
            header: toKeyHeader(key),
            body: { reason, ...statusTime(dateTimeUtc) },
          }),
        ...settled,
      }),
  };
}

/**
 * Invalidates the lists and every requested consignment after a change: an Error may mean that someone else changed it. A
 * check alone changes nothing.
 */
function refresh(
  { results }: BulkResult,
  { body }: { readonly body: object },
  _context: unknown,
  { client: cache }: { readonly client: QueryClient },
): Promise<unknown> | undefined {
  if ('checkOnly' in body && body.checkOnly === true) return undefined;
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
  const { POST } = client.consignment;
  return {
    /** Mark as Ready and Request pickup, with FINAL and STAGED (BULK-17). */
    changeStatuses: () =>
      mutationOptions({
        mutationFn: ({ body, ...key }: KeyedBody<StatusChanges>) =>
          POST('/api/v1/consignments/bulk/status', { header: toKeyHeader(key), body }),
        onSuccess: refresh,
        meta: updateFailed,
      }),

    setRequestedPickupDates: () =>
      mutationOptions({
        mutationFn: ({ body, ...key }: KeyedBody<RequestedPickupDates>) =>
          POST('/api/v2/consignments/bulk/request-pickup-date', { header: toKeyHeader(key), body }),
        onSuccess: refresh,
        meta: pickupDateFailed,
      }),

    /** The reason is `cancelReason` from the domain (BULK-20). */
    cancel: () =>
      mutationOptions({
        mutationFn: ({ body, ...key }: KeyedBody<Cancellations>) =>
          POST('/api/v2/consignments/bulk/cancel', { header: toKeyHeader(key), body }),
        onSuccess: refresh,
        meta: cancelFailed,
      }),
  };
}
