import type { RegisteredOperation } from '../http/contract/operation.js';
import { listDeliverySlots } from './list-delivery-slots.js';

export { refuseWithoutBookings } from './bookings-off.js';
export { loadDeliveryTrips, type WantedTrip } from './delivery-trips.js';
export { loadSlots, slotAnswer } from './load-slots.js';
export { freePlaces, listRuns, lockRunDays, runColumns, takePlace } from './run-store.js';
export { parseSlotPeriod } from './slot-period.js';

export const bookingOperations: readonly RegisteredOperation[] = [listDeliverySlots];
