import { readRetryAfter } from '../retry-after.js';
import type { Fetch } from '../transport.js';
import { toWholeResponse } from '../whole-response.js';

export interface RetryOptions {
  readonly fetch: Fetch;
  /** Attempts after the first. */
  readonly retries: number;
  /** Milliseconds for each attempt. */
  readonly timeoutMs: number;
  /** From 0 to 1, for jitter. */
  readonly random: () => number;
  /** Resolves after some milliseconds; rejects when the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Options that a method attaches to its request; they are not sent. */
export interface RequestMarks {
  readonly isRepeatable?: boolean;
  readonly timeoutMs?: number;
}

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 60_000;

/**
 * A fetch with a timeout that repeats requests without an answer, or answered with 429 or 503, after the time that
 * Retry-After says or else a growing one. Requests that are not repeatable are repeated after 429 only: it means that
 * nothing was done. A Retry-After of more than a minute is left to the caller. A growing delay is shortened by up to a half at
 * random, so that clients that failed together do not come back together.
 */
export function createRetryingFetch(options: RetryOptions): Fetch {
  return async (request) => {
    const { isRepeatable = false, timeoutMs = options.timeoutMs } = request as RequestMarks;
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt === options.retries;
      let delay = FIRST_DELAY_MS * 2 ** attempt * (1 - options.random() / 2);
      try {
        const response = await send(
          options.fetch,
          isLast ? request : request.clone(),
          request.signal,
          timeoutMs,
        );
        const isBusy = response.status === 429 || (response.status === 503 && isRepeatable);
        if (isLast || !isBusy) return response;
        delay = (readRetryAfter(response.headers) ?? delay / 1000) * 1000;
        if (delay > MAX_DELAY_MS) return response;
      } catch (error) {
        if (isLast || !isRepeatable || request.signal.aborted) throw error;
      }
      await options.wait(delay, request.signal);
    }
  };
}

/** Reads the body too: it counts as lost with the connection. */
async function send(
  fetch: Fetch,
  request: Request,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<Response> {
  const limited = new Request(request, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) });
  const response = await fetch(limited);
  return toWholeResponse(await response.arrayBuffer(), response);
}

/** Waits by the clock. */
export function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
