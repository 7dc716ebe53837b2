// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { SavePreferences, UserPreferences } from '../consignment.js';

/**
 * The user's preferences. A preference that the user has never saved has its default.
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v1/users/me/preferences`: CALL-120, NAV-17
 *
 * @example
 * const answer = await preferences.get(client);
 */
export function get(client: ConsignClient, options?: CallOptions): Promise<UserPreferences> {
  return call(client, {"name":"preferences.get","service":"consignment","method":"GET","path":"/api/v1/users/me/preferences","shape":"printOnPickup labelFormat undoSeconds letterKeys","isRepeatable":true}, {  }, undefined, options);
}

/**
 * Save preferences of the user. Saves the preferences that are sent; the others stay as they are. Answers all of them. A morning mail takes Consignment.LimitedEdit too.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `PUT /api/v1/users/me/preferences`: CALL-120, NAV-17, MAIL-01
 *
 * @example
 * const answer = await preferences.save(client, { printOnPickup: true, listSort: { option: 'statusDate', direction: 'desc' } });
 */
export function save(client: ConsignClient, body: SavePreferences, options?: CallOptions): Promise<UserPreferences> {
  return call(client, {"name":"preferences.save","service":"consignment","method":"PUT","path":"/api/v1/users/me/preferences","shape":"printOnPickup labelFormat undoSeconds letterKeys","hasBody":true,"isRepeatable":true}, {  }, body, options);
}
