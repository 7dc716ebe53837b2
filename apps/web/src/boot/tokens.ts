import { ErrorResponse, type User } from 'oidc-client-ts';

import type { SignInManager } from './sign-in.js';

/** The refresh token is gone or no longer taken: only a new sign-in helps. */
export class SessionOver extends Error {
  override name = 'SessionOver';
}

const spareSeconds = 30;

export interface Tokens {
  getAccessToken(): Promise<string>;
  renewAccessToken(): Promise<string>;
}

/**
 * Keeps one access token good. Refresh tokens rotate, so a renewal runs once for all who ask meanwhile. A session that
 * cannot be renewed is told to `onOver` (AUTH-08); a network failure is thrown as it is and leaves the session alone.
 */
export function keepTokens(manager: SignInManager, signedIn: User, onOver: () => void): Tokens {
  let user = signedIn;
  let renewal: Promise<string> | null = null;

  async function renew(): Promise<string> {
    // Without a refresh token oidc-client-ts would turn to an iframe.
    if (!user.refresh_token) throw new SessionOver();
    let next: User | null;
    try {
      next = await manager.signinSilent();
    } catch (error) {
      if (error instanceof ErrorResponse) throw new SessionOver();
      throw error;
    }
    if (next === null || next.profile.sub !== user.profile.sub) throw new SessionOver();
    user = next;
    return user.access_token;
  }

  function renewAccessToken(): Promise<string> {
    renewal ??= renew()
      .catch((error: unknown) => {
        if (error instanceof SessionOver) onOver();
        throw error;
      })
      .finally(() => {
        renewal = null;
      });
    return renewal;
  }

  return {
    renewAccessToken,
    getAccessToken: async () =>
      (user.expires_in ?? spareSeconds + 1) > spareSeconds ? user.access_token : renewAccessToken(),
  };
}
