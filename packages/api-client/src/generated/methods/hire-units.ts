// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { HireUnit } from '../consignment.js';

/**
 * The pallets and crates for hire. Fetched once per session (PLAT-17); without any, the unit shows 'None' (HIRE-02).
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v2/references/hire-units`: CALL-18, PLAT-17, HIRE-02
 *
 * @example
 * const answer = await hireUnits.list(client);
 */
export function list(client: ConsignClient, options?: CallOptions): Promise<readonly (HireUnit)[]> {
  return call(client, {"name":"hireUnits.list","service":"consignment","method":"GET","path":"/api/v2/references/hire-units","shape":"[]","isRepeatable":true}, {  }, undefined, options);
}
