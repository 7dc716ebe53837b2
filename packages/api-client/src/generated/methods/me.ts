// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { Account, UpdateMySites, UserSession, UserSite } from '../consignment.js';

/**
 * The accounts of the user's organisation. The source of the invoice account select (CALL-22), including inactive accounts.
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v2/me/accounts`: CALL-10, CALL-22
 *
 * @example
 * const answer = await me.listAccounts(client);
 */
export function listAccounts(client: ConsignClient, options?: CallOptions): Promise<readonly (Account)[]> {
  return call(client, {"name":"me.listAccounts","service":"consignment","method":"GET","path":"/api/v2/me/accounts","shape":"[]","isRepeatable":true}, {  }, undefined, options);
}

/**
 * The user's sites. The available sites (PLAT-20). One is the requesting site (isDefault), one the default origin site (isDefaultOrigin); the same site may be both. Empty for a user without sites.
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v1/users/me/sites`: CALL-11, PLAT-20
 *
 * @example
 * const answer = await me.listSites(client);
 */
export function listSites(client: ConsignClient, options?: CallOptions): Promise<readonly (UserSite)[]> {
  return call(client, {"name":"me.listSites","service":"consignment","method":"GET","path":"/api/v1/users/me/sites","shape":"[]","isRepeatable":true}, {  }, undefined, options);
}

/**
 * Choose the requesting site and the default origin site. Both must be in listMySites; an inactive site only while it is the current choice (NAV-13).
 *
 * Permissions: Access.DISPATCH.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `PUT /api/v1/users/me/sites`: CALL-12, NAV-11, NAV-13
 *
 * @example
 * await me.updateSites(client, {
 *   chargeSiteId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10',
 *   originSiteId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10',
 * });
 */
export function updateSites(client: ConsignClient, body: UpdateMySites, options?: CallOptions): Promise<undefined> {
  return call(client, {"name":"me.updateSites","service":"consignment","method":"PUT","path":"/api/v1/users/me/sites","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * What a session begins with. The answers of getClientFlags, getUserName, getUserOrganisation (without packaging types and accounts), listMySites, listSavedViews and getPreferences in one, so that a client's first screen waits for one call. A client uses those calls where this one is not available, and to read one of them again.
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v1/users/me/session`: CALL-160, PLAT-29
 *
 * @example
 * const answer = await me.getSession(client);
 */
export function getSession(client: ConsignClient, options?: CallOptions): Promise<UserSession> {
  return call(client, {"name":"me.getSession","service":"consignment","method":"GET","path":"/api/v1/users/me/session","shape":"flags[] organisation{} sites[] views[] preferences{}","isRepeatable":true}, {  }, undefined, options);
}
