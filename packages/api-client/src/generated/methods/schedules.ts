// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type ConsignClient, type CallOptions } from '../../methods/call.js';
import type { AddressRegion, Day, Id, ServiceDate, ServiceDateRequest, WorkingDates } from '../scheduling.js';

export interface ListWorkingDatesQuery {
  readonly regionId: Id;
  readonly startDate: Day;
  /** Inclusive; at most 366 days from startDate. */
  readonly endDate: Day;
  /** If given, the weekend days that this service works are working days. */
  readonly serviceType?: string;
}

/**
 * The working days of a region. A list with one entry, as in the specification. At most 366 days. Non-working days are weekend days without this service, national and regional holidays including observed days, and the provider's closures; reasons says which. 404 for a region without a calendar.
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `GET /api/v1/scheduling/workDays/workingDates`: CALL-80, DATE-03
 *
 * @example
 * const answer = await schedules.listWorkingDates(client, { query });
 */
export function listWorkingDates(client: ConsignClient, options: CallOptions & { readonly query: ListWorkingDatesQuery }): Promise<readonly (WorkingDates)[]> {
  return call(client, {"name":"schedules.listWorkingDates","service":"scheduling","method":"GET","path":"/api/v1/scheduling/workDays/workingDates","shape":"[]","isRepeatable":true}, {  }, undefined, options);
}

export interface GetRegionQuery {
  /** Text, so that 0610 keeps its zero. */
  readonly postcode?: string;
  readonly city?: string;
}

/**
 * The region of a typed address. The region whose calendar and services apply to an address, from its postcode, then its city, as a save derives it. Null if neither is known; dates are then not checked against a calendar.
 *
 * Permissions: Access.DISPATCH.
 *
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation
 *
 * `GET /api/v1/scheduling/regions`: CALL-82, PART-09
 *
 * @example
 * const answer = await schedules.getRegion(client);
 */
export function getRegion(client: ConsignClient, options?: CallOptions & { readonly query?: GetRegionQuery }): Promise<AddressRegion> {
  return call(client, {"name":"schedules.getRegion","service":"scheduling","method":"GET","path":"/api/v1/scheduling/regions","shape":"","isRepeatable":true}, {  }, undefined, options);
}

/**
 * The earliest delivery day. Counts from the moment of staging or the requested pickup date, whichever is later. After the cut-off of the origin's region, or on one of its non-working days, pickup moves to its next working day. From there the service days between the two regions are counted in days that both regions work. 404 for a region without a calendar.
 *
 * Permissions: Access.DISPATCH.
 *
 * @param body Sent as JSON.
 * @throws ApiError 400: The request does not match this document; 401: The token is missing, or not valid for this tenant; 403: The token lacks a permission of this operation; 404: Not found, or owned by another customer; the response doesn't distinguish the two; 422: The request is well formed but violates a rule; each problem names its rule
 *
 * `POST /api/v1/scheduling/serviceSchedules/serviceDate`: CALL-81, DATE-02, DATE-03, DATE-06
 *
 * @example
 * const answer = await schedules.getServiceDate(client, {
 *   reference: 'TAS0001234',
 *   originRegionId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10',
 *   destinationRegionId: '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11',
 *   stagedDateTimeUtc: '2026-01-16T01:30:00Z',
 *   requestedPickupDate: null,
 * });
 */
export function getServiceDate(client: ConsignClient, body: ServiceDateRequest, options?: CallOptions): Promise<ServiceDate> {
  return call(client, {"name":"schedules.getServiceDate","service":"scheduling","method":"POST","path":"/api/v1/scheduling/serviceSchedules/serviceDate","shape":"reasons[]","hasBody":true,"isRepeatable":true}, {  }, body, options);
}
