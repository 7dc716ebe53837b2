// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions, type KeyedOptions } from '../../methods/call.js';
import type { EmailPickupManifest, PickupManifest } from '../consignment.js';

/**
 * The pickup manifest as PDF. Grouped by pickup site, with totals, in local time. It includes consignments in any status; unknown ids are left out, and 422 if all are unknown.
 *
 * Permissions: Access.DISPATCH and Consignment.PRINT.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/data/reports/pickup-manifest`: CALL-55, BULK-07, BULK-18, BULK-19, DOCS-10, DOCS-04
 *
 * @example
 * const answer = await pickupManifests.create(client, { consignmentIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20'], searchParameters: null });
 */
export function create(client: ConsignClient, body: PickupManifest, options?: CallOptions): Promise<Blob> {
  return call(client, {"name":"pickupManifests.create","service":"consignment","method":"POST","path":"/api/v2/data/reports/pickup-manifest","hasBody":true,"isRepeatable":true,"isFile":true}, {  }, body, options);
}

/**
 * Email the pickup manifest to the signed-in user. Sent to the signed-in user's email address (BULK-19), with the manifest attached and the notes in the text. Consignments in statuses other than those of BULK-05 are left out, and 422 if none remains. 202 because the email is queued until the mail server accepts it.
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/consignments/pickup-manifest-email`: CALL-56, BULK-08, BULK-19, DOCS-10, CONS-34
 *
 * @example
 * await pickupManifests.email(client, { consignmentIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20'], notes: 'Gate 4, after 2 pm' });
 */
export function email(client: ConsignClient, body: EmailPickupManifest, options?: KeyedOptions): Promise<undefined> {
  return call(client, {"name":"pickupManifests.email","service":"consignment","method":"POST","path":"/api/v2/consignments/pickup-manifest-email","hasBody":true,"isKeyed":true,"isRepeatable":true}, {  }, body, options);
}
