import { formatDate } from '../dates/format.js';
import { toLocalDay } from '../dates/wall-clock.js';
import type { Day } from '../dates/day.js';
import type { Problem } from '../problem.js';
import type { Text } from './text.js';
import { checkRequestedDates, type DateContext, type DateFacts } from './requested-dates.js';
import type { Trip } from './trip.js';
import type { Warning } from './warnings.js';

const path = 'requestedDeliveryDateTimeUtc';

interface NewReceiver {
  /** The trip to the new receiver, with the requested dates as stored. */
  readonly trip: Trip;
  readonly stored: Trip;
  /** What the lookups say about `trip`. */
  readonly facts: DateFacts;
}

/** Whether a new receiver makes the requested delivery date impossible (DATE-14). */
export function isDeliveryMissed({ trip, stored, facts }: NewReceiver): boolean {
  const { requestedDelivery: day } = trip;
  if (day === null || trip.receiverRegionId === stored.receiverRegionId) return false;
  const { serviceDay = null, isDeliveryWorkingDay } = facts;
  return isDeliveryWorkingDay === false || (serviceDay !== null && day < serviceDay);
}

/** Warns before a save of only the receiver that the requested delivery date becomes impossible (DATE-14). */
export function receiverWarnings(receiver: NewReceiver, earliest: Day | null): readonly Warning[] {
  if (!isDeliveryMissed(receiver)) return [];
  const day = formatDate(receiver.trip.requestedDelivery ?? '');
  const remedy = earliest === null ? '' : ` The earliest possible is ${formatDate(earliest)}.`;
  const message = `The new receiver can't get the delivery on the requested day, ${day}.${remedy}`;
  return [{ id: 'DATE-14', path, message }];
}

interface MovedContext extends Omit<DateContext, 'facts' | 'isAgreed'> {
  readonly receiver: NewReceiver;
  /** What the lookups say about the day sent. */
  readonly facts: DateFacts;
}

/**
 * Checks a delivery date sent with a save of only the receiver: it may only replace one that the new receiver makes
 * impossible, by a later possible day (DATE-14).
 */
export function checkMovedDelivery(sent: Text, { receiver, ...context }: MovedContext): readonly Problem[] {
  const { requestedDelivery: stored } = receiver.trip;
  const day = toLocalDay(sent);
  if (day === stored) return [];
  if (!isDeliveryMissed(receiver) || stored === null || (day !== null && day < stored)) {
    const message =
      'Only a delivery date that the new receiver makes impossible can be moved, to a later day';
    return [{ id: 'DATE-14', path, message }];
  }
  return checkRequestedDates({ [path]: sent }, context);
}
