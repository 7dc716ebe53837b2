import { addDays, findDay, type Day } from '@consign/domain/dates';
import type { DateFacts } from '@consign/domain/rules';
import { describeSchedulingFailure, serviceDateFailed, workingDatesFailed } from '@consign/queries';
import type { UseQueryResult } from '@tanstack/react-query';

import { daysAhead, useClosedDays, useDeliveryLookups } from './use-delivery-lookups.js';

interface Options {
  readonly today: Day;
  /** Null if unknown: nothing is looked up or checked (PART-09). */
  readonly senderRegionId: string | null;
  readonly receiverRegionId: string | null;
  /** The region of a typed address could not be looked up. */
  readonly isRegionFailed?: Readonly<Record<'pickup' | 'delivery', boolean>>;
  readonly serviceType: string | null;
  readonly requestedPickupDate: string;
  /** The consignment's reference; null before the first save. */
  readonly reference: string | null;
  /** False where the dates cannot be edited. */
  readonly isOn: boolean;
}

export interface DateLookups {
  /** Closed days with their reasons: pickup in the sender's region, delivery in the receiver's (DATE-07). */
  readonly closed: Readonly<Record<'pickup' | 'delivery', ReadonlyMap<string, string> | undefined>>;
  readonly serviceDay: Day | null;
  /** The first days from the given ones on that the checks accept; null where that is unknown (DATE-13). */
  readonly findPossible: (dates: RequestedDates) => Readonly<Record<'pickup' | 'delivery', Day | null>>;
  /** Lookup errors (DATE-04). */
  readonly failures: Readonly<Record<'pickup' | 'delivery', string | null>>;
  /** The facts about these dates, for the rules; null where a lookup failed (DATE-03). */
  readonly toFacts: (dates: RequestedDates) => DateFacts;
}

/** As entered: 'YYYY-MM-DD', blank, or a text that is no date. */
interface RequestedDates {
  readonly pickup: string;
  readonly delivery: string;
}

/** Looks up working days and the service date. Failures do not block the user (DATE-03). */
export function useDateLookups(options: Options): DateLookups {
  const { today, senderRegionId, receiverRegionId, serviceType, reference, isOn } = options;
  const { isRegionFailed = { pickup: false, delivery: false } } = options;
  const to = addDays(today, daysAhead);
  const when = { today, serviceType, isOn };
  const pickup = useClosedDays(senderRegionId, when);
  const lookups = useDeliveryLookups({
    ...when,
    sender: senderRegionId,
    receiver: receiverRegionId,
    request: { reference, requestedPickupDate: findDay(options.requestedPickupDate) },
  });
  const { closed: delivery, service, earliest: serviceDay } = lookups;
  const isWorked = (closed: ReadonlyMap<string, string> | undefined, date: string): boolean | null => {
    const day = findDay(date);
    // Days outside the requested range are unknown.
    if (closed === undefined || day === null || day < today || day > to) return null;
    return !closed.has(day);
  };
  const firstOpenDay = (days: readonly (Day | null)[], closed: ReadonlyMap<string, string> | undefined) => {
    let day = latest(today, days);
    if (closed === undefined) return day === serviceDay ? day : null;
    while (closed.has(day)) day = addDays(day, 1);
    return day > to ? null : day;
  };
  return {
    closed: { pickup: pickup.data, delivery: delivery.data },
    serviceDay,
    failures: {
      pickup: describe(pickup, workingDatesFailed) ?? (isRegionFailed.pickup ? workingDatesFailed : null),
      delivery:
        describe(delivery, workingDatesFailed) ??
        (isRegionFailed.delivery ? workingDatesFailed : describe(service, serviceDateFailed)),
    },
    findPossible: (dates) => {
      const [pickupDay, deliveryDay] = [findDay(dates.pickup), findDay(dates.delivery)];
      const isUnknown = serviceDay === null && deliveryDay === null;
      return {
        pickup: firstOpenDay([pickupDay], pickup.data),
        delivery: isUnknown ? null : firstOpenDay([pickupDay, deliveryDay, serviceDay], delivery.data),
      };
    },
    toFacts: (dates) => ({
      isPickupWorkingDay: isWorked(pickup.data, dates.pickup),
      isDeliveryWorkingDay: isWorked(delivery.data, dates.delivery),
      serviceDay,
    }),
  };
}

function latest(first: Day, others: readonly (Day | null)[]): Day {
  return others.reduce<Day>((last, day) => (day !== null && day > last ? day : last), first);
}

function describe({ isError, error }: Pick<UseQueryResult, 'isError' | 'error'>, sentence: string) {
  return isError ? describeSchedulingFailure(error, sentence) : null;
}
