import { unwrap, type Client } from '@consign/api-client';
import type { ServiceDateRequest } from '@consign/api-client/scheduling';
import { queryOptions } from '@tanstack/react-query';

import { lookupKeys } from './lookup-keys.js';

/** DATE-03 */
const cacheTtlMs = 60_000;

export interface WorkingDatesParams {
  readonly regionId: string;
  /** Both are of the range, at most 366 days. */
  readonly from: string;
  readonly to: string;
  /** Where it is given, the weekend days that this service works are worked. */
  readonly serviceType?: string | null;
}

/** The calendar of a region, and how soon the service can be there. A failure stands in nobody's way (DATE-03). */
export function schedulingQueries(client: Client) {
  return {
    /** Why each day is closed that is; every other day of the range is worked. */
    closedDays: ({ regionId, from, to, serviceType = null }: WorkingDatesParams) =>
      queryOptions({
        queryKey: lookupKeys.workingDates(regionId, from, to, serviceType),
        queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
          const [dates] = await unwrap(
            client.scheduling.GET('/api/v1/scheduling/workDays/workingDates', {
              params: {
                query: {
                  regionId,
                  startDate: from,
                  endDate: to,
                  ...(serviceType === null ? {} : { serviceType }),
                },
              },
              signal,
            }),
          );
          return new Map(dates?.reasons.map(({ date, reason }) => [date, reason]));
        },
        staleTime: cacheTtlMs,
        gcTime: cacheTtlMs,
        meta: { failure: { text: 'An error occurred while fetching working dates' } },
      }),

    /** With `serviceDate` null there is no service between the regions, and nothing to check. */
    serviceDate: (asked: ServiceDateRequest) =>
      queryOptions({
        queryKey: lookupKeys.serviceDate(asked),
        queryFn: ({ signal }) =>
          unwrap(
            client.scheduling.POST('/api/v1/scheduling/serviceSchedules/serviceDate', {
              body: asked,
              signal,
            }),
          ),
        staleTime: cacheTtlMs,
        gcTime: cacheTtlMs,
        meta: { failure: { text: 'An error occurred while fetching service date' } },
      }),
  };
}
