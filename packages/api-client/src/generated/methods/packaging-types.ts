// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { PackagingType } from '../consignment.js';

/**
 * The packaging types of an organisation. The source of the package type select (CALL-22). The specification gives no call for packaging types; path and shape follow service-types and the line item's packagingType.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param orgId The caller's own organisation; 404 for any other.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v2/organisations/{orgId}/packaging-types`: CALL-21, CALL-22, FRGT-08
 *
 * @example
 * const answer = await packagingTypes.list(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function list(client: ConsignClient, orgId: string, options?: CallOptions): Promise<readonly (PackagingType)[]> {
  return call(client, {"name":"packagingTypes.list","service":"consignment","method":"GET","path":"/api/v2/organisations/{orgId}/packaging-types","shape":"[]","isRepeatable":true}, { orgId }, undefined, options);
}
