// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { Revision, UnsavedForm, UnsavedWork, UnsavedWorkContent, UnsavedWorkKept } from '../consignment.js';

/**
 * The user's forms with unsaved work. Without their content, which each form reads when it opens (getUnsavedWork).
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v1/users/me/unsaved-work`: CALL-113, DASH-30, PLAT-24
 *
 * @example
 * const answer = await unsavedWork.list(client);
 */
export function list(client: ConsignClient, options?: CallOptions): Promise<readonly (UnsavedForm)[]> {
  return call(client, {"name":"unsavedWork.list","service":"consignment","method":"GET","path":"/api/v1/users/me/unsaved-work","shape":"[]","isRepeatable":true}, {  }, undefined, options);
}

/**
 * A form's unsaved work. Unsaved work is stored here, never in the browser's storage (PLAT-19). The specification gives no call; this is a named store per user, because only the form knows its fields.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param key Identifies the form, for example consignment-create or consignment-TAS0001234.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v1/users/me/unsaved-work/{key}`: CALL-49, PLAT-19, PLAT-24
 *
 * @example
 * const answer = await unsavedWork.get(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function get(client: ConsignClient, key: string, options?: CallOptions): Promise<UnsavedWork | undefined> {
  return call(client, {"name":"unsavedWork.get","service":"consignment","method":"GET","path":"/api/v1/users/me/unsaved-work/{key}","shape":"content{} ?","isRepeatable":true}, { key }, undefined, options);
}

/**
 * Save a form's unsaved work. At most 256 KiB per form, for 14 days, 50 forms per user; the oldest form is dropped first. Each write names the revision it is based on. Resending the same content after a lost response changes nothing. A write based on another revision is refused with 409 and the stored work, or null if it is gone; to overwrite it, send that revision, or null.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param key Identifies the form, for example consignment-create or consignment-TAS0001234.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 409: The stored revision isn't the one this write is based on; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `PUT /api/v1/users/me/unsaved-work/{key}`: CALL-49, PLAT-19, PLAT-24
 *
 * @example
 * const answer = await unsavedWork.save(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10', { content: { notes: 'Ring the bell at gate 2' }, revision: 1752528600000 });
 */
export function save(client: ConsignClient, key: string, body: UnsavedWorkContent, options?: CallOptions): Promise<UnsavedWorkKept> {
  return call(client, {"name":"unsavedWork.save","service":"consignment","method":"PUT","path":"/api/v1/users/me/unsaved-work/{key}","shape":"revision savedAtDateTimeUtc","hasBody":true,"isRepeatable":true}, { key }, body, options);
}

export interface DeleteQuery {
  /** The revision that was saved or discarded; any if left out. */
  readonly revision?: Revision;
}

/**
 * Delete a form's unsaved work. On save and on discard. Succeeds if there is nothing to delete. With a revision, only that revision is deleted, so that newer work of another window stays.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param key Identifies the form, for example consignment-create or consignment-TAS0001234.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `DELETE /api/v1/users/me/unsaved-work/{key}`: CALL-49, PLAT-19, PLAT-24
 *
 * @example
 * await unsavedWork.delete(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
function delete_(client: ConsignClient, key: string, options?: CallOptions & { readonly query?: DeleteQuery }): Promise<undefined> {
  return call(client, {"name":"unsavedWork.delete","service":"consignment","method":"DELETE","path":"/api/v1/users/me/unsaved-work/{key}","isRepeatable":true}, { key }, undefined, options);
}
export { delete_ as delete };
