import type { RegisteredOperation } from '../http/contract/operation.js';
import { listDeliverySlots } from './list-delivery-slots.js';

export { type Booking, findBooking, writeBooking } from './booking-store.js';
export { refuseWithoutBookings } from './list-delivery-slots.js';
export { loadDeliveryTrips } from './delivery-trips.js';
export { endBookings, findImpossibleBookings } from './end-bookings.js';
export { loadSlots, slotAnswer, parseSlotPeriod } from './load-slots.js';
export { freePlaces, listRuns, lockRunDays, takePlace } from './run-store.js';
export { type BookableTrip, type TripContext, toTrip, toWantedTrip } from './end-bookings.js';

export const bookingOperations: readonly RegisteredOperation[] = [listDeliverySlots];
