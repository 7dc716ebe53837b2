export { BookingField } from './BookingField.js';
export { useBookingState } from './use-booking-state.js';
