import type { ApiError } from '@consign/api-client/internal';
import type { BookingSlot } from '@consign/api-client/consignment';
import { useDeliveryLookups } from '@consign/consignment-parts';
import {
  type DayReasons,
  formatClosed,
  formatPlaces,
  formatTimes,
  type DeliveryDay,
} from '@consign/consignment-parts/delivery-days';
import type { Day } from '@consign/domain/dates';
import {
  deliverySlotQueries,
  describeSchedulingFailure,
  findApiError,
  serviceDateFailed,
  workingDatesFailed,
  type DeliverySearch,
} from '@consign/queries';
import { useClient } from '@consign/session';
import type { Month, MonthDay } from '@consign/ui/month-calendar';
import { skipToken, useQuery } from '@tanstack/react-query';
import { formatCount, isolate } from '@consign/domain';
import { typography } from '@consign/ui';

import classes from './Schedule.module.css';
import { openDays } from './months.js';
import type { Regions } from './use-regions.js';

interface Options {
  readonly search: DeliverySearch;
  readonly regions: Regions;
  readonly today: Day;
  readonly month: Month;
}

export interface LoadedMonth {
  /** Undefined until they are loaded. */
  readonly slots: readonly BookingSlot[] | undefined;
  /** Null while it isn't known why days have no slots. */
  readonly reasons: DayReasons | null;
  /** Why no month has slots; null if nothing is known to stand against them. */
  readonly hindrance: string | null;
  /** Why the reasons are incomplete (DATE-04). */
  readonly reasonFailure: string | null;
  readonly failure: { readonly error: ApiError | null; readonly isRetrying: boolean } | null;
  readonly retry: () => void;
}

/** Loads the slots of a month, one call per month, and why its other days have none. A month that is over has none. */
export function useDeliveryMonth({ search, regions, today, month }: Options): LoadedMonth {
  const client = useClient();
  const { sender, receiver } = regions;
  const { serviceType } = search;
  const days = openDays(month, today);
  const slots = useQuery({
    ...deliverySlotQueries(client).period(search, days ?? { from: today, to: today }),
    ...(days === null ? { queryFn: skipToken } : {}),
  });
  const lookups = useDeliveryLookups({ today, serviceType, sender, receiver });
  const { closed, service, earliest } = lookups;
  const hasNoService = service.data !== undefined && service.data.serviceDate === null;
  const isFailed = slots.isError && slots.data === undefined;
  return {
    slots: days === null ? [] : slots.data,
    reasons: regions.isLoading || lookups.isLoading ? null : { closed: closed.data, earliest },
    hindrance:
      findUnknownRegion(regions) ?? (hasNoService ? "This service doesn't run between these places." : null),
    reasonFailure:
      closed.isError || regions.isFailed
        ? describeSchedulingFailure(closed.error, workingDatesFailed)
        : service.isError
          ? describeSchedulingFailure(service.error, serviceDateFailed)
          : null,
    failure: isFailed ? { error: findApiError(slots.error), isRetrying: slots.isFetching } : null,
    retry: () => void slots.refetch(),
  };
}

function findUnknownRegion({ sender, receiver, isLoading, isFailed }: Regions): string | null {
  if (isLoading || isFailed || (sender !== null && receiver !== null)) return null;
  const side = receiver === null ? 'receiver' : 'sender';
  return `The region of the ${side} isn't known, so there are no runs to show. Check its postcode and city.`;
}

const short = {
  early: 'Before the earliest delivery',
  full: 'No run with a place left',
} as const;

/** A day as the calendar shows and reads it. */
export function toMonthDay(delivery: DeliveryDay): MonthDay {
  if (delivery.kind === 'slots') {
    return {
      content: <Runs slots={delivery.slots} />,
      description: describeRuns(delivery.slots),
      isOpen: true,
    };
  }
  const { kind, reason } = delivery;
  const content = kind === 'closed' || kind === 'weekend' ? formatClosed(reason) : short[kind];
  return { content, description: reason, isOpen: false };
}

function describeRuns(slots: readonly BookingSlot[]): string {
  const runs = slots.map(
    (slot) => `${isolate(slot.deliveryRunName)}, ${formatTimes(slot)}, ${formatPlaces(slot.placesLeft)}`,
  );
  return runs.join('; ');
}

/** Every run where there is room for it, otherwise their sum. */
function Runs({ slots }: { readonly slots: readonly BookingSlot[] }) {
  const places = slots.reduce((sum, { placesLeft }) => sum + placesLeft, 0);
  return (
    <>
      <span className={classes.sum}>
        <span>{formatCount(slots.length, 'run')}</span>
        <span>{formatPlaces(places)}</span>
      </span>
      <span className={classes.runs}>
        {slots.map((slot) => (
          <span key={`${slot.scheduleId} ${slot.scheduleStartDateTimeUtc}`} className={classes.run}>
            <bdi className={typography.name}>{slot.deliveryRunName}</bdi>
            <span>{formatTimes(slot)}</span>
            <span>{formatPlaces(slot.placesLeft)}</span>
          </span>
        ))}
      </span>
    </>
  );
}
