import { ErrorResponse, type User } from 'oidc-client-ts';
import { describe, expect, it } from 'vitest';

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

/** Tokens of a user, and how often they were renewed and found to be over. */
function createTokensWith(user: User, ...renewals: SignInManager['signinSilent'][]) {
  const seen = { renewed: 0, over: 0 };
  const manager: SignInManager = {
    signinRedirect: unexpectedCall,
    signinRedirectCallback: unexpectedCall,
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
  return { seen, tokens: createTokens(manager, user, () => void (seen.over += 1)) };
}

describe('the access token', () => {
  it('[AUTH-08] is renewed silently once it is about to expire, and once for all who ask', async () => {
    const next = buildUser({ permissions: ['Access.DISPATCH', 'Consignment.PRINT'] });
    const { tokens, seen } = createTokensWith(buildUser({ expiresIn: 20 }), async () => next);
    const given = await Promise.all([
      tokens.getAccessToken(),
      tokens.getAccessToken(),
      tokens.renewAccessToken(),
    ]);
    expect(given).toEqual([next.access_token, next.access_token, next.access_token]);
    expect(await tokens.getAccessToken()).toBe(next.access_token);
    expect(seen).toEqual({ renewed: 1, over: 0 });
  });

  it('[AUTH-08] is kept while it is good', async () => {
    const user = buildUser();
    const { tokens, seen } = createTokensWith(user);
    expect(await tokens.getAccessToken()).toBe(user.access_token);
    expect(seen.renewed).toBe(0);
  });

  it.each([
    [
      'the refresh token is refused',
      async () => Promise.reject(new ErrorResponse({ error: 'invalid_grant' })),
    ],
    ['another user comes back', async () => buildUser({ profile: { sub: 'auth|somebody-else' } })],
    ['nobody comes back', async () => null],
  ])('[AUTH-08] ends the session when %s', async (_what, renew) => {
    const { tokens, seen } = createTokensWith(buildUser({ expiresIn: 0 }), renew);
    await expect(tokens.getAccessToken()).rejects.toBeInstanceOf(SessionExpired);
    expect(seen).toEqual({ renewed: 1, over: 1 });
  });

  it('[AUTH-08] never turns to an iframe: without a refresh token the session is over', async () => {
    const { tokens, seen } = createTokensWith(buildUser({ expiresIn: 0, refreshToken: null }));
    await expect(tokens.getAccessToken()).rejects.toBeInstanceOf(SessionExpired);
    expect(seen).toEqual({ renewed: 0, over: 1 });
  });

  it('[AUTH-12] a lost connection does not end the session: the next call tries again', async () => {
    const next = buildUser();
    const { tokens, seen } = createTokensWith(buildUser({ expiresIn: 0 }), networkError, async () => next);
    await expect(tokens.getAccessToken()).rejects.toThrow('Failed to fetch');
    expect(await tokens.getAccessToken()).toBe(next.access_token);
    expect(seen).toEqual({ renewed: 2, over: 0 });
  });

  it.each([
    [
      'says that it is out of order',
      async () => Promise.reject(new ErrorResponse({ error: 'server_error' })),
    ],
    ['answers with a page of a proxy', async () => Promise.reject(new Error('Bad Gateway (502)'))],
    ['answers with nothing', async () => userWithoutToken()],
  ])('[AUTH-12] an identity provider that %s does not end the session', async (_what, renew) => {
    const next = buildUser();
    const { tokens, seen } = createTokensWith(buildUser({ expiresIn: 0 }), renew, async () => next);
    await expect(tokens.getAccessToken()).rejects.not.toBeInstanceOf(SessionExpired);
    expect(await tokens.getAccessToken()).toBe(next.access_token);
    expect(seen.over).toBe(0);
  });

  it('[AUTH-12] is used up while the identity provider cannot be reached', async () => {
    const user = buildUser({ expiresIn: 20 });
    const { tokens, seen } = createTokensWith(user, networkError);
    expect(await tokens.getAccessToken()).toBe(user.access_token);
    expect(seen).toEqual({ renewed: 1, over: 0 });
  });

  it('[AUTH-08] a session that is over is told once, and not asked about again', async () => {
    const { tokens, seen } = createTokensWith(buildUser({ expiresIn: 0 }), async () => null);
    await expect(tokens.getAccessToken()).rejects.toBeInstanceOf(SessionExpired);
    await expect(tokens.getAccessToken()).rejects.toBeInstanceOf(SessionExpired);
    expect(seen).toEqual({ renewed: 1, over: 1 });
  });
});
