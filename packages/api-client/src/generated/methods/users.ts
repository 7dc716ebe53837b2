// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { Organisation, UserName } from '../consignment.js';

/**
 * A user's name. The signed-in user or a colleague in the same organisation; 404 for anyone else.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param id The user's objectId (AUTH-02), or the word me for the user of the token, which is what the web app sends (CALL-13).
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v1/users/{id}/name`: CALL-13, NAV-14
 *
 * @example
 * const answer = await users.getName(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function getName(client: ConsignClient, id: string, options?: CallOptions): Promise<UserName> {
  return call(client, {"name":"users.getName","service":"consignment","method":"GET","path":"/api/v1/users/{id}/name","shape":"id name","isRepeatable":true}, { id }, undefined, options);
}

/**
 * The organisation of a user. The signed-in user's own, with its settings per service type. It repeats packaging types and accounts; selects read listPackagingTypes and listMyAccounts (CALL-22).
 *
 * Permissions: Access.DISPATCH.
 *
 * @param id The user's objectId (AUTH-02), or the word me for the user of the token, which is what the web app sends (CALL-13).
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v1/users/{id}/organisation`: CALL-14, CALL-22, PLAT-07
 *
 * @example
 * const answer = await users.getOrganisation(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function getOrganisation(client: ConsignClient, id: string, options?: CallOptions): Promise<Organisation> {
  return call(client, {"name":"users.getOrganisation","service":"consignment","method":"GET","path":"/api/v1/users/{id}/organisation","shape":"serviceTypeSettings[] packagingTypes[] accounts[]","isRepeatable":true}, { id }, undefined, options);
}
