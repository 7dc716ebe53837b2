import type { FeatureFlags } from '../settings/index.js';
import type { StatusCode } from './codes.js';

/** Which date the consignment screen shows: asked for, booked as a slot, or confirmed and read-only. */
export type DeliveryDateMode = 'requested' | 'booking' | 'confirmed';

/**
 * DATE-05: with DeliveryBookings a date is requested until the consignment has left Draft and a slot booked after;
 * without it the confirmed date is shown once there is one.
 */
export function deliveryDateMode(consignment: {
  readonly status: StatusCode | null;
  readonly hasConfirmedDate: boolean;
  readonly flags: Pick<FeatureFlags, 'DeliveryBookings'>;
}): DeliveryDateMode {
  const { status, hasConfirmedDate, flags } = consignment;
  if (flags.DeliveryBookings) return status === null || status === 'DRAFT' ? 'requested' : 'booking';
  return hasConfirmedDate ? 'confirmed' : 'requested';
}
