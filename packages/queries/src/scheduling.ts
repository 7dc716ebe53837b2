import type { Client } from '@consign/api-client/internal';
import type { ServiceDateRequest } from '@consign/api-client/scheduling';
import { queryOptions } from '@tanstack/react-query';

import { serviceDateFailed, workingDatesFailed } from './call-errors.js';

/** Set by DATE-03. */
const cacheTtlMs = 60_000;

export interface WorkingDatesParams {
  readonly regionId: string;
  /** Local days 'YYYY-MM-DD', both inclusive; at most 366 days. */
  readonly from: string;
  readonly to: string;
  /** Includes the weekend days this service works. */
  readonly serviceType?: string | null;
}

/** Trimmed; empty for none. */
export interface LocalityParams {
  readonly postcode: string;
  readonly city: string;
}

/** Regional calendars and service dates. A failure never blocks the user (DATE-03). */
export function schedulingQueries(client: Client) {
  const { GET, POST } = client.scheduling;
  return {
    /** The prefix of the lookups of a day, to ask again for lookups that are older than their cache. */
    lookups: ['scheduling'] as const,

    /** The closed days of the range with their reasons; every other day is a working day. */
    closedDays: ({ regionId, from, to, serviceType = null }: WorkingDatesParams) =>
      queryOptions({
        queryKey: ['scheduling', 'working-dates', regionId, from, to, serviceType],
        queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
          const [dates] = await GET('/api/v1/scheduling/workDays/workingDates', {
            query: {
              regionId,
              startDate: from,
              endDate: to,
              ...(serviceType === null ? {} : { serviceType }),
            },
            signal,
          });
          return new Map(dates?.reasons.map(({ date, reason }) => [date, reason]));
        },
        staleTime: cacheTtlMs,
        gcTime: cacheTtlMs,
        meta: { failure: { schedulingText: workingDatesFailed } },
      }),

    /** The region of a typed address, as a save derives it (PART-09); null if it is unknown. */
    addressRegion: ({ postcode, city }: LocalityParams) =>
      queryOptions({
        queryKey: ['scheduling', 'region', postcode, city],
        queryFn: async ({ signal }): Promise<string | null> => {
          const query = { ...(postcode === '' ? {} : { postcode }), ...(city === '' ? {} : { city }) };
          const { region } = await GET('/api/v1/scheduling/regions', { query, signal });
          return region?.id ?? null;
        },
        staleTime: cacheTtlMs,
        gcTime: cacheTtlMs,
      }),

    /** `serviceDate` null: no service runs between the regions, so there is nothing to check. */
    serviceDate: (request: ServiceDateRequest) =>
      queryOptions({
        queryKey: ['scheduling', 'service-date', request],
        queryFn: ({ signal }) =>
          POST('/api/v1/scheduling/serviceSchedules/serviceDate', { body: request, signal }),
        staleTime: cacheTtlMs,
        gcTime: cacheTtlMs,
        meta: { failure: { schedulingText: serviceDateFailed } },
      }),
  };
}
