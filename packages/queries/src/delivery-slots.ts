import { unwrap, type Client } from '@consign/api-client';
import type { SlotSearch } from '@consign/api-client/consignment';
import { rangeToUtc, type DayRange } from '@consign/domain/dates';
import { queryOptions } from '@tanstack/react-query';

import { lookupKeys } from './lookup-keys.js';

/** Between which places, and by which service. */
export type DeliverySearch = Pick<SlotSearch, 'origin' | 'destination' | 'serviceType'>;

/** When a delivery between two places is possible (CALL-71). */
export function deliverySlotQueries(client: Client) {
  return {
    all: lookupKeys.deliverySlots,

    /** The slots of at most 62 local days, both inclusive, earliest first. */
    period: (search: DeliverySearch, days: DayRange) =>
      queryOptions({
        queryKey: [...lookupKeys.deliverySlots, search, days.from, days.to] as const,
        queryFn: ({ signal }) => {
          const { startDateUtc, endDateUtc } = rangeToUtc(days);
          return unwrap(
            client.consignment.POST('/api/v2/runs/bookings/available-booking-dates', {
              body: { ...search, startDateTimeUtc: startDateUtc, endDateTimeUtc: endDateUtc },
              signal,
            }),
          );
        },
      }),
  };
}
