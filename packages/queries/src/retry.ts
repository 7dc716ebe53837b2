import { ApiError } from '@consign/api-client';

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
