// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { AttentionCount, AttentionFilter, ConsignmentPage, Costs, CountPoint, Difot, DifotDrillDown, DifotPage, ExceptionCount, ExceptionDrillDown, ExceptionPage, MoneyPoint, ReportFilter, RevenueDrillDown, RevenuePage, StagedToDelivered, StatusCount, StatusDrillDown } from '../consignment.js';

/**
 * What needs attention now. Of all consignments of the sites, whatever their date and service type. Each figure is the rowCount of searchConsignments with this kind as `attention`. Days are those of Pacific/Auckland.
 *
 * Permissions: Access.DISPATCH and Access.DASHBOARD.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/reports/attention`: CALL-106, DASH-28, DASH-29
 *
 * @example
 * const answer = await reports.getAttention(client, { siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'] });
 */
export function getAttention(client: ConsignClient, body: AttentionFilter, options?: CallOptions): Promise<readonly (AttentionCount)[]> {
  return call(client, {"name":"reports.getAttention","service":"consignment","method":"POST","path":"/api/v2/reports/attention","shape":"[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Consignments created, by status. By the status that they have now (DASH-23).
 *
 * Permissions: Access.DISPATCH and Access.DASHBOARD.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/reports/consignments-by-status`: CALL-60, DASH-11, DASH-17, DASH-23
 *
 * @example
 * const answer = await reports.getByStatus(client, {
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 *   startDateUtc: '2025-07-07T12:00:00Z',
 *   endDateUtc: '2025-07-14T12:00:00Z',
 *   serviceTypeCodes: [],
 * });
 */
export function getByStatus(client: ConsignClient, body: ReportFilter, options?: CallOptions): Promise<readonly (StatusCount)[]> {
  return call(client, {"name":"reports.getByStatus","service":"consignment","method":"POST","path":"/api/v2/reports/consignments-by-status","shape":"[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Average days from staged to delivered. Of the consignments delivered in the period, the time on working days of both regions. Refused with 403 if the tenant has the chart off.
 *
 * Permissions: Access.DISPATCH and Access.DASHBOARD.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/reports/consignments-staged-to-delivered`: CALL-61, DASH-09, DASH-17, DASH-22, DASH-23
 *
 * @example
 * const answer = await reports.getStagedToDelivered(client, {
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 *   startDateUtc: '2025-07-07T12:00:00Z',
 *   endDateUtc: '2025-07-14T12:00:00Z',
 *   serviceTypeCodes: [],
 * });
 */
export function getStagedToDelivered(client: ConsignClient, body: ReportFilter, options?: CallOptions): Promise<StagedToDelivered> {
  return call(client, {"name":"reports.getStagedToDelivered","service":"consignment","method":"POST","path":"/api/v2/reports/consignments-staged-to-delivered","shape":"","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Consignments delivered, this period and the previous one. By the day of delivery.
 *
 * Permissions: Access.DISPATCH and Access.DASHBOARD.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/reports/consignments-delivered`: CALL-62, DASH-15, DASH-17, DASH-22, DASH-23
 *
 * @example
 * const answer = await reports.getDelivered(client, {
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 *   startDateUtc: '2025-07-07T12:00:00Z',
 *   endDateUtc: '2025-07-14T12:00:00Z',
 *   serviceTypeCodes: [],
 * });
 */
export function getDelivered(client: ConsignClient, body: ReportFilter, options?: CallOptions): Promise<readonly (CountPoint)[]> {
  return call(client, {"name":"reports.getDelivered","service":"consignment","method":"POST","path":"/api/v2/reports/consignments-delivered","shape":"[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Delivered in full and on time, by service type. A delivery is held against the day confirmed before it, else the requested, else the estimated day. It counts on the day of delivery; overdue and not delivered, on the day it was due. Refused with 403 if the tenant has the chart off.
 *
 * Permissions: Access.DISPATCH and Access.DASHBOARD.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/reports/difot`: CALL-63, DASH-10, DASH-17, DASH-23
 *
 * @example
 * const answer = await reports.getDifot(client, {
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 *   startDateUtc: '2025-07-07T12:00:00Z',
 *   endDateUtc: '2025-07-14T12:00:00Z',
 *   serviceTypeCodes: [],
 * });
 */
export function getDifot(client: ConsignClient, body: ReportFilter, options?: CallOptions): Promise<readonly (Difot)[]> {
  return call(client, {"name":"reports.getDifot","service":"consignment","method":"POST","path":"/api/v2/reports/difot","shape":"[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Exceptions by kind and by status. Consignments with an exception raised in the period; each counts once for each kind.
 *
 * Permissions: Access.DISPATCH and Access.DASHBOARD.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/reports/exceptions-by-status`: CALL-64, DASH-12, DASH-17, DASH-23
 *
 * @example
 * const answer = await reports.getExceptionsByStatus(client, {
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 *   startDateUtc: '2025-07-07T12:00:00Z',
 *   endDateUtc: '2025-07-14T12:00:00Z',
 *   serviceTypeCodes: [],
 * });
 */
export function getExceptionsByStatus(client: ConsignClient, body: ReportFilter, options?: CallOptions): Promise<readonly (ExceptionCount)[]> {
  return call(client, {"name":"reports.getExceptionsByStatus","service":"consignment","method":"POST","path":"/api/v2/reports/exceptions-by-status","shape":"[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Confirmed prices, this period and the previous one. By the day of staging, excluding GST.
 *
 * Permissions: Access.DISPATCH and Access.DASHBOARD and Consignment.ViewPricing.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/reports/revenue`: CALL-65, DASH-14, DASH-17, DASH-22, DASH-23
 *
 * @example
 * const answer = await reports.getRevenue(client, {
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 *   startDateUtc: '2025-07-07T12:00:00Z',
 *   endDateUtc: '2025-07-14T12:00:00Z',
 *   serviceTypeCodes: [],
 * });
 */
export function getRevenue(client: ConsignClient, body: ReportFilter, options?: CallOptions): Promise<readonly (MoneyPoint)[]> {
  return call(client, {"name":"reports.getRevenue","service":"consignment","method":"POST","path":"/api/v2/reports/revenue","shape":"[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * The consignments behind a status. Paging and sorting are in the body.
 *
 * Permissions: Access.DISPATCH and Access.DASHBOARD.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/reports/consignments-by-status/search`: CALL-66, DASH-16, DASH-18, DASH-21
 *
 * @example
 * const answer = await reports.searchByStatus(client, {
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 *   startDateUtc: '2025-07-07T12:00:00Z',
 *   endDateUtc: '2025-07-14T12:00:00Z',
 *   serviceTypeCodes: [],
 *   pageNumber: 1,
 *   pageSize: 25,
 *   sortOption: 'createdAtDateTimeUtc',
 *   sortDirection: 'asc',
 *   statusCode: 'DRAFT',
 * });
 */
export function searchByStatus(client: ConsignClient, body: StatusDrillDown, options?: CallOptions): Promise<ConsignmentPage> {
  return call(client, {"name":"reports.searchByStatus","service":"consignment","method":"POST","path":"/api/v2/reports/consignments-by-status/search","shape":"results[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * The consignments behind on time or miss. Each with the date it was held against, and by how many working days it missed. Refused with 403 if the tenant has the chart off.
 *
 * Permissions: Access.DISPATCH and Access.DASHBOARD.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/reports/difot/search`: CALL-67, DASH-16, DASH-18, DASH-21
 *
 * @example
 * const answer = await reports.searchDifot(client, {
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 *   startDateUtc: '2025-07-07T12:00:00Z',
 *   endDateUtc: '2025-07-14T12:00:00Z',
 *   serviceTypeCodes: [],
 *   pageNumber: 1,
 *   pageSize: 25,
 *   sortOption: 'createdAtDateTimeUtc',
 *   sortDirection: 'asc',
 *   serviceType: 'GENERAL',
 *   difotStatus: 'MISS',
 * });
 */
export function searchDifot(client: ConsignClient, body: DifotDrillDown, options?: CallOptions): Promise<DifotPage> {
  return call(client, {"name":"reports.searchDifot","service":"consignment","method":"POST","path":"/api/v2/reports/difot/search","shape":"results[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * The consignments behind an exception. Each with its exceptions of this kind raised in the period, the oldest first.
 *
 * Permissions: Access.DISPATCH and Access.DASHBOARD.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/reports/exceptions/search`: CALL-68, DASH-16, DASH-18, DASH-21
 *
 * @example
 * const answer = await reports.searchExceptions(client, {
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 *   startDateUtc: '2025-07-07T12:00:00Z',
 *   endDateUtc: '2025-07-14T12:00:00Z',
 *   serviceTypeCodes: [],
 *   pageNumber: 1,
 *   pageSize: 25,
 *   sortOption: 'createdAtDateTimeUtc',
 *   sortDirection: 'asc',
 *   standardEventId: '74e1afb1-654b-63e6-3cab-ac02191db73c',
 *   exceptionStatus: 'OPEN',
 *   statusCodes: [],
 * });
 */
export function searchExceptions(client: ConsignClient, body: ExceptionDrillDown, options?: CallOptions): Promise<ExceptionPage> {
  return call(client, {"name":"reports.searchExceptions","service":"consignment","method":"POST","path":"/api/v2/reports/exceptions/search","shape":"results[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * Confirmed prices by service type, account, region and receiver. Of the consignments staged in the period, with the consignments that cost furthest above their estimate. All dimensions add up to the totals.
 *
 * Permissions: Access.DISPATCH and Access.DASHBOARD and Consignment.ViewPricing.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/reports/costs`: CALL-279, DASH-52
 *
 * @example
 * const answer = await reports.getCosts(client, {
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 *   startDateUtc: '2025-07-07T12:00:00Z',
 *   endDateUtc: '2025-07-14T12:00:00Z',
 *   serviceTypeCodes: [],
 * });
 */
export function getCosts(client: ConsignClient, body: ReportFilter, options?: CallOptions): Promise<Costs> {
  return call(client, {"name":"reports.getCosts","service":"consignment","method":"POST","path":"/api/v2/reports/costs","shape":"totals{} serviceTypes[] accounts[] regions[] receivers[] dearest[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}

/**
 * The consignments behind confirmed prices. Staged in the period, with a confirmed price. The day of a point of getRevenue is a period of one day.
 *
 * Permissions: Access.DISPATCH and Access.DASHBOARD and Consignment.ViewPricing.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v2/reports/revenue/search`: CALL-278, DASH-14, DASH-51
 *
 * @example
 * const answer = await reports.searchRevenue(client, {
 *   siteIds: ['019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12'],
 *   startDateUtc: '2025-07-07T12:00:00Z',
 *   endDateUtc: '2025-07-08T12:00:00Z',
 *   serviceTypeCodes: [],
 *   pageNumber: 1,
 *   pageSize: 25,
 *   sortOption: 'createdAtDateTimeUtc',
 *   sortDirection: 'asc',
 * });
 */
export function searchRevenue(client: ConsignClient, body: RevenueDrillDown, options?: CallOptions): Promise<RevenuePage> {
  return call(client, {"name":"reports.searchRevenue","service":"consignment","method":"POST","path":"/api/v2/reports/revenue/search","shape":"results[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}
