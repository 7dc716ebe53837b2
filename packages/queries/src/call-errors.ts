import { ApiError, unknownErrorMessage, normaliseConsignment } from '@consign/api-client/internal';
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

import '@tanstack/react-query';

/**
 * What the app's global error handler shows when a query or mutation fails:
 *
 * - `screen`: nothing; the screen shows the error itself (default for queries)
 * - `message`: a toast with the error's message (default for mutations)
 * - `{ text }`: a toast with this text (ERR-07)
 * - `{ schedulingText }`: a toast as describeSchedulingFailure has it (ERR-17)
 */
export type FailureDisplay =
  | 'screen'
  | 'message'
  | { readonly text: string }
  | { readonly schedulingText: string };

interface FailureMeta extends Record<string, unknown> {
  readonly failure?: FailureDisplay;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

const maxRetries = 2;
const notBuilt = 501;
const tooMany = 429;
/** The longest Retry-After a user should wait for a loading page. */
const longestWaitSeconds = 10;

/**
 * Whether to retry a read: after no response, a server error or a short Retry-After; never after a refusal or a timeout.
 */
export function shouldRetryRead(failures: number, error: unknown): boolean {
  if (failures >= maxRetries || !(error instanceof ApiError)) return false;
  if (error.isNoResponse) return !isTimeout(error.cause);
  if (error.retryAfter !== null && error.retryAfter > longestWaitSeconds) return false;
  return error.status === tooMany
    ? error.retryAfter !== null
    : error.status >= 500 && error.status !== notBuilt;
}

/** Milliseconds before the next retry: 1 s, then 2 s, and at least the server's Retry-After. */
export function retryReadDelay(failures: number, error: unknown): number {
  const retryAfter = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return Math.max(1_000 * 2 ** failures, retryAfter * 1_000);
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}
