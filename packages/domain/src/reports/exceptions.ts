import { statusCodes, type StatusCode } from '../status/codes.js';
import { statuses } from '../status/statuses.js';

/** The filter of the exceptions card (DASH-12). */
export const exceptionFilters = ['All', 'Collection', 'Delivery'] as const;

export type ExceptionFilter = (typeof exceptionFilters)[number];

/** The statuses that a filter means (DASH-13). */
export function filterStatuses(filter: ExceptionFilter): StatusCode[] {
  return statusCodes.filter((code) => filter === 'All' || statuses[code].exceptionGroup === filter);
}

/** OPEN is shown as Unresolved, CLOSED as Resolved. */
export type ExceptionState = 'OPEN' | 'CLOSED';

/**
 * The state of one kind of exception on one consignment: open while any of them is not resolved. A consignment counts
 * once for each kind, so that a segment has as many rows behind it as it says (DASH-16).
 */
export function exceptionState(exceptions: readonly { readonly isResolved: boolean }[]): ExceptionState {
  return exceptions.some(({ isResolved }) => !isResolved) ? 'OPEN' : 'CLOSED';
}
