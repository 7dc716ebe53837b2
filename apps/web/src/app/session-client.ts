import { createClient, TokenUnavailable, type Client, type Fetch } from '@consign/api-client';
import type { SignedIn } from '@consign/session';

import { SessionOver } from '../boot/tokens.js';

type Renewable = Pick<SignedIn, 'renewAccessToken' | 'expire'>;

/** The start waits for the configuration, so a person is told sooner. */
const patienceMs = { configuration: 10_000, other: 30_000 } as const;

/** A fetch that gives a call up in the end, which then counts as no response (ERR-10). */
export function withPatience(send: Fetch, timeout = (ms: number) => AbortSignal.timeout(ms)): Fetch {
  return (request) => {
    const { pathname } = new URL(request.url);
    const kind = pathname.startsWith('/api/v1/configuration/') ? 'configuration' : 'other';
    return send(
      new Request(request, { signal: AbortSignal.any([request.signal, timeout(patienceMs[kind])]) }),
    );
  };
}

/**
 * A fetch that meets a 401 with one renewed token and one more try: the server did nothing the first time. When that
 * is refused too, the user is logged out (AUTH-08). A session that is over leaves the 401 as the answer; an identity
 * provider that cannot be reached is no response.
 */
export function withRenewal(send: Fetch, session: Renewable): Fetch {
  return async (request) => {
    const again = request.clone();
    const response = await send(request);
    if (response.status !== 401) return response;
    try {
      again.headers.set('authorization', `Bearer ${await session.renewAccessToken()}`);
    } catch (error) {
      if (error instanceof SessionOver) return response;
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
    fetch: withRenewal(withPatience(send), signedIn),
    token: () =>
      signedIn.getAccessToken().catch((cause: unknown) => {
        throw cause instanceof SessionOver ? cause : new TokenUnavailable('', { cause });
      }),
  });
}
