// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions, type KeyedOptions } from '../../methods/call.js';
import type { ActivityExtract, AnswerException, Cancellation, ChangeCheck, ChangeCursor, Consignment, ConsignmentChangePage, ConsignmentLink, ConsignmentPage, ConsignmentPrices, ConsignmentSearch, CopyConsignment, CreateConsignment, CreateFullConsignment, CreatedConsignment, ExceptionAnswer, ExportConsignments, LastConsignment, ListSortOption, MatchingConsignments, PageKey, PageNumber, PageSize, SearchCounts, SearchesToCount, SharedReceiversPage, SortDirection, StatusChange, StatusMoment, UpdateConsignment, UpdateReceiver } from '../consignment.js';

/**
 * The consignment that the user created last. For the requesting site of now; a new consignment begins with its service type, account, sender and origin. Imported consignments, copies and quotes don't count.
 *
 * Permissions: Access.DISPATCH and Consignment.CREATE.
 *
 * @throws ApiError 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v2/me/last-consignment`: CALL-121, CONS-71
 *
 * @example
 * const answer = await consignments.getLast(client);
 */
export function getLast(client: ConsignClient, options?: CallOptions): Promise<LastConsignment> {
  return call(client, {"name":"consignments.getLast","service":"consignment","method":"GET","path":"/api/v2/me/last-consignment","shape":"","isRepeatable":true}, {  }, undefined, options);
}

/**
 * Create a consignment as Draft. The charge site is the user's requesting site, set by the server (CONS-51). A Draft may lack freight items and dates (CONS-49).
 *
 * An Idempotency-Key makes a retry safe: the same key and body answer the first result again; the same key with another body is refused with 422. While the first is still running the answer is 503 with Retry-After (PLAT-231). Keys are kept for 24 hours per user.
 *
 * With an Import-Row the consignment is recorded as imported, in the same transaction (IMPT-16). One that was imported before is refused with 409; imported has its reference, or null if the caller may not see it.
 *
 * Permissions: Access.DISPATCH and Consignment.CREATE.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 409: This Import-Row was imported before; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v1/consignments`: CALL-31, CONS-20, CONS-34, CONS-38, CONS-48, CONS-51, IMPT-08, IMPT-16
 *
 * @example
 * const answer = await consignments.create(client, {
 *   accountId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10',
 *   serviceType: 'GENERAL',
 *   requestedPickupDateTimeUtc: null,
 *   requestedDeliveryDate: '2025-07-15T12:00:00Z',
 *   senderParticipantId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13',
 *   senderParticipant: null,
 *   senderReference: 'PO-7781',
 *   notes: 'Ring the bell at gate 2',
 *   receiverParticipantId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16',
 *   receiverParticipant: null,
 *   receiverReference: null,
 *   receiverNotes: null,
 *   salesReference: null,
 *   lineItems: [
 *     {
 *       count: 2,
 *       packagingType: 'PALLET',
 *       description: 'Flat-packed kitchen',
 *       length: 1.2,
 *       width: 1,
 *       height: 1.2,
 *       volume: 2.88,
 *       weight: 500,
 *       dangerousGoods: null,
 *     },
 *   ],
 *   hireage: [],
 *   consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZL2025/KOW/1234' } }],
 * });
 */
export function create(client: ConsignClient, body: CreateConsignment, options?: KeyedOptions): Promise<CreatedConsignment> {
  return call(client, {"name":"consignments.create","service":"consignment","method":"POST","path":"/api/v1/consignments","shape":"id reference","hasBody":true,"isKeyed":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Get a consignment with all its details. Prices are null for a caller without Consignment.ViewPricing, and while the status is Draft (CONS-09).
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit.
 *
 * @param ref The consignment's reference, in any case.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v1/consignments/{ref}`: CALL-30, CALL-94
 *
 * @example
 * const answer = await consignments.get(client, 'TAS0001234');
 */
export function get(client: ConsignClient, ref: string, options?: CallOptions): Promise<Consignment> {
  return call(client, {"name":"consignments.get","service":"consignment","method":"GET","path":"/api/v1/consignments/{ref}","shape":"chargeSite{} statusHistory[] serviceType{} account{} senderParticipant{} receiverParticipant{} lineItems[] totals{} hireage[] consignmentFlags[] availableDeliveryExtras[] deliveryExtras[]","isRepeatable":true}, { ref }, undefined, options);
}

/**
 * Save a consignment. Writes every field of the body; a field left out is emptied. Freight items are not among them: they have their own operations, so that saving the form can't undo an item a colleague has just added.
 *
 * lastModifiedAtDateTimeUtc is the one that the form was loaded with. If the stored one differs, the save is refused with 409 and the answer carries the current consignment, so that the two can be compared and nobody's work is lost (CONS-33). Allowed while Draft or Ready.
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: The consignment has changed since it was loaded (the response has its current state), or its status doesn't allow the change; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `PUT /api/v1/consignments/{ref}`: CALL-32, CONS-20, CONS-33, CONS-48
 *
 * @example
 * const answer = await consignments.update(client, 'TAS0001234', {
 *   lastModifiedAtDateTimeUtc: '2025-07-13T21:05:00Z',
 *   accountId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10',
 *   serviceType: 'GENERAL',
 *   requestedPickupDateTimeUtc: null,
 *   requestedDeliveryDateTimeUtc: '2025-07-15T12:00:00Z',
 *   senderParticipantId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13',
 *   senderParticipant: null,
 *   senderReference: 'PO-7781',
 *   notes: 'Ring the bell at gate 2',
 *   receiverParticipantId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16',
 *   receiverParticipant: null,
 *   receiverReference: null,
 *   receiverNotes: null,
 *   salesReference: null,
 *   hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
 *   consignmentFlags: [],
 * });
 */
export function update(client: ConsignClient, ref: string, body: UpdateConsignment, options?: CallOptions): Promise<Consignment> {
  return call(client, {"name":"consignments.update","service":"consignment","method":"PUT","path":"/api/v1/consignments/{ref}","shape":"chargeSite{} statusHistory[] serviceType{} account{} senderParticipant{} receiverParticipant{} lineItems[] totals{} hireage[] consignmentFlags[] availableDeliveryExtras[] deliveryExtras[]","hasBody":true,"isRepeatable":true}, { ref }, body, options);
}

/**
 * Save only the receiver. Writes the receiver and the receiver reference and changes nothing else, for a user without Consignment.MAINTAIN (CONS-27); a field left out is emptied. Only where the new receiver can't get the delivery on the requested day may that day be moved too (DATE-14). A stale save is refused like in updateConsignment.
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit.
 *
 * @param ref The consignment's reference, in any case.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: The consignment has changed since it was loaded (the response has its current state), or its status doesn't allow the change; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `PUT /api/v1/consignments/{ref}/receiver`: CALL-33, CONS-27, CONS-33, DATE-14
 *
 * @example
 * const answer = await consignments.updateReceiver(client, 'TAS0001234', {
 *   lastModifiedAtDateTimeUtc: '2025-07-13T21:05:00Z',
 *   receiverParticipantId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16',
 *   receiverParticipant: null,
 *   receiverReference: 'PO-7781',
 * });
 */
export function updateReceiver(client: ConsignClient, ref: string, body: UpdateReceiver, options?: CallOptions): Promise<Consignment> {
  return call(client, {"name":"consignments.updateReceiver","service":"consignment","method":"PUT","path":"/api/v1/consignments/{ref}/receiver","shape":"chargeSite{} statusHistory[] serviceType{} account{} senderParticipant{} receiverParticipant{} lineItems[] totals{} hireage[] consignmentFlags[] availableDeliveryExtras[] deliveryExtras[]","hasBody":true,"isRepeatable":true}, { ref }, body, options);
}

/**
 * Create a consignment from a quote. The body of createConsignment with freight items and delivery extras; the server sets the account (CONS-51). The specification gives no shape (QUOT-09). A custom participant needs no name while the consignment is a Draft.
 *
 * Permissions: Access.DISPATCH and Consignment.CREATE.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 409: Conflicts with the stored state, for example because the slot has been taken; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/consignments/full`: CALL-34, QUOT-07, QUOT-09, CONS-38
 *
 * @example
 * const answer = await consignments.createFromQuote(client, {
 *   serviceType: 'GENERAL',
 *   requestedDeliveryDate: '2025-07-15T12:00:00Z',
 *   senderParticipantId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13',
 *   receiverParticipantId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16',
 *   lineItems: [
 *     {
 *       count: 2,
 *       packagingType: 'PALLET',
 *       description: 'Flat-packed kitchen',
 *       volume: 2.88,
 *       weight: 500,
 *     },
 *   ],
 *   deliveryExtras: [],
 * });
 */
export function createFromQuote(client: ConsignClient, body: CreateFullConsignment, options?: KeyedOptions): Promise<CreatedConsignment> {
  return call(client, {"name":"consignments.createFromQuote","service":"consignment","method":"POST","path":"/api/v2/consignments/full","shape":"id reference","hasBody":true,"isKeyed":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Create a copy or a return. A return swaps sender and receiver; the new consignment is a Draft without dates, prices, bookings or files. It requires Consignment.MAINTAIN (CONS-35) and is linked with its source (CONS-30). A side that is not copied gets the default of a new consignment, or stays empty. Hireage and the export flag are dropped if the tenant no longer offers them, and an inactive account is replaced by the default of a new consignment (CONS-51).
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: Conflicts with the stored state, for example because the status has changed; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v1/consignments/{ref}/copies`: CALL-42, CONS-29, CONS-35
 *
 * @example
 * const answer = await consignments.copy(client, 'TAS0001234', { copyLineItems: true, copyReceiver: true, copySender: true, copyType: 'Return' });
 */
export function copy(client: ConsignClient, ref: string, body: CopyConsignment, options?: KeyedOptions): Promise<CreatedConsignment> {
  return call(client, {"name":"consignments.copy","service":"consignment","method":"POST","path":"/api/v1/consignments/{ref}/copies","shape":"id reference","hasBody":true,"isKeyed":true,"isRepeatable":true}, { ref }, body, options);
}

/**
 * The consignments linked with this one. Copies and returns the caller may see, in both directions, newest first.
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit.
 *
 * @param ref The consignment's reference, in any case.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v2/consignments/{ref}/links`: CALL-43, CONS-30
 *
 * @example
 * const answer = await consignments.listLinks(client, 'TAS0001234');
 */
export function listLinks(client: ConsignClient, ref: string, options?: CallOptions): Promise<readonly (ConsignmentLink)[]> {
  return call(client, {"name":"consignments.listLinks","service":"consignment","method":"GET","path":"/api/v2/consignments/{ref}/links","shape":"[]","isRepeatable":true}, { ref }, undefined, options);
}

export interface ListChangesQuery {
  readonly pageNumber?: number;
  readonly pageSize?: number;
}

/**
 * The change history of a consignment. The audit trail, newest first: status changes with user and reason, and every change of a field or freight item with its old and new values.
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit.
 *
 * @param ref The consignment's reference, in any case.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v2/consignments/{ref}/audit`: CALL-74, CONS-55
 *
 * @example
 * const answer = await consignments.listChanges(client, 'TAS0001234');
 */
export function listChanges(client: ConsignClient, ref: string, options?: CallOptions & { readonly query?: ListChangesQuery }): Promise<ConsignmentChangePage> {
  return call(client, {"name":"consignments.listChanges","service":"consignment","method":"GET","path":"/api/v2/consignments/{ref}/audit","shape":"results[]","isRepeatable":true}, { ref }, undefined, options);
}

/**
 * Answer an exception that needs action. Tells the freight provider what to do. The provider accepts or declines the answer, and resolves the exception itself. An exception that has been answered already or is resolved is refused with 409 and a sentence that says which (ANSW-05). An answer changes nothing of the consignment; what the provider does may change its price.
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @param eventId The id of the exception or note, from the consignment's status history.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: Conflicts with the stored state, for example because the slot has been taken; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/consignments/{ref}/delivery-events/{eventId}/answers`: CALL-290, ANSW-01, ANSW-02, ANSW-03, ANSW-04, ANSW-05, ANSW-07, ANSW-08
 *
 * @example
 * const answer = await consignments.answerException(client, 'TAS0001234', '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10', {
 *   kind: 'FreeText',
 *   day: null,
 *   receiver: null,
 *   note: 'Leave it with the storekeeper at gate 2',
 * });
 */
export function answerException(client: ConsignClient, ref: string, eventId: string, body: AnswerException, options?: KeyedOptions): Promise<ExceptionAnswer> {
  return call(client, {"name":"consignments.answerException","service":"consignment","method":"POST","path":"/api/v2/consignments/{ref}/delivery-events/{eventId}/answers","shape":"id kind state answeredAtDateTimeUtc","hasBody":true,"isKeyed":true,"isRepeatable":true}, { ref, eventId }, body, options);
}

/**
 * The link of the receiver's page. Answers the link of the page on which a receiver follows the consignment without signing in. Makes one where there is none that works, and the same one while it does, so that it can be repeated. Refused with 409 for a Draft, and where another tracking page is used (TRAK-03).
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit.
 *
 * @param ref The consignment's reference, in any case.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: Conflicts with the stored state, for example because the slot has been taken
 *
 * `POST /api/v2/consignments/{ref}/receivers-page`: CALL-296, TRAK-03, TRAK-04
 *
 * @example
 * const answer = await consignments.shareWithReceiver(client, 'TAS0001234');
 */
export function shareWithReceiver(client: ConsignClient, ref: string, options?: CallOptions): Promise<SharedReceiversPage> {
  return call(client, {"name":"consignments.shareWithReceiver","service":"consignment","method":"POST","path":"/api/v2/consignments/{ref}/receivers-page","shape":""}, { ref }, undefined, options);
}

/**
 * Replace the link of the receiver's page. Makes another link; the former one ends, so that nobody who has it can open the page (TRAK-05).
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: Conflicts with the stored state, for example because the slot has been taken
 *
 * `POST /api/v2/consignments/{ref}/receivers-page/renewals`: CALL-297, TRAK-05
 *
 * @example
 * const answer = await consignments.renewReceiversLink(client, 'TAS0001234');
 */
export function renewReceiversLink(client: ConsignClient, ref: string, options?: CallOptions): Promise<SharedReceiversPage> {
  return call(client, {"name":"consignments.renewReceiversLink","service":"consignment","method":"POST","path":"/api/v2/consignments/{ref}/receivers-page/renewals","shape":""}, { ref }, undefined, options);
}

export interface SearchQuery {
  readonly pageNumber?: PageNumber;
  readonly pageSize?: PageSize;
  readonly sortOption?: ListSortOption;
  readonly sortDirection?: SortDirection;
  /** The nextPageKey of the previous page of the same search. With it, a deep page costs the same as the first; without it, or with a key that is from another search or cannot be read, the server skips the rows before the page one by one (LIST-27). */
  readonly pageKey?: PageKey;
}

/**
 * Find consignments. Searches the given charge sites, which must all be the user's (PLAT-20). All filters must match. Paging and sorting are in the query, filters in the body, as in the specification.
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/consignments/search`: CALL-35, LIST-14, LIST-16, LIST-19, LIST-24, LIST-26, LIST-27, LIST-82, LIST-84, PODX-16
 *
 * @example
 * const answer = await consignments.search(client, {
 *   searchTerm: 'whangarei',
 *   phoneNumber: null,
 *   salesReference: null,
 *   statuses: ['DRAFT', 'FINAL'],
 *   date: {
 *     dateRangeType: 'Creation',
 *     startDateUtc: '2025-07-07T12:00:00Z',
 *     endDateUtc: '2025-07-14T12:00:00Z',
 *   },
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 * });
 */
export function search(client: ConsignClient, body: ConsignmentSearch, options?: CallOptions & { readonly query?: SearchQuery }): Promise<ConsignmentPage> {
  return call(client, {"name":"consignments.search","service":"consignment","method":"POST","path":"/api/v2/consignments/search","shape":"results[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

export interface ListMatchingQuery {
  readonly sortOption?: ListSortOption;
  readonly sortDirection?: SortDirection;
}

/**
 * All matches of a search, in short form. The same filters and order as searchConsignments, without paging. An action on all matches starts by listing them with this call. Lists the first 10,000; rowCount counts all.
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/consignments/search/matching`: CALL-58, LIST-14, LIST-16, LIST-26, LIST-28, LIST-82, LIST-84, PODX-16
 *
 * @example
 * const answer = await consignments.listMatching(client, {
 *   statuses: ['DRAFT', 'FINAL'],
 *   date: {
 *     dateRangeType: 'Creation',
 *     startDateUtc: '2025-07-07T12:00:00Z',
 *     endDateUtc: '2025-07-14T12:00:00Z',
 *   },
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 * });
 */
export function listMatching(client: ConsignClient, body: ConsignmentSearch, options?: CallOptions & { readonly query?: ListMatchingQuery }): Promise<MatchingConsignments> {
  return call(client, {"name":"consignments.listMatching","service":"consignment","method":"POST","path":"/api/v2/consignments/search/matching","shape":"items[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * How many consignments several searches find. For the saved views of the list, in one call. Each count stops at 1,000, and together they take about a second: a search that was not reached by then is null.
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/consignments/search/counts`: CALL-150, LIST-43, LIST-82, PODX-16
 *
 * @example
 * const answer = await consignments.countMatches(client, {
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 *   searches: [{ statuses: ['DRAFT', 'FINAL'] }, { attention: 'OVERDUE' }],
 * });
 */
export function countMatches(client: ConsignClient, body: SearchesToCount, options?: CallOptions): Promise<SearchCounts> {
  return call(client, {"name":"consignments.countMatches","service":"consignment","method":"POST","path":"/api/v2/consignments/search/counts","shape":"counts[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

export interface CheckForChangesQuery {
  /** The cursor of an earlier answer. */
  readonly since?: ChangeCursor;
}

/**
 * Whether anything changed since a cursor. A cheap check before figures or statuses are read again. A change is whatever reports and the list show of a consignment of the user's organisation, at any site, and the beginning of a new day in Pacific/Auckland. No change is missed: read the data after this answer, and send its cursor the next time. Without a cursor, with one that is older than 15 minutes, or with one that can't be read, hasChanged is true.
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit, or Access.DISPATCH and Access.DASHBOARD.
 *
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v2/consignments/changes`: CALL-107, DASH-31, LIST-37
 *
 * @example
 * const answer = await consignments.checkForChanges(client);
 */
export function checkForChanges(client: ConsignClient, options?: CallOptions & { readonly query?: CheckForChangesQuery }): Promise<ChangeCheck> {
  return call(client, {"name":"consignments.checkForChanges","service":"consignment","method":"GET","path":"/api/v2/consignments/changes","shape":"cursor hasChanged","isRepeatable":true}, {  }, undefined, options);
}

/**
 * Mark a Draft as Ready. Checks every rule for leaving Draft (CONS-40 to 43); the caller asks the user to confirm the warnings of CONS-44.
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: Conflicts with the stored state, for example because the status has changed; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `PUT /api/v1/consignments/{ref}/mark-as-ready`: CALL-37, CONS-21, CONS-34, CONS-48, BULK-24
 *
 * @example
 * await consignments.markReady(client, 'TAS0001234', { dateTimeUtc: '2025-07-14T21:30:00Z' });
 */
export function markReady(client: ConsignClient, ref: string, body: StatusMoment, options?: KeyedOptions): Promise<undefined> {
  return call(client, {"name":"consignments.markReady","service":"consignment","method":"PUT","path":"/api/v1/consignments/{ref}/mark-as-ready","hasBody":true,"isKeyed":true,"isRepeatable":true}, { ref }, body, options);
}

/**
 * Request the pickup of a Draft or Ready consignment. A Draft must first pass every check of markConsignmentReady (CONS-50).
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: Conflicts with the stored state, for example because the status has changed; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `PUT /api/v1/consignments/{ref}/request-pickup`: CALL-38, CONS-22, CONS-34, CONS-50, BULK-24
 *
 * @example
 * await consignments.requestPickup(client, 'TAS0001234', { dateTimeUtc: '2025-07-14T21:30:00Z' });
 */
export function requestPickup(client: ConsignClient, ref: string, body: StatusMoment, options?: KeyedOptions): Promise<undefined> {
  return call(client, {"name":"consignments.requestPickup","service":"consignment","method":"PUT","path":"/api/v1/consignments/{ref}/request-pickup","hasBody":true,"isKeyed":true,"isRepeatable":true}, { ref }, body, options);
}

/**
 * Cancel a Draft or Ready consignment. The reason is stored with the status.
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: Conflicts with the stored state, for example because the slot has been taken; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/consignments/{ref}/cancelled`: CALL-39, CONS-23, CONS-34, BULK-20, BULK-24
 *
 * @example
 * await consignments.cancel(client, 'TAS0001234', { reason: 'Cancelled by Consign user', dateTimeUtc: '2025-07-14T21:30:00Z' });
 */
export function cancel(client: ConsignClient, ref: string, body: Cancellation, options?: KeyedOptions): Promise<undefined> {
  return call(client, {"name":"consignments.cancel","service":"consignment","method":"POST","path":"/api/v2/consignments/{ref}/cancelled","hasBody":true,"isKeyed":true,"isRepeatable":true}, { ref }, body, options);
}

/**
 * Move a consignment to Ready, Staged or Cancelled. The specification gives a body but no path. Does the same as the three separate operations, under the same rules (CONS-37); any other target is refused (BULK-14). A cancellation has the reason of BULK-20.
 *
 * Permissions: Access.DISPATCH and Consignment.MAINTAIN.
 *
 * @param ref The consignment's reference, in any case.
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 409: Conflicts with the stored state, for example because the status has changed; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v1/consignments/{ref}/status`: CALL-40, CONS-34, CONS-37, CONS-48, BULK-14, BULK-20, BULK-24
 *
 * @example
 * await consignments.updateStatus(client, 'TAS0001234', {
 *   reference: 'TAS0001234',
 *   statusCode: 'FINAL',
 *   statusDateTimeUtc: '2025-07-14T21:30:00Z',
 * });
 */
export function updateStatus(client: ConsignClient, ref: string, body: StatusChange, options?: KeyedOptions): Promise<undefined> {
  return call(client, {"name":"consignments.updateStatus","service":"consignment","method":"POST","path":"/api/v1/consignments/{ref}/status","hasBody":true,"isKeyed":true,"isRepeatable":true}, { ref }, body, options);
}

/**
 * The prices of a consignment, with their lines. The quote that the consignment was created from, the latest estimate and the confirmed price, each with the tariff and the fuel adjustment that it used (QUOT-11). All null while the status is Draft, except the quote (CONS-09).
 *
 * Permissions: Access.DISPATCH and Consignment.ViewPricing.
 *
 * @param ref The consignment's reference, in any case.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two
 *
 * `GET /api/v2/consignments/{ref}/prices`: CALL-105, QUOT-11, CONS-09
 *
 * @example
 * const answer = await consignments.getPrices(client, 'TAS0001234');
 */
export function getPrices(client: ConsignClient, ref: string, options?: CallOptions): Promise<ConsignmentPrices> {
  return call(client, {"name":"consignments.getPrices","service":"consignment","method":"GET","path":"/api/v2/consignments/{ref}/prices","shape":"isEstimating","isRepeatable":true}, { ref }, undefined, options);
}

/**
 * Consignments as CSV. For the list and the dashboard's drill-down, so either permission is enough. With references: one row per reference, in the order given; unknown references are left out, and 422 if all are unknown. Because a call returns one file, it accepts more references than the bulk calls (DOCS-10). With searchParameters: everything that the search matches, however many (EXTR-12), oldest first. Give exactly one of the two. The file is streamed; EXTR-08 says what a file contains while consignments change, EXTR-09 how a broken one is noticed.
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit, or Access.DISPATCH and Access.DASHBOARD.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v1/data/export/consignments`: CALL-54, BULK-06, BULK-18, DOCS-10, DASH-19, EXTR-04, EXTR-08, EXTR-09, EXTR-10, EXTR-12
 *
 * @example
 * const answer = await consignments.export(client, { format: 'csv', references: ['TAS0001234'] });
 */
function export_(client: ConsignClient, body: ExportConsignments, options?: CallOptions): Promise<Blob> {
  return call(client, {"name":"consignments.export","service":"consignment","method":"POST","path":"/api/v1/data/export/consignments","hasBody":true,"isRepeatable":true,"isFile":true}, {  }, body, options);
}
export { export_ as export };

/**
 * The data extract. A row for each consignment of the sites that was created, or has its requested delivery, in the period, oldest first; the columns are those of exportConsignments. Without any, the file has only its header line. The file is streamed, however many there are: X-Total-Count says how many matched when it began. EXTR-08 says what it contains while consignments change, EXTR-09 how a broken one is noticed.
 *
 * Permissions: Access.DISPATCH and Consignment.LimitedEdit.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v1/data/extracts/consignments/activity`: CALL-57, EXTR-02, EXTR-05, EXTR-04, EXTR-07, EXTR-08, EXTR-09, EXTR-10, EXTR-16, EXTR-17
 *
 * @example
 * const answer = await consignments.exportActivity(client, {
 *   dateType: 'Creation',
 *   startDateUtc: '2026-11-15T11:00:00Z',
 *   endDateUtc: '2026-11-22T11:00:00Z',
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20'],
 *   statuses: [],
 * });
 */
export function exportActivity(client: ConsignClient, body: ActivityExtract, options?: CallOptions): Promise<Blob> {
  return call(client, {"name":"consignments.exportActivity","service":"consignment","method":"POST","path":"/api/v1/data/extracts/consignments/activity","hasBody":true,"isRepeatable":true,"isFile":true}, {  }, body, options);
}
