// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions, type KeyedOptions } from '../../methods/call.js';
import type { CreateLoadCheck, ListLoadPieces, LoadCheck, LoadPieces } from '../consignment.js';

/**
 * Sign a load check. Stores what was scanned on the dock with the name of who signs. It is printed on pickup manifests of the consignments from then on; the latest check of a consignment counts. Unknown ids are left out, and 422 if all are unknown. With earlierCheckIds, 409 if another check of one of them was signed.
 *
 * Permissions: Access.DISPATCH and Consignment.PRINT.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 409: Conflicts with the stored state, for example because the slot has been taken; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/load-checks`: CALL-299, LOAD-03, LOAD-04, LOAD-21
 *
 * @example
 * const answer = await loadChecks.create(client, {
 *   consignmentIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20'],
 *   scanned: ['095212340000000013'],
 *   signedBy: 'Sione Fīnau',
 * });
 */
export function create(client: ConsignClient, body: CreateLoadCheck, options?: KeyedOptions): Promise<LoadCheck> {
  return call(client, {"name":"loadChecks.create","service":"consignment","method":"POST","path":"/api/v2/load-checks","shape":"missing[] unknown[]","hasBody":true,"isKeyed":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * The pieces that should be loaded. The pieces of the consignments that wait for pickup (Staged) at the sites, or of those that references names, in any status but Draft and Cancelled. Pieces without a number get the one that their labels will have. A consignment that was checked before has its latest signature, and its pieces say whether they were loaded then.
 *
 * Permissions: Access.DISPATCH and Consignment.PRINT.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/load-checks/pieces`: CALL-298, LOAD-01, LOAD-09, LOAD-21
 *
 * @example
 * const answer = await loadChecks.listPieces(client, { siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20'] });
 */
export function listPieces(client: ConsignClient, body: ListLoadPieces, options?: CallOptions): Promise<LoadPieces> {
  return call(client, {"name":"loadChecks.listPieces","service":"consignment","method":"POST","path":"/api/v2/load-checks/pieces","shape":"consignments[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}
