import type { Consignment } from '@consign/api-client/consignment';
import { groupSlots } from '@consign/consignment-parts/delivery-days';
import { addDays, findDay, type Day } from '@consign/domain/dates';
import { currentStatus } from '@consign/domain/status';
import { bookingQueries, schedulingQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { daysOfMonth, type Month, type MonthDay } from '@consign/ui/month-calendar';
import { useQuery } from '@tanstack/react-query';

import { savedTrip } from '../use-form-lookups.js';
import { buildSlotDays } from './slot-days.js';

/** The longest range of one call, its first day included. */
const daysAhead = 365;

/** The slots of a month, and why its other days have none (DATE-08). Without the reasons the slots are shown all the same. */
export function useSlotMonth(consignment: Consignment, month: Month, today: Day) {
  const client = useClient();
  const scheduling = schedulingQueries(client);
  const days = daysOfMonth(month);
  const slots = useQuery(bookingQueries(client).slots(consignment.reference, days));
  const trip = savedTrip(consignment);
  const closed = useQuery({
    ...scheduling.closedDays({
      regionId: trip.receiverRegionId ?? '',
      from: today,
      to: addDays(today, daysAhead),
      serviceType: trip.serviceTypeCode,
    }),
    enabled: trip.receiverRegionId !== null,
    retry: false,
  });
  const status = currentStatus(consignment.statusHistory);
  const service = useQuery({
    ...scheduling.serviceDate({
      reference: consignment.reference,
      serviceType: trip.serviceTypeCode,
      originRegionId: trip.senderRegionId ?? '',
      destinationRegionId: trip.receiverRegionId ?? '',
      requestedPickupDate: trip.requestedPickup,
      ...(status?.code === 'STAGED' ? { stagedDateTimeUtc: status.statusDate } : {}),
    }),
    enabled: trip.senderRegionId !== null && trip.receiverRegionId !== null,
    retry: false,
  });
  const isKnown = slots.data !== undefined && !closed.isLoading && !service.isLoading;
  return {
    days: isKnown
      ? buildSlotDays({
          days,
          slots: slots.data,
          today,
          closed: closed.data,
          earliest: findDay(service.data?.serviceDate ?? ''),
        })
      : new Map<string, MonthDay>(),
    byDay: groupSlots(slots.data ?? []),
    isLoading: !isKnown,
    isFailed: slots.isError && slots.data === undefined,
    isRetrying: slots.isFetching,
    message: slots.error?.message ?? '',
    retry: () => void slots.refetch(),
  };
}
