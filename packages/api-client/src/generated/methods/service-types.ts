// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { ServiceType } from '../consignment.js';

/**
 * The service types an organisation may use. Fetched once per session (PLAT-17). Requests use the code.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param id The caller's own organisation; 404 for any other.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v2/organisations/{id}/service-types`: CALL-16, PLAT-17
 *
 * @example
 * const answer = await serviceTypes.list(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function list(client: ConsignClient, id: string, options?: CallOptions): Promise<readonly (ServiceType)[]> {
  return call(client, {"name":"serviceTypes.list","service":"consignment","method":"GET","path":"/api/v2/organisations/{id}/service-types","shape":"[]","isRepeatable":true}, { id }, undefined, options);
}
