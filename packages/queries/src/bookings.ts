import { ApiError, unwrap, type Client } from '@consign/api-client';
import type { Booking } from '@consign/api-client/consignment';
import { rangeToUtc, type DayRange } from '@consign/domain/dates';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { consignmentKeys } from './keys.js';
import { lookupKeys } from './lookup-keys.js';
import { refreshConsignment } from './refresh-consignment.js';

/** The delivery booking of a consignment, and the slots that it could have (BOOK-02, BOOK-03). */
export function bookingQueries(client: Client) {
  return {
    status: (reference: string) =>
      queryOptions({
        queryKey: consignmentKeys.booking(reference),
        queryFn: ({ signal }) =>
          unwrap(
            client.consignment.POST('/api/v2/runs/bookings/consignments/{ref}/booking-status', {
              params: { path: { ref: reference } },
              signal,
            }),
          ),
        meta: { failure: 'screen' },
      }),

    /** The slots of at most 62 local days, both inclusive, earliest first. Others book too: never from the cache alone. */
    slots: (reference: string, days: DayRange) =>
      queryOptions({
        queryKey: [...consignmentKeys.slots(reference), days.from, days.to] as const,
        queryFn: ({ signal }) => {
          const { startDateUtc, endDateUtc } = rangeToUtc(days);
          return unwrap(
            client.consignment.POST('/api/v2/runs/bookings/consignments/{ref}/available-booking-dates', {
              params: { path: { ref: reference } },
              body: { startDateTimeUtc: startDateUtc, endDateTimeUtc: endDateUtc },
              signal,
            }),
          );
        },
        staleTime: 0,
        meta: { failure: 'screen' },
      }),
  };
}

interface Book {
  readonly reference: string;
  readonly body: Booking;
  /** One per click; reused for its retries (CONS-34). */
  readonly idempotencyKey: string;
}

export function bookingMutations(client: Client) {
  return {
    /** A slot that has been taken meanwhile rejects with status 409; the slots are read again (BOOK-03). */
    book: () =>
      mutationOptions({
        mutationKey: ['bookings', 'book'],
        mutationFn: ({ reference, body, idempotencyKey }: Book) =>
          unwrap(
            client.consignment.POST('/api/v2/runs/bookings/consignments/{ref}/booking', {
              params: { path: { ref: reference }, header: { 'Idempotency-Key': idempotencyKey } },
              body,
            }),
          ),
        onSettled: async (booked, error, { reference }, _result, { client: cache }) => {
          if (error instanceof ApiError && error.isNoResponse) return;
          if (booked !== undefined) {
            cache.setQueryData(bookingQueries(client).status(reference).queryKey, booked);
          }
          await Promise.all([
            refreshConsignment(cache, reference),
            cache.invalidateQueries({ queryKey: lookupKeys.deliverySlots }),
          ]);
        },
        meta: { failure: 'screen' },
      }),
  };
}
