import { addDays, findDay, type Day } from '@consign/domain/dates';
import { schedulingQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery } from '@tanstack/react-query';

/** The longest range of one call, its first day included. */
export const daysAhead = 365;

interface When {
  readonly today: Day;
  readonly serviceType: string | null;
  /** How many days ahead the closed ones are asked for. */
  readonly days?: number;
  /** False to look up nothing. */
  readonly isOn?: boolean;
}

interface Trip extends When {
  /** The regions; null where they are unknown: nothing is looked up (PART-09). */
  readonly sender: string | null;
  readonly receiver: string | null;
  /** What else the service date depends on. */
  readonly request?: Omit<
    Parameters<ReturnType<typeof schedulingQueries>['serviceDate']>[0],
    'serviceType' | 'originRegionId' | 'destinationRegionId'
  >;
}

/** The closed days of a region, with their reasons. A failure does not block the user (DATE-03). */
export function useClosedDays(
  region: string | null,
  { today, serviceType, days = daysAhead, isOn = true }: When,
) {
  return useQuery({
    ...schedulingQueries(useClient()).closedDays({
      regionId: region ?? '',
      from: today,
      to: addDays(today, days),
      serviceType,
    }),
    enabled: isOn && region !== null,
    retry: false,
  });
}

/** When a service can deliver: the closed days of the receiver, and the first day that the service can reach. */
export function useDeliveryLookups({ sender, receiver, request, ...when }: Trip) {
  const closed = useClosedDays(receiver, when);
  const service = useQuery({
    ...schedulingQueries(useClient()).serviceDate({
      ...request,
      serviceType: when.serviceType,
      originRegionId: sender ?? '',
      destinationRegionId: receiver ?? '',
    }),
    enabled: when.isOn !== false && sender !== null && receiver !== null,
    retry: false,
  });
  return {
    closed,
    service,
    earliest: findDay(service.data?.serviceDate),
    isLoading: closed.isLoading || service.isLoading,
  };
}
