/**
 * Deliveries that are booked on a run (BOOK-01 to 05), and the search for their slots (SCHD-01 to 05).
 *
 * @module
 */
export { checkSlotSearch, type PlaceBody, type SlotSearchBody } from './check-slot-search.js';
