import { createClient, TokenUnavailableError, type Client, type Fetch } from '@consign/api-client';
import type { SignedIn } from '@consign/session';

import { SessionExpired } from '../boot/tokens.js';

type RenewableSession = Pick<SignedIn, 'renewAccessToken' | 'expire'>;

/** The start waits for the configuration, so a person is told sooner. */
const TIMEOUT_MS = { configuration: 10_000, other: 30_000 } as const;

type SetTimer = (ms: number, act: () => void) => () => void;

const setTimer: SetTimer = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/**
 * A fetch that gives up a call whose answer does not begin, which then counts as no response (ERR-10, ERR-12). A file
 * on its way up takes as long as the line needs.
 */
export function withTimeout(send: Fetch, after: SetTimer = setTimer): Fetch {
  return async (request) => {
    if (request.headers.get('content-type')?.startsWith('multipart/')) return send(request);
    request.signal.throwIfAborted();
    const { pathname } = new URL(request.url);
    const kind = pathname.startsWith('/api/v1/configuration/') ? 'configuration' : 'other';
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
 * A fetch that meets a 401 with one renewed token and one more try: the server did nothing the first time. When that
 * is refused too, the user is logged out (AUTH-08). A session that is over leaves the 401 as the answer; an identity
 * provider that cannot be reached is no response.
 */
export function withRenewal(send: Fetch, session: RenewableSession): Fetch {
  return async (request) => {
    const again = request.clone();
    const response = await send(request);
    if (response.status !== 401) return response;
    try {
      again.headers.set('authorization', `Bearer ${await session.renewAccessToken()}`);
    } catch (error) {
      if (error instanceof SessionExpired) return response;
      throw error;
    }
    const second = await send(again);
    if (second.status === 401) void session.expire();
    return second;
  };
}

/** The one client of a signed-in user (PLAT-12). */
export function createSessionClient(send: Fetch, signedIn: SignedIn): Client {
  return createClient({
    fetch: withRenewal(withTimeout(send), signedIn),
    token: () =>
      signedIn.getAccessToken().catch((cause: unknown) => {
        throw cause instanceof SessionExpired ? cause : new TokenUnavailableError('', { cause });
      }),
  });
}
