import { createClient, type Client, type Fetch } from '@consign/api-client';
import type { SignedIn } from '@consign/session';

type Renewable = Pick<SignedIn, 'renewAccessToken' | 'expire'>;

/**
 * A fetch that meets a 401 with one renewed token and one more try: the server did nothing the first time. When that
 * is refused too, the user is logged out (AUTH-08). A renewal that fails leaves the 401 as the answer; whether the
 * session is over then is for the session to say.
 */
export function withRenewal(send: Fetch, session: Renewable): Fetch {
  return async (request) => {
    const again = request.clone();
    const response = await send(request);
    if (response.status !== 401) return response;
    try {
      again.headers.set('authorization', `Bearer ${await session.renewAccessToken()}`);
    } catch {
      return response;
    }
    const second = await send(again);
    if (second.status === 401) void session.expire();
    return second;
  };
}

/** The one client of a signed-in user (PLAT-12). */
export function createSessionClient(send: Fetch, signedIn: SignedIn): Client {
  return createClient({ fetch: withRenewal(send, signedIn), token: () => signedIn.getAccessToken() });
}
