// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions, type KeyedOptions } from '../../methods/call.js';
import type { Booking, BookingSlot, BookingStatus, SlotPeriod, SlotSearch } from '../consignment.js';

/**
 * When a consignment can be delivered. The slots with a place left, and the booked one.
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit.
 *
 * @param ref The consignment's reference, in any case.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/runs/bookings/consignments/{ref}/available-booking-dates`: CALL-70, BOOK-02
 *
 * @example
 * const answer = await bookings.listSlots(client, 'TAS0001234', { startDateTimeUtc: '2026-03-16T11:00:00Z', endDateTimeUtc: '2026-04-16T12:00:00Z' });
 */
export function listSlots(client: ConsignClient, ref: string, body: SlotPeriod, options?: CallOptions): Promise<readonly (BookingSlot)[]> {
  return call(client, {"name":"bookings.listSlots","service":"consignment","method":"POST","path":"/api/v2/runs/bookings/consignments/{ref}/available-booking-dates","shape":"[]","hasBody":true,"isRepeatable":true}, { ref }, body, options);
}

/**
 * When a delivery between two places is possible. A place is a site or an address.
 *
 * Permissions: Access.DISPATCH and Access.DASHBOARD.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/runs/bookings/available-booking-dates`: CALL-71, SCHD-03
 *
 * @example
 * const answer = await bookings.listDeliverySlots(client, {
 *   origin: { siteId: '019808b4-0000-7000-8000-000000000000' },
 *   destination: {
 *     address: {
 *       streetNumber: '12',
 *       street: 'Jackson Street',
 *       suburb: 'Petone',
 *       city: 'Wellington',
 *       country: 'New Zealand',
 *       postcode: '6011',
 *     },
 *   },
 *   serviceType: 'GENERAL',
 *   startDateTimeUtc: '2026-03-16T11:00:00Z',
 *   endDateTimeUtc: '2026-04-16T12:00:00Z',
 * });
 */
export function listDeliverySlots(client: ConsignClient, body: SlotSearch, options?: CallOptions): Promise<readonly (BookingSlot)[]> {
  return call(client, {"name":"bookings.listDeliverySlots","service":"consignment","method":"POST","path":"/api/v2/runs/bookings/available-booking-dates","shape":"[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Whether and when a delivery is booked. A POST without a body, as in the specification.
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit.
 *
 * @param ref The consignment's reference, in any case.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `POST /api/v2/runs/bookings/consignments/{ref}/booking-status`: CALL-72, BOOK-01, BOOK-03
 *
 * @example
 * const answer = await bookings.getStatus(client, 'TAS0001234');
 */
export function getStatus(client: ConsignClient, ref: string, options?: CallOptions): Promise<BookingStatus> {
  return call(client, {"name":"bookings.getStatus","service":"consignment","method":"POST","path":"/api/v2/runs/bookings/consignments/{ref}/booking-status","shape":"runBookingReadonly","isRepeatable":true}, { ref }, undefined, options);
}

/**
 * Book a slot. A slot that has been taken in the meantime is refused with 409 (BOOK-03), as is a call that doesn't know of the current booking (BOOK-09). The place booked before is free again. A consignment that is cancelled, or whose receiver, service or pickup is changed so that the run can't deliver it, loses its booking and its confirmed delivery date. A copy begins without a booking.
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: Conflicts with the stored state, for example because the slot has been taken; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/runs/bookings/consignments/{ref}/booking`: CALL-73, BOOK-02, BOOK-03, BOOK-04, BOOK-09
 *
 * @example
 * const answer = await bookings.create(client, 'TAS0001234', {
 *   scheduleId: '019808b4-0000-7000-8000-000000000000',
 *   scheduleStartDateTimeUtc: '2026-03-22T20:00:00Z',
 * });
 */
export function create(client: ConsignClient, ref: string, body: Booking, options?: KeyedOptions): Promise<BookingStatus> {
  return call(client, {"name":"bookings.create","service":"consignment","method":"POST","path":"/api/v2/runs/bookings/consignments/{ref}/booking","shape":"runBookingReadonly","hasBody":true,"isKeyed":true,"isRepeatable":true}, { ref }, body, options);
}
