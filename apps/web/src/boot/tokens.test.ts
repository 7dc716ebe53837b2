import { ErrorResponse, type User } from 'oidc-client-ts';
import { describe, expect, it } from 'vitest';

import { SignInRefused } from './checked-manager.js';
import { failure } from './failure.js';
import type { SignInManager } from './sign-in.js';
import { buildUser } from './testing/boot-harness.js';
import { createTokens, SessionExpired } from './tokens.js';

function userWithoutToken(): User {
  const user = buildUser();
  user.access_token = '';
  return user;
}

const unexpectedCall = () => Promise.reject(new Error('not asked for here'));
const networkError = () => Promise.reject(new TypeError('Failed to fetch'));

/** Creates the tokens of a user, and counts renewals and expirations. */
function createTokensWith(user: User, ...renewals: SignInManager['signinSilent'][]) {
  const seen = { renewed: 0, expired: 0 };
  const manager: SignInManager = {
    signinRedirect: unexpectedCall,
    signinRedirectCallback: unexpectedCall,
    revokeRefreshToken: unexpectedCall,
    signoutRedirect: unexpectedCall,
    removeUser: unexpectedCall,
    metadataService: { getUserInfoEndpoint: unexpectedCall },
    findState: unexpectedCall,
    signinSilent: () => {
      const renew = renewals[seen.renewed] ?? unexpectedCall;
      seen.renewed += 1;
      return renew();
    },
  };
  return { seen, tokens: createTokens(manager, user, () => void (seen.expired += 1)) };
}

describe('the access token', () => {
  it('[AUTH-08] is renewed silently before it expires, once for all concurrent callers', async () => {
    const next = buildUser({ permissions: ['Access.DISPATCH', 'Consignment.PRINT'] });
    const { tokens, seen } = createTokensWith(buildUser({ expiresIn: 20 }), async () => next);
    const tokenValues = await Promise.all([
      tokens.getAccessToken(),
      tokens.getAccessToken(),
      tokens.renewAccessToken(),
    ]);
    expect(tokenValues).toEqual([next.access_token, next.access_token, next.access_token]);
    expect(await tokens.getAccessToken()).toBe(next.access_token);
    expect(seen).toEqual({ renewed: 1, expired: 0 });
  });

  it('[AUTH-08] is reused while it is valid', async () => {
    const user = buildUser();
    const { tokens, seen } = createTokensWith(user);
    expect(await tokens.getAccessToken()).toBe(user.access_token);
    expect(seen.renewed).toBe(0);
  });

  it.each([
    [
      'the refresh token is rejected',
      async () => Promise.reject(new ErrorResponse({ error: 'invalid_grant' })),
    ],
    ['the new token is for another user', async () => buildUser({ profile: { sub: 'auth|somebody-else' } })],
    ['there is no new token', async () => null],
    [
      'the new ID token is refused',
      async () => Promise.reject(new SignInRefused(failure('untrusted-sign-in'))),
    ],
  ])('[AUTH-08] ends the session when %s', async (_what, renew) => {
    const { tokens, seen } = createTokensWith(buildUser({ expiresIn: 0 }), renew);
    await expect(tokens.getAccessToken()).rejects.toBeInstanceOf(SessionExpired);
    expect(seen).toEqual({ renewed: 1, expired: 1 });
  });

  it('[AUTH-08] expires the session without a refresh token, rather than using an iframe', async () => {
    const { tokens, seen } = createTokensWith(buildUser({ expiresIn: 0, refreshToken: null }));
    await expect(tokens.getAccessToken()).rejects.toBeInstanceOf(SessionExpired);
    expect(seen).toEqual({ renewed: 0, expired: 1 });
  });

  it('[AUTH-12] is renewed again by the next call after a network error', async () => {
    const next = buildUser();
    const { tokens, seen } = createTokensWith(buildUser({ expiresIn: 0 }), networkError, async () => next);
    await expect(tokens.getAccessToken()).rejects.toThrow('Failed to fetch');
    expect(await tokens.getAccessToken()).toBe(next.access_token);
    expect(seen).toEqual({ renewed: 2, expired: 0 });
  });

  it.each([
    ['returns a server error', async () => Promise.reject(new ErrorResponse({ error: 'server_error' }))],
    ["returns a proxy's error page", async () => Promise.reject(new Error('Bad Gateway (502)'))],
    ['returns no token', async () => userWithoutToken()],
  ])('[AUTH-12] survives an identity provider that %s', async (_what, renew) => {
    const next = buildUser();
    const { tokens, seen } = createTokensWith(buildUser({ expiresIn: 0 }), renew, async () => next);
    await expect(tokens.getAccessToken()).rejects.not.toBeInstanceOf(SessionExpired);
    expect(await tokens.getAccessToken()).toBe(next.access_token);
    expect(seen.expired).toBe(0);
  });

  it('[AUTH-12] is used until it expires while the identity provider is unreachable', async () => {
    const user = buildUser({ expiresIn: 20 });
    const { tokens, seen } = createTokensWith(user, networkError);
    expect(await tokens.getAccessToken()).toBe(user.access_token);
    expect(seen).toEqual({ renewed: 1, expired: 0 });
  });

  it('[AUTH-08] reports an expired session once and does not try to renew it again', async () => {
    const { tokens, seen } = createTokensWith(buildUser({ expiresIn: 0 }), async () => null);
    await expect(tokens.getAccessToken()).rejects.toBeInstanceOf(SessionExpired);
    await expect(tokens.getAccessToken()).rejects.toBeInstanceOf(SessionExpired);
    expect(seen).toEqual({ renewed: 1, expired: 1 });
  });
});
