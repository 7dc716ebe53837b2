import { createClient, TokenUnavailableError, type Client, type Fetch } from '@consign/api-client/internal';
import type { SignedIn } from '@consign/session';

import { firstCallPath } from '../boot/first-call.js';
import { SessionExpired } from '../boot/tokens.js';

type RenewableSession = Pick<SignedIn, 'renewAccessToken' | 'expire'>;

/** Calls that block the start fail sooner. */
const TIMEOUT_MS = { start: 10_000, other: 30_000 } as const;
const startCalls = /^\/api\/v1\/(?:configuration\/|users\/me\/session$)/;

type SetTimer = (ms: number, act: () => void) => () => void;

const setTimer: SetTimer = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/**
 * Aborts calls whose response doesn't start in time; they count as no response (ERR-10, ERR-12). File uploads have no
 * timeout.
 */
export function withTimeout(send: Fetch, after: SetTimer = setTimer): Fetch {
  return async (request) => {
    if (request.headers.get('content-type')?.startsWith('multipart/')) return send(request);
    request.signal.throwIfAborted();
    const { pathname } = new URL(request.url);
    const kind = startCalls.test(pathname) ? 'start' : 'other';
    const waiting = new AbortController();
    request.signal.addEventListener('abort', () => waiting.abort(request.signal.reason));
    const stop = after(TIMEOUT_MS[kind], () =>
      waiting.abort(new DOMException('The server took too long to respond', 'TimeoutError')),
    );
    try {
      return await send(new Request(request, { signal: waiting.signal }));
    } finally {
      stop();
    }
  };
}

/**
 * Retries once with a renewed token after a 401, which is safe because the server did nothing. If that fails too, the
 * user is signed out (AUTH-08). If the session has expired, returns the 401; if the identity provider is unreachable,
 * it counts as no response.
 */
export function withRenewal(send: Fetch, session: RenewableSession): Fetch {
  return async (request) => {
    const retry = request.clone();
    const response = await send(request);
    if (response.status !== 401) return response;
    try {
      retry.headers.set('authorization', `Bearer ${await session.renewAccessToken()}`);
    } catch (error) {
      if (error instanceof SessionExpired) return response;
      throw error;
    }
    const second = await send(retry);
    if (second.status === 401) void session.expire();
    return second;
  };
}

/** Answers the session's first call by the answer that boot has asked for already (PLAT-290); a repeated call is sent. */
export function withFirstAnswer(send: Fetch, firstAnswer: Promise<Response> | null): Fetch {
  let left = firstAnswer;
  return (request) => {
    if (left === null || new URL(request.url).pathname !== firstCallPath) return send(request);
    const answer = left;
    left = null;
    return answer;
  };
}

/** Creates the API client of a signed-in user (PLAT-12). */
export function createSessionClient(send: Fetch, signedIn: SignedIn): Client {
  return createClient({
    fetch: withRenewal(withTimeout(send), signedIn),
    token: () =>
      signedIn.getAccessToken().catch((cause: unknown) => {
        throw cause instanceof SessionExpired ? cause : new TokenUnavailableError('', { cause });
      }),
  });
}
