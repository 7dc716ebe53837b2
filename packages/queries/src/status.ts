import { ApiError, unwrap, type Client } from '@consign/api-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { refreshConsignment } from './refresh-consignment.js';

interface Move {
  readonly reference: string;
  /** When the status was reached, ISO 8601 UTC; defaults to now. */
  readonly dateTimeUtc?: string;
  /** One per click; reused for its retries (CONS-34). */
  readonly idempotencyKey: string;
}

interface Cancel extends Move {
  /** `cancelReason` from the domain (BULK-20). */
  readonly reason: string;
}

/** Refreshes after success and refusal: a refusal means the screen is out of date. Without a response nothing is known. */
function settle(cache: QueryClient, { reference }: Move, error: Error | null): Promise<unknown> | undefined {
  if (error instanceof ApiError && error.isNoResponse) return undefined;
  return refreshConsignment(cache, reference);
}

const header = (idempotencyKey: string) => ({ 'Idempotency-Key': idempotencyKey });
const statusTime = (dateTimeUtc: string | undefined) => (dateTimeUtc === undefined ? {} : { dateTimeUtc });
/** The screen shows its own message for each (CONS-32, CONS-52). */
const shownByScreen = { failure: 'screen' } as const;

/** Changes the status of one consignment (CONS-37). A transition that is no longer possible rejects with status 409. */
export function statusMutations(client: Client) {
  return {
    markReady: () =>
      mutationOptions({
        mutationKey: ['consignments', 'mark-as-ready'],
        mutationFn: ({ reference, dateTimeUtc, idempotencyKey }: Move) =>
          unwrap(
            client.consignment.PUT('/api/v1/consignments/{ref}/mark-as-ready', {
              params: { path: { ref: reference }, header: header(idempotencyKey) },
              body: statusTime(dateTimeUtc),
            }),
          ),
        onSettled: (_nothing, error, sent, _result, { client: cache }) => settle(cache, sent, error),
        meta: shownByScreen,
      }),

    requestPickup: () =>
      mutationOptions({
        mutationKey: ['consignments', 'request-pickup'],
        mutationFn: ({ reference, dateTimeUtc, idempotencyKey }: Move) =>
          unwrap(
            client.consignment.PUT('/api/v1/consignments/{ref}/request-pickup', {
              params: { path: { ref: reference }, header: header(idempotencyKey) },
              body: statusTime(dateTimeUtc),
            }),
          ),
        onSettled: (_nothing, error, sent, _result, { client: cache }) => settle(cache, sent, error),
        meta: shownByScreen,
      }),

    cancel: () =>
      mutationOptions({
        mutationKey: ['consignments', 'cancel'],
        mutationFn: ({ reference, reason, dateTimeUtc, idempotencyKey }: Cancel) =>
          unwrap(
            client.consignment.POST('/api/v2/consignments/{ref}/cancelled', {
              params: { path: { ref: reference }, header: header(idempotencyKey) },
              body: { reason, ...statusTime(dateTimeUtc) },
            }),
          ),
        onSettled: (_nothing, error, sent, _result, { client: cache }) => settle(cache, sent, error),
        meta: shownByScreen,
      }),
  };
}
