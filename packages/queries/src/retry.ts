import { ApiError } from '@consign/api-client';

const maxRetries = 2;
const notBuilt = 501;
const tooMany = 429;
/** A wait that a person sits out in front of a page that is loading. */
const longestWaitSeconds = 10;

/**
 * Whether a read is worth another try: no response, a server that failed, or one that names a short wait; never a
 * refusal, and not what took so long that it was given up.
 */
export function shouldRetryRead(failures: number, error: unknown): boolean {
  if (failures >= maxRetries || !(error instanceof ApiError)) return false;
  if (error.isNoResponse) return !isTimeout(error.cause);
  if (error.retryAfter !== null && error.retryAfter > longestWaitSeconds) return false;
  return error.status === tooMany
    ? error.retryAfter !== null
    : error.status >= 500 && error.status !== notBuilt;
}

/** Milliseconds before the next try: a second, then two, and never less than the server asks for. */
export function retryReadDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return Math.max(1_000 * 2 ** failures, asked * 1_000);
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError';
}
