// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { Notice } from '../consignment.js';

/**
 * What the user should know. Work that the user asked for and that the server gave up on after the request was answered. A notice stays until the user dismisses it.
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v1/users/me/notices`: CALL-97, DOCS-15
 *
 * @example
 * const answer = await notices.list(client);
 */
export function list(client: ConsignClient, options?: CallOptions): Promise<readonly (Notice)[]> {
  return call(client, {"name":"notices.list","service":"consignment","method":"GET","path":"/api/v1/users/me/notices","shape":"[]","isRepeatable":true}, {  }, undefined, options);
}

/**
 * Dismiss a notice. Succeeds if the notice does not exist.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param id The id of the notice.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `DELETE /api/v1/users/me/notices/{id}`: CALL-98, DOCS-15
 *
 * @example
 * await notices.dismiss(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function dismiss(client: ConsignClient, id: string, options?: CallOptions): Promise<undefined> {
  return call(client, {"name":"notices.dismiss","service":"consignment","method":"DELETE","path":"/api/v1/users/me/notices/{id}","isRepeatable":true}, { id }, undefined, options);
}
