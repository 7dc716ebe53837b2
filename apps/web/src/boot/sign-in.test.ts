import type { IdTokenClaims } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { isRejected } from './auth-error.js';
import { SignInRefused } from './checked-manager.js';
import { createMemoryStorage } from './open-storage.js';
import { createManager, type SignInManager } from './sign-in.js';
import { buildToken } from './testing/boot-harness.js';

const issuer = 'https://issuer.example';
const origin = 'https://tasman.example';
const startedAt = new Date('2026-11-22T19:04:00Z');
const nowSeconds = startedAt.getTime() / 1000;

type Claims = Readonly<Record<string, unknown>>;

/** An issuer behind `fetch`: its discovery document, the ID tokens that it answers with, and what it was sent. */
const provider = {
  discovery: {} as Claims,
  idTokens: [] as (Claims | null)[],
  rotates: true,
  calls: [] as { path: string; body: string; signal: AbortSignal | null | undefined }[],
};
const fetchFromProvider: typeof fetch = async (input, init) => {
  const path = new URL(String(input)).pathname;
  provider.calls.push({ path, body: String(init?.body ?? ''), signal: init?.signal });
  if (path === '/revoke') return new Response(null, { status: 200 });
  if (path !== '/token') return Response.json(provider.discovery);
  const claims = provider.idTokens.shift() ?? null;
  return Response.json({
    access_token: 'access',
    ...(provider.rotates && { refresh_token: `refresh-${provider.idTokens.length}` }),
    expires_in: 600,
    token_type: 'Bearer',
    ...(claims && { id_token: buildToken(claims) }),
  });
};

const paths = () => provider.calls.map(({ path }) => path);

function openManager(storage: Storage): SignInManager {
  return createManager({
    authority: issuer,
    clientId: 'consign-tasman',
    audience: 'urn:consign:tasman',
    organisation: 'org_tasman',
    origin,
    storage,
  });
}

/** Leaves for the issuer and returns the address there. The redirect never settles, as the page is left. */
async function leave(redirect: () => Promise<void>): Promise<URL> {
  const address = new Promise<string>((resolve) => {
    vi.spyOn(window.location, 'replace').mockImplementation((to) => resolve(String(to)));
  });
  void redirect();
  return new URL(await address);
}

async function startSignIn(storage: Storage): Promise<URLSearchParams> {
  const { searchParams } = await leave(() => openManager(storage).signinRedirect({ nonce: 'nonce-1' }));
  return searchParams;
}

const claims = (given: Partial<IdTokenClaims> = {}): Claims => ({
  iss: issuer,
  aud: 'consign-tasman',
  sub: 'auth|manager',
  nonce: 'nonce-1',
  iat: nowSeconds,
  exp: nowSeconds + 600,
  ...given,
});

/** Signs in with an ID token of these claims, and renews with the others. */
async function signIn(...idTokens: (Claims | null)[]) {
  const storage = createMemoryStorage();
  const request = await startSignIn(storage);
  provider.idTokens = idTokens;
  const manager = openManager(storage);
  const user = await manager.signinRedirectCallback(
    `${origin}/signed-in?code=c&state=${request.get('state')}`,
  );
  return { manager, user };
}

beforeEach(() => {
  vi.useFakeTimers({ now: startedAt, toFake: ['Date'] });
  vi.stubGlobal('fetch', fetchFromProvider);
  Object.assign(provider, {
    discovery: {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      revocation_endpoint: `${issuer}/revoke`,
      end_session_endpoint: `${issuer}/end`,
    },
    idTokens: [],
    rotates: true,
    calls: [],
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const refused = (kind: string, reason = '') =>
  expect.objectContaining({
    name: 'SignInRefused',
    failure: expect.objectContaining({ kind, text: expect.stringContaining(reason) }),
  });

describe('the discovery document', () => {
  it.each(['https://evil.example', `${issuer}/`, undefined])(
    '[AUTH-16] of another issuer starts no sign-in: %s',
    async (named) => {
      provider.discovery = { ...provider.discovery, issuer: named };
      const manager = openManager(createMemoryStorage());
      await expect(manager.signinRedirect()).rejects.toEqual(refused('untrusted-sign-in', 'another issuer'));
    },
  );

  it('[AUTH-16] of another issuer gets no code', async () => {
    const storage = createMemoryStorage();
    const request = await startSignIn(storage);
    provider.discovery = { ...provider.discovery, issuer: 'https://evil.example' };
    const callback = `${origin}/signed-in?code=c&state=${request.get('state')}`;
    await expect(openManager(storage).signinRedirectCallback(callback)).rejects.toBeInstanceOf(SignInRefused);
    expect(paths()).not.toContain('/token');
  });
});

describe('the ID token', () => {
  it('[AUTH-17] is accepted with the nonce that the issuer was sent', async () => {
    expect((await startSignIn(createMemoryStorage())).get('nonce')).toBe('nonce-1');
    const { user } = await signIn(claims({ aud: ['consign-tasman', 'another'] }));
    expect(user.profile.sub).toBe('auth|manager');
  });

  it.each(['nonce-2', undefined])('[AUTH-17] is refused with another nonce: %s', async (nonce) => {
    const answered = { ...claims(), nonce };
    await expect(signIn(answered)).rejects.toThrow('nonce in id_token does not match');
  });

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }, 'untrusted-sign-in', 'another issuer'],
    ['of its issuer with a slash', { iss: `${issuer}/` }, 'untrusted-sign-in', 'another issuer'],
    ['for another client', { aud: 'consign-aurora' }, 'untrusted-sign-in', 'another client'],
    ['for several other clients', { aud: ['a', 'consign'] }, 'untrusted-sign-in', 'another client'],
    ['that never expires', { exp: undefined }, 'untrusted-sign-in', 'no expiry'],
    ['that expired five minutes ago', { exp: nowSeconds - 300 }, 'expired-sign-in', 'date and time'],
  ])('[AUTH-17] is refused %s', async (_what, given, kind, reason) => {
    await expect(signIn({ ...claims(), ...given })).rejects.toEqual(refused(kind, reason));
  });

  it('[AUTH-17] and all tokens are forgotten when it is refused', async () => {
    const storage = createMemoryStorage();
    const request = await startSignIn(storage);
    provider.idTokens = [claims({ aud: 'consign-aurora' })];
    const manager = openManager(storage);
    const callback = `${origin}/signed-in?code=c&state=${request.get('state')}`;
    await expect(manager.signinRedirectCallback(callback)).rejects.toBeInstanceOf(SignInRefused);
    await manager.revokeRefreshToken();
    expect(paths().at(-1)).toBe('/token');
  });

  it('[AUTH-17] is accepted on a device whose clock is up to five minutes ahead', async () => {
    const { user } = await signIn(claims({ exp: nowSeconds - 299 }));
    expect(user.profile.sub).toBe('auth|manager');
  });

  it('[AUTH-17] is checked again when it is renewed', async () => {
    const { manager } = await signIn(claims(), claims({ aud: 'consign-aurora' }));
    const rejection: unknown = await manager.signinSilent().catch((error: unknown) => error);
    expect(rejection).toEqual(refused('untrusted-sign-in', 'another client'));
    expect(isRejected(rejection)).toBe(true);
  });

  it('[AUTH-08] of another user ends the session when it is renewed', async () => {
    const { manager } = await signIn(claims(), claims({ sub: 'auth|somebody-else' }));
    const rejection: unknown = await manager.signinSilent().catch((error: unknown) => error);
    expect(isRejected(rejection)).toBe(true);
  });

  it('[AUTH-17] stays the one that was checked when a renewal brings none, however old it is', async () => {
    const { manager } = await signIn(claims(), null);
    vi.setSystemTime(startedAt.getTime() + 60 * 60_000);
    expect((await manager.signinSilent())?.profile.sub).toBe('auth|manager');
  });
});

describe('the refresh token', () => {
  it('[AUTH-08] is the one of the last answer, and stays when an answer brings none', async () => {
    const { manager } = await signIn(claims(), null, null, null);
    await manager.signinSilent();
    provider.rotates = false;
    await manager.signinSilent();
    await manager.signinSilent();
    const sent = provider.calls.filter(({ path }) => path === '/token').map(({ body }) => body);
    const tokens = sent.map((body) => new URLSearchParams(body).get('refresh_token'));
    expect(tokens).toEqual([null, 'refresh-3', 'refresh-2', 'refresh-2']);
  });

  it('[AUTH-18] is revoked at the issuer, which is waited for three seconds at most', async () => {
    const { manager, user } = await signIn(claims());
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    await manager.revokeRefreshToken();
    const sent = provider.calls.at(-1);
    expect(sent?.path).toBe('/revoke');
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
      token: user.refresh_token,
      token_type_hint: 'refresh_token',
      client_id: 'consign-tasman',
    });
    expect(timeout).toHaveBeenCalledWith(3_000);
    expect(sent?.signal).toBe(deadline.signal);
  });

  it('[AUTH-18] is not sent anywhere if the issuer revokes none, or nobody is signed in', async () => {
    await openManager(createMemoryStorage()).revokeRefreshToken();
    expect(paths()).toEqual([]);
    provider.discovery = { ...provider.discovery, revocation_endpoint: undefined };
    const { manager } = await signIn(claims());
    await manager.revokeRefreshToken();
    expect(paths()).not.toContain('/revoke');
  });
});

describe('signing out', () => {
  it('[AUTH-09] forgets the tokens, and tells the issuer by the ID token who it is and where to return', async () => {
    const { manager, user } = await signIn(claims());
    const { origin: at, pathname, searchParams } = await leave(() => manager.signoutRedirect());
    expect(at + pathname).toBe(`${issuer}/end`);
    expect(searchParams.get('id_token_hint')).toBe(user.id_token);
    expect(searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/`);
    expect(await manager.signinSilent()).toBeNull();
  });

  it('[AUTH-09] forgets the tokens at an issuer that has no place to sign out', async () => {
    provider.discovery = { ...provider.discovery, end_session_endpoint: undefined };
    const { manager } = await signIn(claims());
    await expect(manager.signoutRedirect()).rejects.toThrow('No end session endpoint');
    expect(await manager.signinSilent()).toBeNull();
  });
});
