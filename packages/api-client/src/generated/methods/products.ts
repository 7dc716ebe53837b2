// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { ProductCatalogMetadata, ProductMatches } from '../product.js';

/**
 * Whether the catalogue supports autocompletion. True if the organisation has products.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param orgId The caller's own organisation; 404 for any other.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v1/organisations/{orgId}/productCatalog/metadata`: CALL-90, FRGT-09
 *
 * @example
 * const answer = await products.getMetadata(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function getMetadata(client: ConsignClient, orgId: string, options?: CallOptions): Promise<ProductCatalogMetadata> {
  return call(client, {"name":"products.getMetadata","service":"product","method":"GET","path":"/api/v1/organisations/{orgId}/productCatalog/metadata","shape":"supportsAutoCompletion","isRepeatable":true}, { orgId }, undefined, options);
}

export interface SearchQuery {
  /** The fields to search; repeat the key for several. */
  readonly matchField?: readonly ("code" | "description")[];
  readonly maxMatches?: number;
  readonly searchTerm: string;
  readonly sortOrder?: "code" | "description";
}

/**
 * Find products by part of a code or description. Every word of searchTerm must be in one of the fields. Ignores case and macrons; % and _ have no special meaning.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param orgId The caller's own organisation; 404 for any other.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v1/organisations/{orgId}/productCatalog/auto-complete`: CALL-91, FRGT-09
 *
 * @example
 * const answer = await products.search(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10', { query });
 */
export function search(client: ConsignClient, orgId: string, options: CallOptions & { readonly query: SearchQuery }): Promise<ProductMatches> {
  return call(client, {"name":"products.search","service":"product","method":"GET","path":"/api/v1/organisations/{orgId}/productCatalog/auto-complete","shape":"matches[]","isRepeatable":true}, { orgId }, undefined, options);
}
