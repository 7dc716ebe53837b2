// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { ClientFlag, TenantRecord } from '../configuration.js';

/**
 * The tenant's feature flags. The client ignores unknown flags and reports a non-boolean value as an error that names the flag (PLAT-06, PLAT-18), so any JSON value is allowed here.
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v1/configuration/featureFlags/clientFlags`: CALL-01, PLAT-06, PLAT-18
 *
 * @example
 * const answer = await tenant.getFlags(client);
 */
export function getFlags(client: ConsignClient, options?: CallOptions): Promise<readonly (ClientFlag)[]> {
  return call(client, {"name":"tenant.getFlags","service":"configuration","method":"GET","path":"/api/v1/configuration/featureFlags/clientFlags","shape":"[]","isRepeatable":true}, {  }, undefined, options);
}

/**
 * The tenant behind a host name. Public: called before sign-in, without a token (PLAT-01). A tenant has one of two shapes, distinguished by the presence of settings; both are read into one settings object (PLAT-05). A missing setting has the default of PLAT-04.
 *
 * Needs no token.
 *
 * @param host The host name of the browser's address, without the port.
 * @throws ApiError 400: The request does not match this document; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v1/configuration/tenants/{host}/clientSettings`: CALL-02, PLAT-01, PLAT-02, PLAT-03, PLAT-04, PLAT-05, PLAT-22
 *
 * @example
 * const answer = await tenant.getSettings(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function getSettings(client: ConsignClient, host: string, options?: CallOptions): Promise<TenantRecord> {
  return call(client, {"name":"tenant.getSettings","service":"configuration","method":"GET","path":"/api/v1/configuration/tenants/{host}/clientSettings","isRepeatable":true}, { host }, undefined, options);
}
