// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions, type KeyedOptions } from '../../methods/call.js';
import type { CreateInvoice, CreatedInvoice, DecideInvoiceLines, Id, Invoice, InvoiceLine, InvoiceSettings, NotInvoiced, SaveInvoiceLines } from '../consignment.js';

export interface ListQuery {
  /** Only invoices loaded before the one with this id, for the next page. */
  readonly before?: Id;
}

/**
 * The organisation's invoices. Newest first. An invoice is shown to the user who loaded it, and to users who may see every site on it (INVC-09).
 *
 * Permissions: Access.DISPATCH and Consignment.ViewPricing.
 *
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v2/invoices`: CALL-240, INVC-09
 *
 * @example
 * const answer = await invoices.list(client);
 */
export function list(client: ConsignClient, options?: CallOptions & { readonly query?: ListQuery }): Promise<readonly (Invoice)[]> {
  return call(client, {"name":"invoices.list","service":"consignment","method":"GET","path":"/api/v2/invoices","shape":"[]","isRepeatable":true}, {  }, undefined, options);
}

/**
 * Begin an invoice. Saves what stands above the lines. Then send the lines (saveInvoiceLines) and check them (checkInvoice). A number that the account has already is refused, unless this invoice replaces the earlier one.
 *
 * Permissions: Access.DISPATCH and Consignment.ViewPricing.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/invoices`: CALL-241, INVC-10
 *
 * @example
 * const answer = await invoices.create(client, {
 *   number: 'INV-20451',
 *   date: '2025-07-31',
 *   accountId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10',
 *   total: 1020.5,
 *   lineCount: 2,
 *   isGstIncluded: false,
 *   replacesInvoiceId: null,
 * });
 */
export function create(client: ConsignClient, body: CreateInvoice, options?: KeyedOptions): Promise<CreatedInvoice> {
  return call(client, {"name":"invoices.create","service":"consignment","method":"POST","path":"/api/v2/invoices","shape":"id","hasBody":true,"isKeyed":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * An invoice and its sums. The sums of the verdicts and notExplained add up to the total; so do accepted, queried and undecided with it (INVC-08).
 *
 * Permissions: Access.DISPATCH and Consignment.ViewPricing.
 *
 * @param id The id of the invoice.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v2/invoices/{id}`: CALL-242, INVC-08, INVC-09
 *
 * @example
 * const answer = await invoices.get(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function get(client: ConsignClient, id: string, options?: CallOptions): Promise<Invoice> {
  return call(client, {"name":"invoices.get","service":"consignment","method":"GET","path":"/api/v2/invoices/{id}","shape":"verdicts[] accepted{} queried{} undecided{}","isRepeatable":true}, { id }, undefined, options);
}

/**
 * Delete an invoice. With its lines. Refused once a line is accepted or queried. Succeeds if it does not exist.
 *
 * Permissions: Access.DISPATCH and Consignment.ViewPricing.
 *
 * @param id The id of the invoice.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `DELETE /api/v2/invoices/{id}`: CALL-243, INVC-10
 *
 * @example
 * await invoices.delete(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
function delete_(client: ConsignClient, id: string, options?: CallOptions): Promise<undefined> {
  return call(client, {"name":"invoices.delete","service":"consignment","method":"DELETE","path":"/api/v2/invoices/{id}","isRepeatable":true}, { id }, undefined, options);
}
export { delete_ as delete };

export interface ListLinesQuery {
  /** Only lines with a greater number, for the next page. */
  readonly after?: number;
}

/**
 * The lines of an invoice. In their order, 1,000 at a time.
 *
 * Permissions: Access.DISPATCH and Consignment.ViewPricing.
 *
 * @param id The id of the invoice.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v2/invoices/{id}/lines`: CALL-244, INVC-04, INVC-09
 *
 * @example
 * const answer = await invoices.listLines(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function listLines(client: ConsignClient, id: string, options?: CallOptions & { readonly query?: ListLinesQuery }): Promise<readonly (InvoiceLine)[]> {
  return call(client, {"name":"invoices.listLines","service":"consignment","method":"GET","path":"/api/v2/invoices/{id}/lines","shape":"[]","isRepeatable":true}, { id }, undefined, options);
}

/**
 * Send lines of an invoice. Up to 1,000 at a time, in any order; a line that is sent again replaces the one with its number. Refused once the invoice was checked.
 *
 * Permissions: Access.DISPATCH and Consignment.ViewPricing.
 *
 * @param id The id of the invoice.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `PUT /api/v2/invoices/{id}/lines`: CALL-245, INVC-10
 *
 * @example
 * await invoices.saveLines(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10', {
 *   lines: [
 *     {
 *       line: 1,
 *       reference: 'TAS0001234',
 *       customerReference: '',
 *       description: 'Overnight',
 *       amount: 120.5,
 *       parts: { freight: 100, extras: 0, surcharges: 5, faf: 15.5 },
 *     },
 *   ],
 * });
 */
export function saveLines(client: ConsignClient, id: string, body: SaveInvoiceLines, options?: CallOptions): Promise<undefined> {
  return call(client, {"name":"invoices.saveLines","service":"consignment","method":"PUT","path":"/api/v2/invoices/{id}/lines","hasBody":true,"isRepeatable":true}, { id }, body, options);
}

/**
 * Check an invoice. Gives each line its verdict by what is known now; what was decided stays. Refused while lines are missing. Webhooks that listen to invoice.checked are told.
 *
 * Permissions: Access.DISPATCH and Consignment.ViewPricing.
 *
 * @param id The id of the invoice.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/invoices/{id}/check`: CALL-246, INVC-03, INVC-04, INVC-15
 *
 * @example
 * const answer = await invoices.check(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function check(client: ConsignClient, id: string, options?: CallOptions): Promise<Invoice> {
  return call(client, {"name":"invoices.check","service":"consignment","method":"POST","path":"/api/v2/invoices/{id}/check","shape":"verdicts[] accepted{} queried{} undecided{}"}, { id }, undefined, options);
}

/**
 * Accept or query lines. Any number of lines at once; null takes a decision back. Who decided, and when, is kept with each line.
 *
 * Permissions: Access.DISPATCH and Consignment.ViewPricing.
 *
 * @param id The id of the invoice.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `PUT /api/v2/invoices/{id}/decisions`: CALL-247, INVC-11
 *
 * @example
 * await invoices.decideLines(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10', { lines: [1], decision: 'Queried', reason: 'The agreed price has no surcharge' });
 */
export function decideLines(client: ConsignClient, id: string, body: DecideInvoiceLines, options?: CallOptions): Promise<undefined> {
  return call(client, {"name":"invoices.decideLines","service":"consignment","method":"PUT","path":"/api/v2/invoices/{id}/decisions","hasBody":true,"isRepeatable":true}, { id }, body, options);
}

export interface ListNotInvoicedQuery {
  /** Delivered at least this many days ago. */
  readonly days?: number;
  /** How many to list. */
  readonly limit?: number;
}

/**
 * Delivered consignments on no invoice. Delivered at least so many days ago and within the last year, with a confirmed price, on no checked invoice that stands; the longest ago first. Only consignments at the caller's sites.
 *
 * Permissions: Access.DISPATCH and Consignment.ViewPricing.
 *
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v2/not-invoiced`: CALL-248, INVC-13
 *
 * @example
 * const answer = await invoices.listNotInvoiced(client);
 */
export function listNotInvoiced(client: ConsignClient, options?: CallOptions & { readonly query?: ListNotInvoicedQuery }): Promise<NotInvoiced> {
  return call(client, {"name":"invoices.listNotInvoiced","service":"consignment","method":"GET","path":"/api/v2/not-invoiced","shape":"consignments[]","isRepeatable":true}, {  }, undefined, options);
}

/**
 * How invoices of an account are checked. Without a tolerance or columns until they are saved.
 *
 * Permissions: Access.DISPATCH and Consignment.ViewPricing.
 *
 * @param id The id of the account.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v2/accounts/{id}/invoice-settings`: CALL-249, INVC-14
 *
 * @example
 * const answer = await invoices.getSettings(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10');
 */
export function getSettings(client: ConsignClient, id: string, options?: CallOptions): Promise<InvoiceSettings> {
  return call(client, {"name":"invoices.getSettings","service":"consignment","method":"GET","path":"/api/v2/accounts/{id}/invoice-settings","shape":"columns[]","isRepeatable":true}, { id }, undefined, options);
}

/**
 * Change how invoices of an account are checked. Applies to checks from now on.
 *
 * Permissions: Access.DISPATCH and Consignment.ViewPricing.
 *
 * @param id The id of the account.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `PUT /api/v2/accounts/{id}/invoice-settings`: CALL-250, INVC-14
 *
 * @example
 * await invoices.saveSettings(client, '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10', {
 *   toleranceAmount: 0.05,
 *   tolerancePercent: 0.5,
 *   columns: [{ heading: 'Con note', field: 'reference' }],
 * });
 */
export function saveSettings(client: ConsignClient, id: string, body: InvoiceSettings, options?: CallOptions): Promise<undefined> {
  return call(client, {"name":"invoices.saveSettings","service":"consignment","method":"PUT","path":"/api/v2/accounts/{id}/invoice-settings","hasBody":true,"isRepeatable":true}, { id }, body, options);
}
