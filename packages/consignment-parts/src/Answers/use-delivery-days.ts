import type { Consignment } from '@consign/api-client/consignment';
import { addDays, findDay, type Day } from '@consign/domain/dates';
import { schedulingQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery } from '@tanstack/react-query';

/** How many days ahead the calendar says why a day is closed. */
const daysAhead = 90;

/** The days on which freight can be delivered again: those of a trip within the receiver's region (ANSW-03). */
export function useDeliveryDays(consignment: Consignment, today: Day, isOn: boolean) {
  const scheduling = schedulingQueries(useClient());
  const { serviceType, receiverParticipant } = consignment;
  const regionId = receiverParticipant.address.region?.id ?? '';
  const enabled = isOn && regionId !== '';
  const closed = useQuery({
    ...scheduling.closedDays({
      regionId,
      from: today,
      to: addDays(today, daysAhead),
      serviceType: serviceType.code,
    }),
    enabled,
    retry: false,
  });
  const service = useQuery({
    ...scheduling.serviceDate({
      serviceType: serviceType.code,
      originRegionId: regionId,
      destinationRegionId: regionId,
    }),
    enabled,
    retry: false,
  });
  return {
    closed: closed.data,
    earliest: findDay(service.data?.serviceDate),
    isLoading: closed.isLoading || service.isLoading,
  };
}
