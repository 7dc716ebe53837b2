// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { Status } from '../consignment.js';

/**
 * The statuses a consignment can have. The client keeps the codes it knows and sorts by displaySequence (LIST-20).
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v1/statuses`: CALL-15, LIST-20
 *
 * @example
 * const answer = await statuses.list(client);
 */
export function list(client: ConsignClient, options?: CallOptions): Promise<readonly (Status)[]> {
  return call(client, {"name":"statuses.list","service":"consignment","method":"GET","path":"/api/v1/statuses","shape":"[]","isRepeatable":true}, {  }, undefined, options);
}
