// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { Quote, QuoteComparison, QuoteComparisonRequest, QuoteRequest } from '../consignment.js';

/**
 * Price a consignment. Excluding GST (QUOT-05). A place is a site, or an address where custom participants are allowed. If there is no price, the refusal's message says why in a sentence (QUOT-06).
 *
 * Permissions: Access.DISPATCH and Consignment.RequestQuotation.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/consignments/pricing/quote`: CALL-48, QUOT-04, QUOT-05
 *
 * @example
 * const answer = await quotes.create(client, {
 *   siteId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10',
 *   destination: {
 *     streetNumber: '12',
 *     street: 'Cuba Street',
 *     suburb: 'Te Aro',
 *     city: 'Wellington',
 *     country: 'New Zealand',
 *     postcode: '6011',
 *   },
 *   priceDateTimeUtc: '2026-03-16T21:30:00Z',
 *   serviceType: 'GENERAL',
 *   units: [
 *     {
 *       count: 2,
 *       itemTypeCode: 'PALLET',
 *       volume: 2.1,
 *       weight: 300,
 *       length: 1.2,
 *       width: 1,
 *       height: 0.88,
 *     },
 *   ],
 * });
 */
export function create(client: ConsignClient, body: QuoteRequest, options?: CallOptions): Promise<Quote> {
  return call(client, {"name":"quotes.create","service":"consignment","method":"POST","path":"/api/v2/consignments/pricing/quote","shape":"deliveryExtrasDetails[] surchargesDetails[] price{}","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Price the same freight across service types and days. Each of the given service types on each of seven days of pickup, in one call (QUOT-10). What cannot be priced or delivered has a reason and no price.
 *
 * Permissions: Access.DISPATCH and Consignment.RequestQuotation.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/consignments/pricing/comparison`: CALL-104, QUOT-10
 *
 * @example
 * const answer = await quotes.compare(client, {
 *   siteId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10',
 *   destination: {
 *     streetNumber: '12',
 *     street: 'Cuba Street',
 *     suburb: 'Te Aro',
 *     city: 'Wellington',
 *     country: 'New Zealand',
 *     postcode: '6011',
 *   },
 *   priceDateTimeUtc: '2026-03-16T21:30:00Z',
 *   fromDate: '2026-03-17',
 *   serviceTypes: ['GENERAL', 'OVERNIGHT'],
 *   units: [{ count: 2, itemTypeCode: 'PALLET', volume: 2.1, weight: 300 }],
 * });
 */
export function compare(client: ConsignClient, body: QuoteComparisonRequest, options?: CallOptions): Promise<QuoteComparison> {
  return call(client, {"name":"quotes.compare","service":"consignment","method":"POST","path":"/api/v2/consignments/pricing/comparison","shape":"quotes[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}
