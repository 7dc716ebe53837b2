import type { FeatureFlags } from '../settings/index.js';
import type { StatusCode } from './codes.js';

/** Which delivery date the consignment screen shows: the requested one, a booked slot, or the confirmed one (read-only). */
export type DeliveryDateMode = 'requested' | 'booking' | 'confirmed';

/**
 * With DeliveryBookings: the requested date in Draft, a booking afterwards. Without: the confirmed date once there is
 * one, else the requested date (DATE-05).
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
