import { ApiError, type Client } from '@consign/api-client/internal';
import type { Booking, SlotSearch } from '@consign/api-client/consignment';
import { rangeToUtc, type DayRange } from '@consign/domain/dates';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { consignmentKeys, deliverySlotsKey, refreshConsignment } from './keys.js';
import { type Keyed, toKeyHeader } from './keyed-call.js';

/** The delivery booking of a consignment, and the slots that it could have (BOOK-02, BOOK-03). */
export function bookingQueries(client: Client) {
  const { POST } = client.consignment;
  return {
    status: (reference: string) =>
      queryOptions({
        queryKey: consignmentKeys.booking(reference),
        queryFn: ({ signal }) =>
          POST('/api/v2/runs/bookings/consignments/{ref}/booking-status', {
            path: { ref: reference },
            signal,
          }),
      }),

    /** The slots of at most 62 local days, both inclusive, earliest first. Others book too: never from the cache alone. */
    slots: (reference: string, days: DayRange) =>
      queryOptions({
        queryKey: [...consignmentKeys.slots(reference), days.from, days.to] as const,
        queryFn: ({ signal }) => {
          const { startDateUtc, endDateUtc } = rangeToUtc(days);
          return POST('/api/v2/runs/bookings/consignments/{ref}/available-booking-dates', {
            path: { ref: reference },
            body: { startDateTimeUtc: startDateUtc, endDateTimeUtc: endDateUtc },
            signal,
          });
        },
        staleTime: 0,
      }),
  };
}

interface Book extends Keyed {
  readonly reference: string;
  readonly body: Booking;
}

export function bookingMutations(client: Client) {
  const { POST } = client.consignment;
  return {
    /** A slot that has been taken meanwhile rejects with status 409; the slots are read again (BOOK-03). */
    book: () =>
      mutationOptions({
        mutationFn: ({ reference, body, ...key }: Book) =>
          POST('/api/v2/runs/bookings/consignments/{ref}/booking', {
            path: { ref: reference },
            header: toKeyHeader(key),
            body,
          }),
        onSettled: async (booked, error, { reference }, _result, { client: cache }) => {
          if (error instanceof ApiError && error.isNoResponse) return;
          if (booked !== undefined) {
            cache.setQueryData(bookingQueries(client).status(reference).queryKey, booked);
          }
          await Promise.all([
            refreshConsignment(cache, reference),
            cache.invalidateQueries({ queryKey: deliverySlotsKey }),
          ]);
        },
        meta: { failure: 'screen' },
      }),
  };
}

/** Between which places, and by which service. */
export type DeliverySearch = Pick<SlotSearch, 'origin' | 'destination' | 'serviceType'>;

/** When a delivery between two places is possible (CALL-71). */
export function deliverySlotQueries(client: Client) {
  const { POST } = client.consignment;
  return {
    all: deliverySlotsKey,

    /** The slots of at most 62 local days, both inclusive, earliest first. */
    period: (search: DeliverySearch, days: DayRange) =>
      queryOptions({
        queryKey: [...deliverySlotsKey, search, days.from, days.to] as const,
        queryFn: ({ signal }) => {
          const { startDateUtc, endDateUtc } = rangeToUtc(days);
          return POST('/api/v2/runs/bookings/available-booking-dates', {
            body: { ...search, startDateTimeUtc: startDateUtc, endDateTimeUtc: endDateUtc },
            signal,
          });
        },
      }),
  };
}
