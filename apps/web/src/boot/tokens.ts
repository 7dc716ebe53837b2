import { ErrorResponse, type User } from 'oidc-client-ts';

import { isUnreachable } from './auth-error.js';
import type { SignInManager } from './sign-in.js';

/** The refresh token is gone or no longer taken: only a new sign-in helps. */
export class SessionExpired extends Error {
  override name = 'SessionOver';
}

const RENEW_BEFORE_SECONDS = 30;

export interface Tokens {
  getAccessToken(): Promise<string>;
  renewAccessToken(): Promise<string>;
}

/**
 * Keeps one access token good. Refresh tokens rotate, so a renewal runs once for all who ask meanwhile. A session that
 * cannot be renewed is told to `onOver`, once (AUTH-08); an identity provider that is down leaves the session alone: the
 * old token is used up first, then its failure is thrown as it is.
 */
export function createTokens(manager: SignInManager, signedIn: User, onOver: () => void): Tokens {
  let user = signedIn;
  let renewal: Promise<string> | null = null;
  let isOver = false;

  async function renew(): Promise<string> {
    // Without a refresh token oidc-client-ts would turn to an iframe.
    if (isOver || !user.refresh_token) throw new SessionExpired();
    let next: User | null;
    try {
      next = await manager.signinSilent();
    } catch (error) {
      if (error instanceof ErrorResponse && !isUnreachable(error)) throw new SessionExpired();
      throw error;
    }
    if (next === null || next.profile.sub !== user.profile.sub) throw new SessionExpired();
    if (!next.access_token) throw new TypeError('The identity provider answered without a token');
    user = next;
    return user.access_token;
  }

  function renewAccessToken(): Promise<string> {
    renewal ??= renew()
      .catch((error: unknown) => {
        if (error instanceof SessionExpired && !isOver) {
          isOver = true;
          onOver();
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
