// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { FoundReceivers, Id, SaveReceiver } from '../consignment.js';

export interface SearchQuery {
  readonly term?: string;
  /** A site's participant, as in CALL-18. */
  readonly participantId?: Id;
}

/**
 * Receivers of the requesting site. What was sent to whom: remembered with each created consignment. With a term, those that have each of its words in name, address or phone; with a participantId, what was sent to that site last. Otherwise the typed ones.
 *
 * Permissions: Access.DISPATCH and Consignment.CREATE.
 *
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v2/address-book`: CALL-122, CONS-72, CONS-75
 *
 * @example
 * const answer = await addressBook.search(client);
 */
export function search(client: ConsignClient, options?: CallOptions & { readonly query?: SearchQuery }): Promise<FoundReceivers> {
  return call(client, {"name":"addressBook.search","service":"consignment","method":"GET","path":"/api/v2/address-book","shape":"receivers[]","isRepeatable":true}, {  }, undefined, options);
}

/**
 * Clear the address book of the requesting site. For every user of the site. Consignments stay as they are.
 *
 * Permissions: Access.DISPATCH and Consignment.CREATE.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `DELETE /api/v2/address-book`: CALL-122, CONS-76
 *
 * @example
 * await addressBook.clear(client);
 */
export function clear(client: ConsignClient, options?: CallOptions): Promise<undefined> {
  return call(client, {"name":"addressBook.clear","service":"consignment","method":"DELETE","path":"/api/v2/address-book","isRepeatable":true}, {  }, undefined, options);
}

/**
 * Change a receiver of the address book. For every user of the site. Consignments stay as they are.
 *
 * Permissions: Access.DISPATCH and Consignment.CREATE.
 *
 * @param id Of the entry.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `PUT /api/v2/address-book/{id}`: CALL-123, CONS-76
 *
 * @example
 * await addressBook.save(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10', {
 *   fullName: 'Tūī Café',
 *   phone: '021 555 0199',
 *   email: 'orders@tui.example',
 *   address: {
 *     streetNumber: '5',
 *     street: 'Bank Street',
 *     suburb: 'Regent',
 *     city: 'Whangārei',
 *     postcode: '0112',
 *   },
 * });
 */
export function save(client: ConsignClient, id: string, body: SaveReceiver, options?: CallOptions): Promise<undefined> {
  return call(client, {"name":"addressBook.save","service":"consignment","method":"PUT","path":"/api/v2/address-book/{id}","hasBody":true,"isRepeatable":true}, { id }, body, options);
}

/**
 * Delete a receiver of the address book. Succeeds if there is none. The next consignment to the receiver adds it again.
 *
 * Permissions: Access.DISPATCH and Consignment.CREATE.
 *
 * @param id Of the entry.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `DELETE /api/v2/address-book/{id}`: CALL-123, CONS-76
 *
 * @example
 * await addressBook.delete(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
function delete_(client: ConsignClient, id: string, options?: CallOptions): Promise<undefined> {
  return call(client, {"name":"addressBook.delete","service":"consignment","method":"DELETE","path":"/api/v2/address-book/{id}","isRepeatable":true}, { id }, undefined, options);
}
export { delete_ as delete };
