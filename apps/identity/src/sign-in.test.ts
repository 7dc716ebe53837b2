import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, type JSONWebKeySet } from 'jose';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { Browser } from './testing/browser.js';
import {
  aurora,
  exchange,
  manager,
  password,
  refresh,
  signedIn,
  signIn,
  shareIdentity,
  tasman,
  type Harness,
} from './testing/identity-harness.js';
import { authorizeUrl, formAction, newVerifier, post, type Tokens } from './testing/sign-in-flow.js';

let harness: Harness;

beforeAll(async () => {
  harness = await shareIdentity();
});

const challenge = { code_challenge: newVerifier().challenge };

async function openSignIn(params: Record<string, string | undefined> = challenge, client = tasman) {
  const browser = new Browser();
  const { url, response } = await browser.follow(authorizeUrl(harness.issuer, client, params));
  return { browser, url, response, page: (await response?.text()) ?? '' };
}

async function body(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}

describe('discovery', () => {
  it('[AUTH-01] advertises only the code flow with S256 and RS256, at its own address, and may be kept for minutes', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const response = await fetch(`${harness.issuer}/.well-known/openid-configuration`, { headers });
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await body(response)).toMatchObject({
      issuer: harness.issuer,
      authorization_endpoint: `${harness.issuer}/auth`,
      token_endpoint: `${harness.issuer}/token`,
      jwks_uri: `${harness.issuer}/jwks`,
      end_session_endpoint: `${harness.issuer}/session/end`,
      revocation_endpoint: `${harness.issuer}/token/revocation`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });

  it('[PLAT-157] publishes only the public half of an RSA key of 3072 bits', async () => {
    const { keys } = (await body(await fetch(`${harness.issuer}/jwks`))) as unknown as JSONWebKeySet;
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect(keys).toEqual(harness.identity.publicKeys.keys);
    expect(Buffer.from(keys[0]?.n ?? '', 'base64url')).toHaveLength(3072 / 8);
  });
});

describe('the authorization request', () => {
  it('[AUTH-01] is rejected without PKCE or with its plain method, with an error at the redirect URI', async () => {
    for (const params of [
      { code_challenge_method: undefined },
      { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' },
    ]) {
      const { url, response } = await openSignIn(params);
      expect(response).toBeUndefined();
      expect(url.startsWith(tasman.redirectUris[0] ?? '')).toBe(true);
      expect(new URL(url).searchParams.get('error')).toBe('invalid_request');
    }
  });

  it.each([
    ['another path', 'http://tasman.localhost:4300/elsewhere'],
    ['a longer path', 'http://tasman.localhost:4300/signed-in/more'],
    ['a query', 'http://tasman.localhost:4300/signed-in?next=1'],
    ['another host', 'https://evil.example/signed-in'],
    ["another tenant's redirect URI", aurora.redirectUris[0]],
  ])('is rejected when its redirect URI is %s, and links back to the product', async (_what, redirectUri) => {
    const { response, page } = await openSignIn({ ...challenge, redirect_uri: redirectUri });
    expect(response?.status).toBe(400);
    expect(page).toContain('<h1>Address not registered</h1>');
    expect(page).toContain('<a class="action" href="http://tasman.localhost:4300/">Go to Tasman Freight</a>');
  });

  it('[AUTH-01] is rejected for an unknown client, another API or another organisation than its own', async () => {
    const { response, page } = await openSignIn({ ...challenge, client_id: 'consign-nobody' });
    expect(response?.status).toBe(400);
    expect(page).toContain('Unknown product');
    const findError = async (params: Record<string, string>) =>
      new URL((await openSignIn({ ...challenge, ...params })).url).searchParams.get('error');
    expect(await findError({ resource: 'urn:consign:aurora' })).toBe('invalid_target');
    expect(await findError({ organization: 'org_aurora' })).toBe('invalid_request');
    const ownOrganisation = await openSignIn({ ...challenge, organization: 'org_tasman' });
    expect(ownOrganisation.page).toContain('<h1>Sign in to Tasman Freight</h1>');
  });
});

describe('the sign-in page', () => {
  it('[AUTH-13] has the name and brand of its tenant, fields that password managers recognise, and works without its script', async () => {
    const { page } = await openSignIn({ ...challenge, login_hint: manager.email });
    expect(page).toContain('<html lang="en-NZ">');
    expect(page).toContain('<title>Sign in to Tasman Freight</title>');
    expect(page).toContain('<h1>Sign in to Tasman Freight</h1>');
    expect(page).toContain('<form method="post"');
    expect(page).toContain('<label for="email">Email</label>');
    expect(page).toMatch(/<input\s+id="email"[^>]*autocomplete="username"/);
    expect(page).toContain(`value="${manager.email}"`);
    expect(page).toContain('<label for="password">Password</label>');
    expect(page).toMatch(/<input\s+id="password"[^>]*autocomplete="current-password"/);
    expect(page).toMatch(/<button id="reveal" type="button" [^>]*hidden>/);
    expect(page).toContain('>Sign in</button>');
    expect(page).toContain('<path d="M2 8h20v8H2Z"');
    expect(page).toMatch(/--bar: #013d43; --on-bar: #ffffff/);
    expect(page).toMatch(/prefers-color-scheme: dark[^@]*--bar: #012b30/);
    const otherPage = (await openSignIn(challenge, aurora)).page;
    expect(otherPage).toContain('<h1>Sign in to Aurora Haulage</h1>');
    expect(otherPage).toContain('--accent: #2e62c9');
    expect(otherPage).toContain('<span>Aurora Haulage</span>');
  });

  it('[AUTH-13] allows only its own script, no framing, and form targets here and at the product', async () => {
    const { response, page } = await openSignIn();
    const policy = response?.headers.get('content-security-policy') ?? '';
    const nonce = /<style nonce="([^"]+)"/.exec(page)?.[1] ?? 'none';
    for (const part of [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      "form-action 'self' http://tasman.localhost:4300 http://localhost:4300",
      "frame-ancestors 'none'",
      `script-src 'nonce-${nonce}'`,
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe-inline');
    expect(response?.headers.get('cache-control')).toBe('no-store');
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toContain(`<script nonce="${nonce}">`);
  });

  it('[AUTH-13] says beside the fields what was wrong, keeps the email, and then accepts the right password', async () => {
    const { browser, url, page } = await openSignIn();
    const action = formAction(page, url);
    const send = async (email: string, word: string) => {
      const response = await browser.open(action, post({ email, password: word }));
      return { status: response.status, text: await response.text() };
    };
    const wrong = await send('manager+"<b>"@kowhai.example', 'wrong');
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain('role="alert"');
    expect(wrong.text).toContain('Incorrect email or password.');
    expect(wrong.text).toContain('value="manager+&quot;&lt;b&gt;&quot;@kowhai.example"');
    expect(wrong.text).toMatch(/<input\s+id="password"[^>]*aria-describedby="sign-in-error" autofocus/);
    expect(wrong.text).not.toContain('value="wrong"');
    expect((await send('nobody@kowhai.example', password)).text).toContain('Incorrect email or password.');
    const empty = await send(manager.email, '');
    expect(empty.status).toBe(400);
    expect(empty.text).toMatch(
      /<p class="field-error" id="password-error" role="alert">[^]*Enter your password\.<\/p>/,
    );
    expect(empty.text).toMatch(/id="password"[^>]*aria-describedby="password-error" autofocus/);
    expect(empty.text).not.toContain('Enter your email.');
    const done = await browser.follow(action, post({ email: ' Manager@Kowhai.Example ', password }));
    expect(new URL(done.url).searchParams.get('code')).toBeTruthy();
  });

  it('links back to the product, and nowhere else, when it has expired', async () => {
    const { url } = await openSignIn();
    const forged = new URL(url);
    forged.searchParams.set('from', 'https://evil.example');
    for (const address of [url, forged.href]) {
      const stale = await new Browser().open(address);
      expect(stale.status).toBe(400);
      const page = await stale.text();
      expect(page).toContain('This sign-in page has expired');
      expect(page).toContain(
        '<a class="action" href="http://tasman.localhost:4300/">Go to Tasman Freight</a>',
      );
      expect(page).not.toContain('evil.example');
    }
  });

  it('[AUTH-20] is not finished by the form of another sign-in, whatever cookies come with it', async () => {
    const [one, other] = [await openSignIn(), await openSignIn()];
    const send = (cookie: string) =>
      fetch(formAction(one.page, one.url), {
        ...post({ email: manager.email, password }, { cookie }),
        redirect: 'manual',
      });
    const refused = await send(other.browser.cookiesOf(other.url));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('This sign-in page has expired');
    expect((await send(one.browser.cookiesOf(one.url))).status).toBe(303);
  });
});

describe('the tokens', () => {
  it('[AUTH-02] [AUTH-05] are a signed access token with permissions and organisation, and an ID token with claims', async () => {
    const { tokens } = await signedIn(harness);
    const keys = (await body(await fetch(`${harness.issuer}/jwks`))) as unknown as JSONWebKeySet;
    const { payload, protectedHeader } = await jwtVerify(tokens.access_token, createLocalJWKSet(keys), {
      issuer: harness.issuer,
      audience: 'urn:consign:tasman',
      algorithms: ['RS256'],
      typ: 'at+jwt',
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      sub: manager.subject,
      client_id: 'consign-tasman',
      permissions: manager.permissions,
      org_id: 'org_tasman',
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 600 });

    expect(decodeProtectedHeader(tokens.id_token).alg).toBe('RS256');
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      aud: 'consign-tasman',
      nonce: 'product-nonce',
      sub: manager.subject,
      name: 'Mere Tāwhai',
      nickname: 'mere',
      picture: manager.picture,
      email: manager.email,
      email_verified: true,
      org_id: 'org_tasman',
      object_id: manager.objectId,
      given_name: 'Mere',
      family_name: 'Tāwhai',
      locale: 'en-NZ',
    });
  });

  it("carry the user's organisation, not the client's, so that users of another tenant are recognised", async () => {
    const { tokens } = await signedIn(harness, aurora);
    expect(decodeJwt(tokens.access_token)).toMatchObject({ aud: 'urn:consign:aurora', org_id: 'org_tasman' });
  });

  it('[AUTH-01] are refused for a code without its verifier, with a wrong one, or used twice', async () => {
    const { verifier, challenge: accepted } = newVerifier();
    const callback = await signIn(new Browser(), harness, tasman, accepted);
    expect(callback.searchParams.get('state')).toBe('product-state');
    for (const wrong of [undefined, newVerifier().verifier]) {
      expect((await exchange(harness, tasman, callback, wrong)).status).toBe(400);
    }
    expect((await exchange(harness, tasman, callback, verifier)).status).toBe(200);
    expect((await exchange(harness, tasman, callback, verifier)).status).toBe(400);
  });

  it('are only readable by the origin of the product', async () => {
    const { tokens } = await signedIn(harness);
    const refreshFrom = (origin: string) =>
      fetch(
        `${harness.issuer}/token`,
        post(
          { grant_type: 'refresh_token', client_id: tasman.clientId, refresh_token: tokens.refresh_token },
          { origin },
        ),
      );
    const rejected = await refreshFrom('https://evil.example');
    expect(rejected.status).toBe(400);
    expect(rejected.headers.get('access-control-allow-origin')).toBeNull();
    const own = await refreshFrom('http://tasman.localhost:4300');
    expect(own.headers.get('access-control-allow-origin')).toBe('http://tasman.localhost:4300');
    expect(own.status).toBe(200);
  });
});

describe('the refresh token', () => {
  it('rotates with the permissions of the moment, works for its own client, and reuse revokes its successor', async () => {
    const { tokens } = await signedIn(harness);
    expect((await refresh(harness, aurora, tokens.refresh_token)).status).toBe(400);
    harness.accounts[0] = { ...manager, permissions: ['Access.DISPATCH'] };
    const renewed = (await body(await refresh(harness, tasman, tokens.refresh_token))) as unknown as Tokens;
    harness.accounts[0] = manager;
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    expect(decodeJwt(renewed.access_token)['permissions']).toEqual(['Access.DISPATCH']);
    expect(decodeJwt(renewed.id_token)['sub']).toBe(manager.subject);
    const reused = await refresh(harness, tasman, tokens.refresh_token);
    expect(reused.status).toBe(400);
    expect(await body(reused)).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(harness, tasman, renewed.refresh_token)).status).toBe(400);
  });

  it('expires a week after sign-in, however often it was renewed', async () => {
    const began = Date.now();
    const { tokens } = await signedIn(harness);
    const days = (count: number) => vi.setSystemTime(began + count * 24 * 60 * 60 * 1000);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    days(6);
    const renewed = (await body(await refresh(harness, tasman, tokens.refresh_token))) as unknown as Tokens;
    days(8);
    const late = await refresh(harness, tasman, renewed.refresh_token);
    expect(late.status).toBe(400);
    expect(await body(late)).toMatchObject({ error: 'invalid_grant' });
  });

  it('[AUTH-18] can be revoked from the page of its product', async () => {
    const { tokens } = await signedIn(harness);
    const fields = { client_id: tasman.clientId, token: tokens.refresh_token };
    const origin = 'http://tasman.localhost:4300';
    const answer = await fetch(`${harness.issuer}/token/revocation`, post(fields, { origin }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect((await refresh(harness, tasman, tokens.refresh_token)).status).toBe(400);
  });
});

describe('the session', () => {
  it('[AUTH-01] signs in a reload or a new tab without asking again, but with prompt=login', async () => {
    const { browser } = await signedIn(harness);
    const { url } = await browser.follow(authorizeUrl(harness.issuer, tasman, challenge));
    expect(url.startsWith('http://tasman.localhost:4300/signed-in?code=')).toBe(true);
    const again = authorizeUrl(harness.issuer, tasman, { ...challenge, prompt: 'login' });
    expect(await (await browser.follow(again)).response?.text()).toContain('Sign in to Tasman Freight');
    const silent = authorizeUrl(harness.issuer, tasman, { ...challenge, prompt: 'none' });
    const nobody = await new Browser().follow(silent);
    expect(new URL(nobody.url).searchParams.get('error')).toBe('login_required');
  });

  it('reported no faults', () => {
    expect(harness.errors).toEqual([]);
  });
});
