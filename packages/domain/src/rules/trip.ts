import type { Day } from '../dates/day.js';
import type { TenantSettings } from '../settings/index.js';
import type { SaveStage } from './save-stage.js';

/** The parts of a consignment that its dates depend on. */
export interface Trip {
  readonly serviceTypeCode: string;
  /** Null if the region is unknown; its days are then unknown too (PART-09). */
  readonly senderRegionId: string | null;
  readonly receiverRegionId: string | null;
  readonly requestedPickup: Day | null;
  readonly requestedDelivery: Day | null;
}

interface Agreement {
  readonly stage: SaveStage;
  readonly settings: Pick<TenantSettings, 'requestedPickupDateEnabled'>;
  /** The trip to be saved. */
  readonly trip: Trip;
  /** The trip as stored; null before the first save. */
  readonly stored: Trip | null;
}

/** Whether the dates were agreed when the consignment left Draft: same trip, same decision (DATE-11). */
export function areDatesAgreed({ stage, settings, trip, stored }: Agreement): boolean {
  return (
    stage === 'ready' &&
    stored !== null &&
    trip.serviceTypeCode === stored.serviceTypeCode &&
    trip.senderRegionId === stored.senderRegionId &&
    trip.receiverRegionId === stored.receiverRegionId &&
    trip.requestedDelivery === stored.requestedDelivery &&
    // A pickup date that the tenant no longer uses decides nothing.
    (!settings.requestedPickupDateEnabled || trip.requestedPickup === stored.requestedPickup)
  );
}
