import type { Permission } from '../permissions/index.js';
import { parsed, parseFailed, type Parsed } from '../problem.js';
import { isStatusCode, statusCodes, type StatusCode } from './codes.js';

/** Who moves a consignment into a status, and from where. */
export type Transition =
  /** A new consignment begins here (CONS-20). */
  | { readonly by: 'creation' }
  /** A user asks for it: from one of these statuses, with this permission (CONS-21 to 23). */
  | { readonly by: 'user'; readonly from: readonly StatusCode[]; readonly permission: Permission }
  /** The freight provider alone, from one of these statuses; a scan may be missed, so that some are passed over (PROV-03). */
  | { readonly by: 'provider'; readonly from: readonly StatusCode[] };

/** How each status is reached. The three that a user may ask for are those of BULK-14. */
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

/** A status that a user may ask for: FINAL, STAGED or CANCELLED. */
export type UserTarget = {
  [Code in StatusCode]: (typeof transitions)[Code]['by'] extends 'user' ? Code : never;
}[StatusCode];

/** The statuses that a user may ask for (BULK-14). */
export const userTargets: readonly UserTarget[] = statusCodes.filter(isUserTarget);

export function isUserTarget(code: string): code is UserTarget {
  return isStatusCode(code) && transitions[code].by === 'user';
}

/**
 * The status asked for in a status call, or the refusal of BULK-14 for any other code. The problem's path is
 * `statusCode`, the name of the field in both status calls.
 */
export function parseUserTarget(code: string): Parsed<UserTarget> {
  if (isUserTarget(code)) return parsed(code);
  return parseFailed({ id: 'BULK-14', path: 'statusCode', message: `Unsupported status code: ${code}` });
}

/** The reason sent with every cancellation, single or in bulk (BULK-20). */
export const cancelReason = 'Cancelled by Consign user';
