// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { AnswerCursor, AnswerPage, ProviderEventResult, ProviderEventResults, ProviderEvents } from '../consignment.js';

/**
 * Report consignment events. For the provider's own systems, for consignments of every customer. Requires a machine token of the tenant with Provider.REPORT as its only permission (PROV-01), of a client that the operator has added (PROV-31). Each event succeeds or fails on its own: a readable request succeeds, and the response has the outcome of each event. Resending is safe.
 *
 * Permissions: Provider.REPORT.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `POST /api/v1/provider/consignments/events`: CALL-95, PROV-01, PROV-02, PROV-03, PROV-04, PROV-05, PROV-06, PROV-07, PROV-08, PROV-09, PROV-10, PROV-11, PROV-31, PODX-01, PODX-02, ANSW-09
 *
 * @example
 * const answer = await provider.reportEvents(client, {
 *   events: [
 *     {
 *       eventId: 'scan-20250715-000117',
 *       reference: 'TAS0001234',
 *       type: 'Collected',
 *       occurredAtDateTimeUtc: '2025-07-14T21:30:00Z',
 *     },
 *     {
 *       eventId: 'note-20250715-000004',
 *       reference: 'TAS0001234',
 *       type: 'Exception',
 *       occurredAtDateTimeUtc: '2025-07-14T22:10:00Z',
 *       title: 'Delayed by a road closure',
 *       standardEventCode: 'DELAYED',
 *       actionRequired: false,
 *     },
 *   ],
 * });
 */
export function reportEvents(client: ConsignClient, body: ProviderEvents, options?: CallOptions): Promise<ProviderEventResults> {
  return call(client, {"name":"provider.reportEvents","service":"consignment","method":"POST","path":"/api/v1/provider/consignments/events","shape":"results[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Send a file of a delivery. A photograph, a signature or a document of a Delivered event, before or after that event. A PDF, JPEG or PNG by its content, of at most 10 MB (10,485,760 bytes). The part metadata is JSON. Answered as an event is: a readable request succeeds, and the response has the outcome. Resending is safe.
 *
 * Permissions: Provider.REPORT.
 *
 * @param ref The consignment's reference, in any case.
 * @param body A form with the file.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `POST /api/v1/provider/consignments/{ref}/files`: CALL-274, PROV-01, PROV-31, PODX-08, PODX-09, PODX-10
 *
 * @example
 * const answer = await provider.reportProofFile(client, 'TAS0001234', body);
 */
export function reportProofFile(client: ConsignClient, ref: string, body: FormData, options?: CallOptions): Promise<ProviderEventResult> {
  return call(client, {"name":"provider.reportProofFile","service":"consignment","method":"POST","path":"/api/v1/provider/consignments/{ref}/files","shape":"eventId reference outcome","hasBody":true,"isRepeatable":true}, { ref }, body, options);
}

export interface ListAnswersQuery {
  /** The nextCursor of the page before; without one, from the first answer on. */
  readonly after?: AnswerCursor;
  readonly pageSize?: number;
}

/**
 * What customers answered to exceptions. The answers of every customer of the tenant in the order in which they were given, at least once each: keep nextCursor after you have handled a page, and send it as after. The same cursor gives the same page again, with what was decided since in state. Accept or decline an answer by an event (AnswerAccepted, AnswerDeclined), and resolve its exception when the work is done.
 *
 * Permissions: Provider.REPORT.
 *
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v1/provider/answers`: CALL-291, ANSW-10
 *
 * @example
 * const answer = await provider.listAnswers(client);
 */
export function listAnswers(client: ConsignClient, options?: CallOptions & { readonly query?: ListAnswersQuery }): Promise<AnswerPage> {
  return call(client, {"name":"provider.listAnswers","service":"consignment","method":"GET","path":"/api/v1/provider/answers","shape":"answers[]","isRepeatable":true}, {  }, undefined, options);
}
