// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type KeyedOptions } from '../../methods/call.js';
import type { BulkResult, Cancellations, RequestedPickupDates, StatusChanges } from '../consignment.js';

/**
 * Move several consignments to Ready, Staged or Cancelled. Each consignment succeeds or fails on its own, under the rules of markConsignmentReady, requestConsignmentPickup and cancelConsignment (BULK-13, BULK-23); any other target is refused (BULK-14). A consignment with a Warning was moved (CONS-50), unless checkOnly asks for the warnings first (BULK-29).
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v1/consignments/bulk/status`: CALL-50, BULK-10, BULK-13, BULK-14, BULK-17, BULK-22, BULK-23, BULK-24, BULK-29, CONS-50, CONS-34
 *
 * @example
 * const answer = await bulk.updateStatuses(client, {
 *   statusCode: 'STAGED',
 *   references: ['TAS0001234'],
 *   statusDatetimeUtc: '2025-07-14T21:30:00Z',
 * });
 */
export function updateStatuses(client: ConsignClient, body: StatusChanges, options?: KeyedOptions): Promise<BulkResult> {
  return call(client, {"name":"bulk.updateStatuses","service":"consignment","method":"POST","path":"/api/v1/consignments/bulk/status","shape":"results[]","hasBody":true,"isKeyed":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Set the requested pickup date of several consignments. Applies to each consignment that is Draft or Ready and whose service type allows it (BULK-15). The whole call is refused for a date in the past, or if the tenant has no pickup dates. With checkOnly it answers with the warnings and changes nothing (BULK-29).
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/consignments/bulk/request-pickup-date`: CALL-52, BULK-03, BULK-10, BULK-13, BULK-15, BULK-22, BULK-23, BULK-29, DATE-01, DATE-02, CONS-34
 *
 * @example
 * const answer = await bulk.updatePickupDates(client, { references: ['TAS0001234'], requestedPickupDateTimeUtc: '2025-07-15T12:00:00Z' });
 */
export function updatePickupDates(client: ConsignClient, body: RequestedPickupDates, options?: KeyedOptions): Promise<BulkResult> {
  return call(client, {"name":"bulk.updatePickupDates","service":"consignment","method":"POST","path":"/api/v2/consignments/bulk/request-pickup-date","shape":"results[]","hasBody":true,"isKeyed":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Cancel several consignments. Applies to each consignment that is Draft or Ready (BULK-16); the reason is stored with the status.
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/consignments/bulk/cancel`: CALL-53, BULK-04, BULK-10, BULK-13, BULK-16, BULK-20, BULK-22, BULK-23, BULK-24, CONS-34
 *
 * @example
 * const answer = await bulk.cancel(client, {
 *   references: ['TAS0001234'],
 *   reason: 'Cancelled by Consign user',
 *   dateTimeUtc: '2025-07-14T21:30:00Z',
 * });
 */
export function cancel(client: ConsignClient, body: Cancellations, options?: KeyedOptions): Promise<BulkResult> {
  return call(client, {"name":"bulk.cancel","service":"consignment","method":"POST","path":"/api/v2/consignments/bulk/cancel","shape":"results[]","hasBody":true,"isKeyed":true,"isRepeatable":true}, {  }, body, options);
}
