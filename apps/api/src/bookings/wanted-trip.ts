import type { Trip } from '@consign/domain/rules';
import type { TenantSettings } from '@consign/domain/settings';
import type { StatusCode } from '@consign/domain/status';

import { storedTrip } from '../calendar/index.js';
import type { WantedTrip } from './delivery-trips.js';

type StoredTrip = Parameters<typeof storedTrip>[0];

/** The parts of a consignment that its booking depends on. */
export interface BookableTrip extends StoredTrip {
  readonly statusCode: StatusCode;
  readonly statusAt: Date;
}

export interface TripContext {
  readonly tenant: { readonly settings: Pick<TenantSettings, 'requestedPickupDateEnabled'> };
  readonly now: Date;
}

/** The trip of a stored consignment, without a pickup date that the tenant takes no more (PLAT-04). */
export function toTrip(stored: StoredTrip, { tenant }: Pick<TripContext, 'tenant'>): Trip {
  const trip = storedTrip(stored);
  return tenant.settings.requestedPickupDateEnabled ? trip : { ...trip, requestedPickup: null };
}

/** The trip of a consignment from when it was staged, or from now on (DATE-09). */
export function toWantedTrip(consignment: BookableTrip, context: TripContext): WantedTrip {
  const { statusCode, statusAt } = consignment;
  return { ...toTrip(consignment, context), stagedAt: statusCode === 'STAGED' ? statusAt : context.now };
}
