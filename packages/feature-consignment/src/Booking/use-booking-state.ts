import type { BookingStatus } from '@consign/api-client/consignment';
import { bookingQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery } from '@tanstack/react-query';

export interface BookingState {
  /** Undefined until it is loaded. */
  readonly data: BookingStatus | undefined;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The booking of a consignment; null where deliveries are not booked (DATE-05). */
export function useBookingState(reference: string, isOn: boolean): BookingState | null {
  const status = useQuery({ ...bookingQueries(useClient()).status(reference), enabled: isOn });
  if (!isOn) return null;
  return {
    data: status.data,
    isFailed: status.isError && status.data === undefined,
    isRetrying: status.isFetching,
    retry: () => void status.refetch(),
  };
}
