/**
 * Deliveries that are booked on a run (BOOK-01 to 05, DATE-05), and the search for their slots (SCHD-01 to 05). The
 * caller passes in runs, calendars and the places taken.
 *
 * @module
 */
export { canBook, isBookable, isRequestedDateClosed, isSameTrip } from './can-book.js';
export { checkSlotSearch, type PlaceBody, type SlotSearchBody } from './check-slot-search.js';
export {
  isDelivering,
  isPlanningClosed,
  listSlots,
  MAX_SLOT_DAYS,
  MAX_SLOTS,
  type BookedPlace,
  type DeliveryRun,
  type DeliveryTrip,
  type Slot,
  type ToUtc,
} from './slots.js';
