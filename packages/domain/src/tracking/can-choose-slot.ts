import { allowed, disabled, hidden, type ActionDecision } from '../action-decision.js';
import { isBookable } from '../bookings/can-book.js';
import type { FeatureFlags } from '../settings/feature-flags.js';
import type { TenantSettings } from '../settings/tenant-settings.js';
import type { StatusCode } from '../status/codes.js';

interface Choosing {
  readonly settings: Pick<TenantSettings, 'receiverChoosesSlot'>;
  readonly flags: Pick<FeatureFlags, 'DeliveryBookings'>;
  readonly status: StatusCode;
  /** The server's `runBookingReadonly`: the booked run takes no change any more. */
  readonly isReadOnly: boolean;
  /** When the receiver chose; null before. */
  readonly chosenAt: Date | null;
}

/** How many slots the receiver's page offers, the earliest first, and of how many days (TRAK-12). */
export const OFFERED_SLOTS = 30;
export const OFFERED_DAYS = 14;

/**
 * Whether a receiver may choose a delivery slot (TRAK-12): where the tenant allows it and bookings are on, while the
 * delivery can be booked, and once.
 */
export function canChooseSlot({ settings, flags, status, isReadOnly, chosenAt }: Choosing): ActionDecision {
  if (!settings.receiverChoosesSlot || !flags.DeliveryBookings)
    return hidden('TRAK-12', 'Delivery times are not chosen on this page');
  if (!isBookable(status) || isReadOnly) return hidden('TRAK-12', 'It is too late to choose a delivery time');
  return chosenAt === null
    ? allowed
    : disabled('TRAK-12', 'A delivery time has been chosen already, and can be chosen once');
}
