import type { Permission } from '../permissions/index.js';
import { parsed, parseFailed, type Parsed } from '../problem.js';
import { isStatusCode, type StatusCode } from './codes.js';

/** Who can move a consignment into a status, and from which statuses. */
export type Transition =
  /** The status of a new consignment (CONS-20). */
  | { readonly by: 'creation' }
  /** A user can request it, from these statuses and with this permission (CONS-21 to 23). */
  | { readonly by: 'user'; readonly from: readonly StatusCode[]; readonly permission: Permission }
  /** Only the provider sets it, from these statuses; scans may be missed, so statuses can be skipped (PROV-03). */
  | { readonly by: 'provider'; readonly from: readonly StatusCode[] };

/** How each status is reached. Users can request the three of BULK-14. */
export const transitions = {
  DRAFT: { by: 'creation' },
  FINAL: { by: 'user', from: ['DRAFT'], permission: 'Consignment.MAINTAIN' },
  STAGED: { by: 'user', from: ['DRAFT', 'FINAL'], permission: 'Consignment.MAINTAIN' },
  PICKUP: { by: 'provider', from: ['FINAL', 'STAGED', 'ERR'] },
  TRANSIT: { by: 'provider', from: ['FINAL', 'STAGED', 'PICKUP', 'ERR'] },
  DELIVERING: { by: 'provider', from: ['FINAL', 'STAGED', 'PICKUP', 'TRANSIT', 'ERR'] },
  DELIVERED: { by: 'provider', from: ['FINAL', 'STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING', 'ERR'] },
  CANCELLED: { by: 'user', from: ['DRAFT', 'FINAL'], permission: 'Consignment.MAINTAIN' },
  ERR: { by: 'provider', from: ['FINAL', 'STAGED', 'PICKUP', 'TRANSIT', 'DELIVERING'] },
} as const satisfies Record<StatusCode, Transition>;

/** A status a user can request: FINAL, STAGED or CANCELLED. */
export type UserTarget = {
  [Code in StatusCode]: (typeof transitions)[Code]['by'] extends 'user' ? Code : never;
}[StatusCode];

/** The status that each user action moves a consignment to (CONS-21 to 23, BULK-17). */
export const actionTargets = {
  markReady: 'FINAL',
  requestPickup: 'STAGED',
  cancel: 'CANCELLED',
} as const satisfies Record<string, UserTarget>;

export function isUserTarget(code: string): code is UserTarget {
  return isStatusCode(code) && transitions[code].by === 'user';
}

/**
 * Parses the requested status; any other code is a BULK-14 problem. The problem's path is `statusCode`, the field in
 * both status calls.
 */
export function parseUserTarget(code: string): Parsed<UserTarget> {
  if (isUserTarget(code)) return parsed(code);
  return parseFailed({ id: 'BULK-14', path: 'statusCode', message: `Unsupported status code: ${code}` });
}

/** The reason sent with every cancellation, single or bulk (BULK-20). */
export const cancelReason = 'Cancelled by Consign user';
