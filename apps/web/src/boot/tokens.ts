import type { User } from 'oidc-client-ts';

import { isRejected } from './auth-error.js';
import type { SignInManager } from './sign-in.js';

/** The refresh token is missing or was rejected; the user must sign in again. */
export class SessionExpired extends Error {
  override name = 'SessionExpired';
}

const RENEW_BEFORE_SECONDS = 30;

export interface Tokens {
  getAccessToken(): Promise<string>;
  renewAccessToken(): Promise<string>;
}

/**
 * Keeps the access token valid. Refresh tokens rotate, so concurrent callers share one renewal. Calls `onExpired` once if the
 * session cannot be renewed (AUTH-08). If the identity provider is unreachable, the old token is used until it expires;
 * after that, the error is thrown.
 */
export function createTokens(manager: SignInManager, signedIn: User, onExpired: () => void): Tokens {
  let user = signedIn;
  let renewal: Promise<string> | null = null;
  let isExpired = false;

  async function renew(): Promise<string> {
    if (isExpired || !user.refresh_token) throw new SessionExpired();
    let next: User | null;
    try {
      next = await manager.signinSilent();
    } catch (error) {
      if (isRejected(error)) throw new SessionExpired();
      throw error;
    }
    if (next === null || next.profile.sub !== user.profile.sub) throw new SessionExpired();
    if (!next.access_token) throw new TypeError('The identity provider returned no token');
    user = next;
    return user.access_token;
  }

  function renewAccessToken(): Promise<string> {
    renewal ??= renew()
      .catch((error: unknown) => {
        if (error instanceof SessionExpired && !isExpired) {
          isExpired = true;
          onExpired();
        }
        throw error;
      })
      .finally(() => {
        renewal = null;
      });
    return renewal;
  }

  return {
    renewAccessToken,
    getAccessToken: async () => {
      const secondsLeft = user.expires_in ?? RENEW_BEFORE_SECONDS + 1;
      if (secondsLeft > RENEW_BEFORE_SECONDS) return user.access_token;
      const { access_token: old } = user;
      return renewAccessToken().catch((error: unknown) => {
        if (error instanceof SessionExpired || secondsLeft <= 0) throw error;
        return old;
      });
    },
  };
}
