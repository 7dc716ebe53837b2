import type { Permission } from '@consign/domain/permissions';
import { ErrorResponse } from 'oidc-client-ts';
import { describe, expect, it, vi } from 'vitest';

import { SignInRefused } from './checked-manager.js';
import { failure } from './failure.js';
import { firstCallPath } from './first-call.js';
import { respondWithTenant, openPage, buildUser } from './testing/boot-harness.js';
import { createMemoryStorage } from './open-storage.js';

const callback = 'http://tasman.localhost:4300/signed-in?code=c&state=s';
const rejectWith = (error: string) => async () => {
  throw new ErrorResponse({ error });
};

const untrusted = new SignInRefused(failure('untrusted-sign-in', 'Reason: another issuer.'));

describe('opening a page', () => {
  it("[AUTH-01] redirects to the tenant's identity provider and remembers the page", async () => {
    const page = openPage({ url: 'http://tasman.localhost:4300/search?statuses=DRAFT#top' });
    expect(await page.run()).toEqual({ kind: 'redirecting' });
    expect(page.redirects).toEqual([{ returnTo: '/search?statuses=DRAFT#top' }]);
    expect(page.settings[0]).toMatchObject({
      authority: 'http://localhost:4301',
      clientId: 'consign-tasman',
      audience: 'urn:consign:tasman',
      organisation: 'org_tasman',
      origin: 'http://tasman.localhost:4300',
    });
  });

  it.each([
    [false, undefined],
    [true, 'login'],
  ])('[AUTH-19] asks for a password after a sign-out only: %s', async (mustAsk, prompt) => {
    const prompts: unknown[] = [];
    const page = openPage({
      mustAsk,
      manager: { signinRedirect: async (args) => void prompts.push(args?.prompt) },
    });
    await page.run();
    expect(prompts).toEqual([prompt]);
  });

  it('[AUTH-17] sends a nonce of 128 random bits, another for each sign-in', async () => {
    const nonces: (string | undefined)[] = [];
    const words = vi.spyOn(crypto, 'getRandomValues');
    const page = openPage({ manager: { signinRedirect: async (args) => void nonces.push(args?.nonce) } });
    await page.run();
    await page.run();
    expect(nonces.map((nonce) => nonce?.split('-').length)).toEqual([4, 4]);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(words.mock.calls.map(([array]) => array)).toEqual([
      expect.any(Uint32Array),
      expect.any(Uint32Array),
    ]);
    words.mockRestore();
  });

  it.each([
    ['that names another issuer', untrusted, untrusted.failure],
    ['that does not respond', new TypeError('Failed to fetch'), { kind: 'no-sign-in', action: 'Retry' }],
  ])('[AUTH-16] [PLAT-02] fails with an identity provider %s, with Retry', async (_what, error, shown) => {
    const page = openPage({ manager: { signinRedirect: () => Promise.reject(error) } });
    expect(await page.run()).toMatchObject({ kind: 'failed', failure: shown });
  });

  it.each([
    [
      'for an unknown host',
      'unknown-host',
      'Retry',
      { fetch: async () => new Response(null, { status: 404 }) },
    ],
    ['on an insecure address', 'insecure', null, { isSecure: false }],
    ['in a browser that cannot keep a sign-in', 'no-storage', 'Retry', { canKeepSignIn: false }],
  ])('[AUTH-15] [PLAT-02] fails %s, instead of starting a sign-in', async (_what, kind, action, given) => {
    const page = openPage(given);
    expect(await page.run()).toMatchObject({ kind: 'failed', failure: { kind, action } });
    expect(page.redirects).toEqual([]);
  });

  it.each([
    ['from the server on the first page', '/search', 'no-cache'],
    ['from the browser cache on the callback', '/signed-in?code=c&state=s', 'default'],
  ])('[PLAT-30] reads the settings %s', async (_page, path, cache) => {
    const asked: (string | undefined)[] = [];
    const page = openPage({
      url: `http://tasman.localhost:4300${path}`,
      fetch: async (input, init) => {
        if (input !== firstCallPath) asked.push(init?.cache);
        return respondWithTenant(input);
      },
    });
    await page.run();
    expect(asked).toEqual([cache]);
  });

  it('[PLAT-02] can be retried without a reload', async () => {
    let isUp = false;
    const page = openPage({
      fetch: async (input) => (isUp ? respondWithTenant(input) : new Response(null, { status: 503 })),
    });
    expect(await page.run()).toMatchObject({ kind: 'failed', failure: { kind: 'no-configuration' } });
    isUp = true;
    expect(await page.run()).toEqual({ kind: 'redirecting' });
  });

  it.each(['/error/not-found', '/maintenance'])(
    '[ROUTE-09] [ROUTE-10] shows %s without sign-in, even to an unknown host',
    async (path) => {
      const known = openPage({ url: `http://tasman.localhost:4300${path}`, isSecure: false });
      expect(await known.run()).toMatchObject({
        kind: 'ready',
        signedIn: null,
        tenant: { tenantCode: 'TASMAN' },
      });
      const unknown = openPage({
        url: `http://nowhere.localhost:4300${path}`,
        fetch: async () => new Response(null, { status: 404 }),
      });
      expect(await unknown.run()).toMatchObject({ kind: 'ready', signedIn: null, tenant: null });
      expect([...known.redirects, ...unknown.redirects]).toEqual([]);
    },
  );
});

/** The calls for the session that a callback sends with these permissions, with the answer. */
async function receiveSession(permissions: readonly Permission[]) {
  const sent: unknown[] = [];
  const page = openPage({
    url: callback,
    manager: { signinRedirectCallback: async () => buildUser({ permissions }) },
    fetch: async (input, init) => {
      if (input !== firstCallPath) return respondWithTenant(input);
      sent.push(init?.headers);
      return new Response('the session');
    },
  });
  const outcome = await page.run();
  const answer = outcome.kind === 'ready' ? await outcome.firstAnswer : null;
  return { sent, text: await answer?.text() };
}

describe('coming back from sign-in', () => {
  it('[AUTH-01] [AUTH-05] shows the requested page with the permissions of the access token', async () => {
    const page = openPage({
      url: callback,
      manager: {
        signinRedirectCallback: async () => buildUser({ permissions: ['Access.DISPATCH', 'Not.KNOWN'] }),
      },
    });
    const outcome = await page.run();
    expect(outcome).toMatchObject({ kind: 'ready', signedIn: { user: { name: 'Mere Manager' } } });
    expect(outcome.kind === 'ready' && [...(outcome.signedIn?.permissions ?? [])]).toEqual([
      'Access.DISPATCH',
    ]);
    expect(page.url.pathname + page.url.search + page.url.hash).toBe('/search?searchTerm=kauri#top');
  });

  it('[PLAT-290] asks for the session as soon as there is a token that may', async () => {
    expect(await receiveSession(['Consignment.LimitedEdit'])).toEqual({ sent: [] });
    expect(await receiveSession(['Access.DISPATCH'])).toEqual({
      sent: [
        {
          authorization: expect.stringMatching(/^Bearer ./u) as unknown,
          'x-appname': 'consign-web',
          'x-appversion': '20250715.1',
        },
      ],
      text: 'the session',
    });
  });

  it('[AUTH-01] goes home instead of to another origin', async () => {
    const page = openPage({
      url: callback,
      state: { returnTo: '//evil.example/' },
    });
    await page.run();
    expect(page.url.href).toBe('http://tasman.localhost:4300/');
  });

  it('[AUTH-01] removes the code from the URL before using it, so that a reload does not use it twice', async () => {
    const seen: string[] = [];
    const page = openPage({
      url: callback,
      manager: {
        signinRedirectCallback: async (used) => {
          seen.push(String(used), page.url.href);
          return buildUser();
        },
      },
    });
    await page.run();
    expect(seen).toEqual([callback, 'http://tasman.localhost:4300/signed-in']);
  });

  it.each([
    ['the token is of another organisation', async () => buildUser({ org: 'org_aurora' })],
    ['the identity provider rejects the organisation', rejectWith('invalid_organisation')],
  ])('[AUTH-03] [AUTH-04] shows the invalid-organisation page with Sign Out if %s', async (_what, answer) => {
    const page = openPage({ url: callback, manager: { signinRedirectCallback: answer } });
    const outcome = await page.run();
    expect(outcome).toMatchObject({ kind: 'ready', signedIn: null });
    expect(page.url.pathname).toBe('/error/invalid-organisation');
    expect(page.redirects).toEqual([]);
    if (outcome.kind === 'ready') await outcome.signOut();
    expect(page.did).toMatchObject({ signedOut: 1, left: 1 });
  });

  it.each([
    ['mfa_required', rejectWith('mfa_required')],
    ['invalid_state', () => Promise.reject(new Error('No matching state found in storage'))],
    ['generic_error', rejectWith('login_required')],
    ['unknown_error', () => Promise.reject(new Error('nonce in id_token is not the one sent'))],
  ])('[AUTH-01, AUTH-04] restarts sign-in twice after %s, keeping the requested page', async (kind, fail) => {
    const storage = createMemoryStorage();
    const tries = Array.from({ length: 3 }, () =>
      openPage({ url: callback, storage, manager: { signinRedirectCallback: fail } }),
    );
    const outcomes: unknown[] = [];
    for (const page of tries) outcomes.push(await page.run());
    expect(outcomes).toMatchObject([
      { kind: 'redirecting' },
      { kind: 'redirecting' },
      {
        kind: 'failed',
        failure: { kind: 'restarts', text: expect.stringContaining(`Reason: ${kind}.`) },
      },
    ]);
    expect(tries.flatMap(({ redirects }) => redirects)).toEqual(
      [1, 2].map(() => ({ returnTo: '/search?searchTerm=kauri#top' })),
    );
  });

  it('[AUTH-04] goes home when the requested page is unknown', async () => {
    const page = openPage({
      url: callback,
      state: null,
      manager: { signinRedirectCallback: rejectWith('login_required') },
    });
    expect(await page.run()).toEqual({ kind: 'redirecting' });
    expect(page.redirects).toEqual([{ returnTo: '/' }]);
  });

  it('[AUTH-04] gives up after two restarts within a minute, and can restart again later', async () => {
    const page = openPage({
      url: callback,
      manager: { signinRedirectCallback: rejectWith('login_required') },
    });
    const runAgain = () => {
      page.url.href = callback;
      return page.run();
    };
    expect(await runAgain()).toEqual({ kind: 'redirecting' });
    page.did.now += 20_000;
    expect(await runAgain()).toEqual({ kind: 'redirecting' });
    page.did.now += 20_000;
    expect(await runAgain()).toMatchObject({
      kind: 'failed',
      failure: { kind: 'restarts', action: 'Retry' },
    });
    expect(page.redirects).toHaveLength(2);
    page.did.now += 20_001;
    expect(await runAgain()).toEqual({ kind: 'redirecting' });
  });

  it.each([
    [
      'refuses a token that is not for us',
      untrusted,
      {
        title: 'Sign-in failed',
        text: "The identity provider's answer doesn't match the settings of this freight provider. Ask your freight provider for help. Reason: another issuer.",
        action: 'Retry',
      },
    ],
    [
      'fails with a message when the code exchange fails',
      new Error('Bad Gateway (502)'),
      { kind: 'no-sign-in', action: 'Retry' },
    ],
  ])('[AUTH-12] [AUTH-17] %s, only once; Retry leads to the requested page', async (_what, error, shown) => {
    const page = openPage({
      url: callback,
      manager: { signinRedirectCallback: () => Promise.reject(error) },
    });
    expect(await page.run()).toMatchObject({ kind: 'failed', failure: shown });
    expect(page.redirects).toEqual([]);
    expect(await page.run()).toEqual({ kind: 'redirecting' });
    expect(page.redirects).toEqual([{ returnTo: '/search?searchTerm=kauri#top' }]);
  });
});

async function signIn(manager: Parameters<typeof openPage>[0] = {}) {
  const page = openPage({ url: callback, ...manager });
  const outcome = await page.run();
  if (outcome.kind !== 'ready' || outcome.signedIn === null) throw new Error('not signed in');
  return { page, signedIn: outcome.signedIn };
}

describe('signing out', () => {
  it.each([
    ['revoked', async () => undefined],
    ['not revoked', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    '[AUTH-09] [AUTH-18] clears local data, then ends the session after the refresh token was %s',
    async (_what, revoke) => {
      const order: string[] = [];
      const { page, signedIn } = await signIn({
        manager: {
          revokeRefreshToken: () => {
            order.push('revoke');
            return revoke();
          },
          signoutRedirect: async () => void order.push(`sign out, left ${page.did.left}`),
        },
      });
      await signedIn.signOut();
      expect(order).toEqual(['revoke', 'sign out, left 1']);
    },
  );

  it('[AUTH-09] forgets the user even if the identity provider is unreachable', async () => {
    const { page, signedIn } = await signIn({
      manager: { signoutRedirect: () => Promise.reject(new Error('No end session endpoint')) },
    });
    await signedIn.signOut();
    expect(page.did).toMatchObject({ left: 1, removed: 1 });
    expect(page.shown).toMatchObject([{ kind: 'left', action: 'Sign in' }]);
  });

  it('[AUTH-08] ends a session that the server rejects, without an endless loop', async () => {
    const storage = createMemoryStorage();
    for (const round of [1, 2]) {
      const { page, signedIn } = await signIn({ storage });
      await signedIn.expire();
      expect([round, page.did.signedOut, page.shown]).toEqual([round, 1, []]);
    }
    const { page, signedIn } = await signIn({ storage });
    await signedIn.expire();
    expect(page.did).toMatchObject({ signedOut: 0, removed: 1, left: 1 });
    expect(page.shown).toMatchObject([{ kind: 'restarts' }]);
  });

  it('[AUTH-08] signs out once for several rejected calls', async () => {
    const { page, signedIn } = await signIn();
    await Promise.all(Array.from({ length: 5 }, () => signedIn.expire()));
    expect(page.did).toMatchObject({ signedOut: 1, expired: 1 });
    expect(page.shown).toEqual([]);
  });

  it('[AUTH-14] [CONS-07] keeps the application on screen when the session has expired, until the user leaves or signs out', async () => {
    const { page, signedIn } = await signIn({
      manager: { signoutRedirect: () => new Promise<never>(() => undefined) },
    });
    void signedIn.expire();
    expect(page.did).toMatchObject({ left: 0, expired: 1 });
    void signedIn.signOut();
    expect(page.did).toMatchObject({ left: 1, expired: 1 });
  });
});
