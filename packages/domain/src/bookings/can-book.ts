import { allowed, disabled, hidden, type ActionDecision } from '../action-decision.js';
import { missingPermissionMessage, type PermissionSet } from '../permissions/index.js';
import type { Trip } from '../rules/trip.js';
import type { StatusCode } from '../status/codes.js';
import { statuses } from '../status/statuses.js';

const bookable: readonly StatusCode[] = ['FINAL', 'STAGED'];

/** Whether a consignment with this status can have its delivery booked or its booking changed (BOOK-01). */
export function isBookable(status: StatusCode | null): boolean {
  return status !== null && bookable.includes(status);
}

interface BookingContext {
  readonly status: StatusCode | null;
  readonly permissions: PermissionSet;
  /** The server's `runBookingReadonly`. */
  readonly isReadOnly: boolean;
}

/**
 * Book and change a delivery booking: Ready or Staged, not read-only, with MAINTAIN (BOOK-01, BOOK-04). Absent where
 * booking can never be allowed: without MAINTAIN, and after Staged (CONS-99, CONS-100).
 */
export function canBook({ status, permissions, isReadOnly }: BookingContext): ActionDecision {
  if (!permissions.has('Consignment.MAINTAIN')) return hidden('BOOK-04', missingPermissionMessage);
  if (status === null) return disabled('BOOK-01', 'Save the consignment first');
  if (!isBookable(status)) {
    const names = bookable.map((code) => statuses[code].name).join(' or ');
    const reason = `Only ${names} consignments can be booked; this one is ${statuses[status].name}`;
    return hidden('BOOK-01', reason);
  }
  return isReadOnly
    ? disabled('BOOK-01', "The run's planning has closed, so the booking can't be changed")
    : allowed;
}

interface Change {
  readonly isBooked: boolean;
  /** Before the first save nothing is booked. */
  readonly stored: Trip;
  /** As it would be saved. */
  readonly trip: Trip;
}

/**
 * Whether the requested delivery date is closed because the delivery is booked (DATE-05). A new receiver, service or
 * pickup date opens it again, because it may end the booking.
 */
export function isRequestedDateClosed({ isBooked, stored, trip }: Change): boolean {
  return isBooked && isSameTrip(stored, trip);
}

/** Whether a booking would be of the same trip: service, regions and requested pickup. */
export function isSameTrip(stored: Trip, trip: Trip): boolean {
  return (
    trip.serviceTypeCode === stored.serviceTypeCode &&
    trip.senderRegionId === stored.senderRegionId &&
    trip.receiverRegionId === stored.receiverRegionId &&
    trip.requestedPickup === stored.requestedPickup
  );
}
