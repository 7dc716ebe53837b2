// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions, type KeyedOptions } from '../../methods/call.js';
import type { Id, LineItem, LineItemInput, LineItemVersion, LineItemsById, UpdateLineItem } from '../consignment.js';

/**
 * The freight items of several consignments. Takes ids and returns items keyed by id; an unknown id has no entry. The list and the dashboard's drill-down show them on hover (LIST-03), so either permission is enough.
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit, or Access.DISPATCH and Access.DASHBOARD.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `POST /api/v2/consignments/consignments-line-items`: CALL-36, LIST-03, CALL-94
 *
 * @example
 * const answer = await lineItems.list(client, body);
 */
export function list(client: ConsignClient, body: readonly (Id)[], options?: CallOptions): Promise<LineItemsById> {
  return call(client, {"name":"lineItems.list","service":"consignment","method":"POST","path":"/api/v2/consignments/consignments-line-items","shape":"","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Add a freight item. Allowed while Draft or Ready. It does not change the consignment's lastModifiedAtDateTimeUtc, which guards the fields that updateConsignment writes.
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: Conflicts with the stored state, for example because the status has changed; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v1/consignments/{ref}/line-items`: CALL-41, FRGT-12, FRGT-14, CONS-28, CONS-34
 *
 * @example
 * const answer = await lineItems.create(client, 'TAS0001234', {
 *   count: 2,
 *   packagingType: 'PALLET',
 *   description: 'Flat-packed kitchen',
 *   height: 1.2,
 *   width: 1,
 *   length: 1.2,
 *   volume: 2.88,
 *   weight: 500,
 *   dangerousGoods: null,
 * });
 */
export function create(client: ConsignClient, ref: string, body: LineItemInput, options?: KeyedOptions): Promise<LineItem> {
  return call(client, {"name":"lineItems.create","service":"consignment","method":"POST","path":"/api/v1/consignments/{ref}/line-items","shape":"id count volume weight","hasBody":true,"isKeyed":true,"isRepeatable":true}, { ref }, body, options);
}

/**
 * Change a freight item. Writes every field of the body; a field left out is emptied. Allowed while Draft or Ready. An outdated version is refused with 409 and the current item (CONS-57).
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @param itemId The id of the freight item.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: The item has changed since it was loaded (the response has its current state), or the consignment's status doesn't allow the change; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `PUT /api/v1/consignments/{ref}/line-items/{itemId}`: CALL-41, FRGT-12, FRGT-14, CONS-28, CONS-57
 *
 * @example
 * const answer = await lineItems.update(client, 'TAS0001234', '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10', {
 *   id: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b19',
 *   count: 2,
 *   packagingType: 'PALLET',
 *   description: 'Flat-packed kitchen',
 *   height: null,
 *   width: null,
 *   length: null,
 *   volume: 3,
 *   weight: 500,
 *   dangerousGoods: { unNumber: '1263', class: '3', subsidiaryClass1: null, subsidiaryClass2: null },
 * });
 */
export function update(client: ConsignClient, ref: string, itemId: string, body: UpdateLineItem, options?: CallOptions): Promise<LineItem> {
  return call(client, {"name":"lineItems.update","service":"consignment","method":"PUT","path":"/api/v1/consignments/{ref}/line-items/{itemId}","shape":"id count volume weight","hasBody":true,"isRepeatable":true}, { ref, itemId }, body, options);
}

export interface DeleteQuery {
  /** The version that was loaded; if left out, the item is removed even if it has changed since. */
  readonly version?: LineItemVersion;
}

/**
 * Remove a freight item. Allowed while Draft, and while Ready as long as another item remains (CONS-28). Returns 404 for an item that no longer exists, so a retry is safe. An outdated version is refused with 409 and the current item (CONS-57).
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @param itemId The id of the freight item.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: The item has changed since it was loaded (the response has its current state), or the consignment's status doesn't allow the change
 *
 * `DELETE /api/v1/consignments/{ref}/line-items/{itemId}`: CALL-41, FRGT-12, CONS-28, CONS-57
 *
 * @example
 * await lineItems.delete(client, 'TAS0001234', '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
function delete_(client: ConsignClient, ref: string, itemId: string, options?: CallOptions & { readonly query?: DeleteQuery }): Promise<undefined> {
  return call(client, {"name":"lineItems.delete","service":"consignment","method":"DELETE","path":"/api/v1/consignments/{ref}/line-items/{itemId}","isRepeatable":true}, { ref, itemId }, undefined, options);
}
export { delete_ as delete };
