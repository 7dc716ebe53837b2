// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { DeliveryExtra, UpdateDeliveryExtra } from '../consignment.js';

export interface ListQuery {
  /** All service types if left out. */
  readonly serviceTypeCode?: string;
}

/**
 * Additional services at delivery. The provider's catalogue.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param orgId The caller's own organisation; 404 for any other.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v2/organisations/{orgId}/delivery-extras`: CALL-46, XTRA-06
 *
 * @example
 * const answer = await extras.list(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function list(client: ConsignClient, orgId: string, options?: CallOptions & { readonly query?: ListQuery }): Promise<readonly (DeliveryExtra)[]> {
  return call(client, {"name":"extras.list","service":"consignment","method":"GET","path":"/api/v2/organisations/{orgId}/delivery-extras","shape":"[]","isRepeatable":true}, { orgId }, undefined, options);
}

/**
 * Set which extras the driver completes. An extra that is left out is unchanged.
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param id The consignment's id, not its reference, as in the specification.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: Conflicts with the stored state, for example because the slot has been taken; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `PUT /api/v2/consignments/{id}/delivery-extras/instructions`: CALL-47, XTRA-03
 *
 * @example
 * await extras.updateInstructions(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10', body);
 */
export function updateInstructions(client: ConsignClient, id: string, body: readonly (UpdateDeliveryExtra)[], options?: CallOptions): Promise<undefined> {
  return call(client, {"name":"extras.updateInstructions","service":"consignment","method":"PUT","path":"/api/v2/consignments/{id}/delivery-extras/instructions","hasBody":true,"isRepeatable":true}, { id }, body, options);
}
