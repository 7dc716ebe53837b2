// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { ParticipantSite, Site } from '../consignment.js';

/**
 * The sites an organisation sends to and from. Fetched once per session (PLAT-17), so each entry has only what the import needs to map a site code to a participant, and what distinguishes two sites in a list. getSite returns the whole site. Limited to 10,000; larger organisations search with lookupParticipantSites.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param id The caller's own organisation; 404 for any other.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v2/organisations/{id}/participant-sites`: CALL-17, PLAT-17
 *
 * @example
 * const answer = await sites.list(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function list(client: ConsignClient, id: string, options?: CallOptions): Promise<readonly (ParticipantSite)[]> {
  return call(client, {"name":"sites.list","service":"consignment","method":"GET","path":"/api/v2/organisations/{id}/participant-sites","shape":"[]","isRepeatable":true}, { id }, undefined, options);
}

export interface SearchQuery {
  readonly lookupTerm: string;
  readonly maxResults?: number;
  readonly minChars?: number;
}

/**
 * Find a site by part of its name, code or place. Ignores case and macrons. Empty for a trimmed term shorter than minChars. Active sites only.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param orgId The caller's own organisation; 404 for any other.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v2/lookups/organisations/{orgId}/participant-sites`: CALL-19, PART-07
 *
 * @example
 * const answer = await sites.search(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10', { query });
 */
export function search(client: ConsignClient, orgId: string, options: CallOptions & { readonly query: SearchQuery }): Promise<readonly (ParticipantSite)[]> {
  return call(client, {"name":"sites.search","service":"consignment","method":"GET","path":"/api/v2/lookups/organisations/{orgId}/participant-sites","shape":"[]","isRepeatable":true}, { orgId }, undefined, options);
}

/**
 * A site with its participant and account. Any participant site of the organisation, including inactive ones, for the address fields (PART-03).
 *
 * Permissions: Access.DISPATCH.
 *
 * @param id The id of the site.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v1/sites/{id}`: CALL-20, PART-03
 *
 * @example
 * const answer = await sites.get(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function get(client: ConsignClient, id: string, options?: CallOptions): Promise<Site> {
  return call(client, {"name":"sites.get","service":"consignment","method":"GET","path":"/api/v1/sites/{id}","shape":"id code name isActive","isRepeatable":true}, { id }, undefined, options);
}
