// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { DangerousGoodsClass, DangerousGoodsEntry } from '../product.js';

/**
 * Look up a UN number. 404 for an unknown number. A provider's own entry replaces the built-in one.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param unNumber Four digits, as text.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v1/dangerousGoods/number/{unNumber}`: CALL-92, DG-02
 *
 * @example
 * const answer = await dangerousGoods.get(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function get(client: ConsignClient, unNumber: string, options?: CallOptions): Promise<DangerousGoodsEntry> {
  return call(client, {"name":"dangerousGoods.get","service":"product","method":"GET","path":"/api/v1/dangerousGoods/number/{unNumber}","shape":"nameAndDescription class","isRepeatable":true}, { unNumber }, undefined, options);
}

/**
 * The classes of dangerous goods. The specification gives no shape; this has code and name like every other reference list.
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v1/dangerousGoodsClasses`: CALL-93, DG-02
 *
 * @example
 * const answer = await dangerousGoods.listClasses(client);
 */
export function listClasses(client: ConsignClient, options?: CallOptions): Promise<readonly (DangerousGoodsClass)[]> {
  return call(client, {"name":"dangerousGoods.listClasses","service":"product","method":"GET","path":"/api/v1/dangerousGoodsClasses","shape":"[]","isRepeatable":true}, {  }, undefined, options);
}
