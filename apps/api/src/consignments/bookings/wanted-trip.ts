import type { Trip } from '@consign/domain/rules';

import { storedTrip } from '../../calendar/index.js';
import type { WantedTrip } from '../../bookings/index.js';
import type { OperationContext } from '../../http/contract/operation.js';
import type { BookableConsignment } from './bookable-store.js';

/** The trip of a stored consignment, without a pickup date that the tenant takes no more (PLAT-04). */
export function toTrip(
  consignment: Parameters<typeof storedTrip>[0],
  { tenant }: Pick<OperationContext, 'tenant'>,
): Trip {
  const trip = storedTrip(consignment);
  return tenant.settings.requestedPickupDateEnabled ? trip : { ...trip, requestedPickup: null };
}

/** The trip of a consignment from when it was staged, or from now on (DATE-09). */
export function toWantedTrip(
  consignment: BookableConsignment,
  context: Pick<OperationContext, 'tenant' | 'now'>,
): WantedTrip {
  const { statusCode, statusAt } = consignment;
  return { ...toTrip(consignment, context), stagedAt: statusCode === 'STAGED' ? statusAt : context.now };
}
