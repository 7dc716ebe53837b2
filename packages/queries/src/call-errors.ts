import { ApiError, unknownErrorMessage, normaliseConsignment } from '@consign/api-client';
import type { Consignment, LineItem } from '@consign/api-client/consignment';

/** The error of a call; null for any other error. */
export function findApiError(error: unknown): ApiError | null {
  return error instanceof ApiError ? error : null;
}

/** The server's own error message, or null when it sent none and the screen should use its own. */
export function findServerMessage(error: unknown): string | null {
  return error instanceof ApiError && error.message !== unknownErrorMessage ? error.message : null;
}

function findCurrent(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return (error.body as { readonly current?: unknown } | null | undefined)?.current;
}

/** The current consignment from a 409, when someone else saved in between (CONS-33); null for any other error. */
export function findStaleConsignment(error: unknown): Consignment | null {
  const current = findCurrent(error) as Consignment | undefined;
  return current === undefined ? null : normaliseConsignment(current);
}

/** The current freight item from a 409, when someone else changed it in between (CONS-57); null for any other error. */
export function findStaleItem(error: unknown): LineItem | null {
  return (findCurrent(error) as LineItem | undefined) ?? null;
}

/**
 * Whether resending the same call with the same Idempotency-Key can succeed: after no response, a server error or 429.
 * Any other refusal would repeat.
 */
export function canResend(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.isNoResponse || error.status === 429 || (error.status >= 500 && error.status !== 501);
}

export const workingDatesFailed = 'An error occurred while fetching working dates';
export const serviceDateFailed = 'An error occurred while fetching service date';

/**
 * What to show for a failed call of the scheduling service (ERR-17): the title of its answer, or that there was none;
 * otherwise the situation's own sentence (DATE-04).
 */
export function describeSchedulingFailure(error: unknown, sentence: string): string {
  const failure = findApiError(error);
  if (failure === null) return sentence;
  return failure.isNoResponse ? failure.message : (failure.title ?? sentence);
}
