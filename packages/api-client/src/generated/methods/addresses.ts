// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { AddressSuggestion } from '../consignment.js';

export interface SearchQuery {
  /** Words of a street, suburb, town, postcode or name. */
  readonly term: string;
  readonly max?: number;
}

/**
 * Search New Zealand addresses. For tenants without a maps service. Sites of the organisation first, then typed addresses of the newest consignments of the user's sites, then suburbs and towns with their postcode. Every word of the term must match; case and macrons are ignored. Fewer than 2 characters match nothing.
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v1/addresses/search`: CALL-29, PART-08
 *
 * @example
 * const answer = await addresses.search(client, { query });
 */
export function search(client: ConsignClient, options: CallOptions & { readonly query: SearchQuery }): Promise<readonly (AddressSuggestion)[]> {
  return call(client, {"name":"addresses.search","service":"consignment","method":"GET","path":"/api/v1/addresses/search","shape":"[]","isRepeatable":true}, {  }, undefined, options);
}
