import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { Browser } from './testing/browser.js';
import {
  aurora,
  exchange,
  manager,
  refresh,
  signedIn,
  signIn,
  startIdentity,
  tasman,
  type Harness,
} from './testing/identity-harness.js';
import { authorizeUrl, formAction, newVerifier, post, type Tokens } from './testing/sign-in-flow.js';

let harness: Harness;

// Mounted under a path, as with `--public-url`.
beforeAll(async () => {
  harness = await startIdentity('/identity');
});

afterAll(() => harness.close());

function signOutUrl(params: Record<string, string>): string {
  return `${harness.issuer}/session/end?${new URLSearchParams(params).toString()}`;
}

async function asksForSignIn(browser: Browser): Promise<boolean> {
  const url = authorizeUrl(harness.issuer, tasman, { code_challenge: newVerifier().challenge });
  const { response } = await browser.follow(url);
  return (await response?.text())?.includes('Sign in to Tasman Freight') ?? false;
}

describe('mounted under a path', () => {
  it('[AUTH-01] signs in with all endpoints and cookies under that path', async () => {
    const { callback, tokens } = await signedIn(harness);
    expect(callback.origin).toBe('http://tasman.localhost:4300');
    expect(tokens.access_token).toBeTruthy();
    const discovery = await fetch(`${harness.issuer}/.well-known/openid-configuration`);
    const found = (await discovery.json()) as Record<string, unknown>;
    const endpoints = Object.entries(found).filter(([name]) => /_endpoint$|_uri$/.test(name));
    for (const [, address] of endpoints) expect(String(address).startsWith(`${harness.issuer}/`)).toBe(true);
    const first = await fetch(authorizeUrl(harness.issuer, tasman, { code_challenge: 'x'.repeat(43) }), {
      redirect: 'manual',
    });
    for (const line of first.headers.getSetCookie()) expect(line).toMatch(/path=\/identity.*httponly/i);
  });

  it('links to the products from its root page, and answers 404 outside the path and for unknown pages', async () => {
    const home = await fetch(harness.issuer);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('<a href="http://aurora.localhost:4300/">Aurora Haulage</a>');
    for (const address of [new URL('/identity-more/auth', harness.issuer), `${harness.issuer}/nothing`]) {
      const missing = await fetch(address);
      expect(missing.status).toBe(404);
      expect(await missing.text()).toContain('Page not found');
    }
  });
});

describe('signing out', () => {
  it('[AUTH-09] ends the session with its tokens for every product and redirects back, also when it has ended', async () => {
    const { browser, tokens } = await signedIn(harness);
    const otherProduct = await signedIn(harness, aurora, browser);
    const back = {
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'http://tasman.localhost:4300/',
    };
    const response = await browser.open(signOutUrl({ ...back, state: 'after' }));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('http://tasman.localhost:4300/?state=after');
    expect((await refresh(harness, tasman, tokens.refresh_token)).status).toBe(400);
    expect((await refresh(harness, aurora, otherProduct.tokens.refresh_token)).status).toBe(400);
    expect(await asksForSignIn(browser)).toBe(true);
    const ended = await new Browser().open(signOutUrl(back));
    expect(ended.headers.get('location')).toBe('http://tasman.localhost:4300/');
  });

  it('[AUTH-09] redirects back with an ID token of an earlier start, and asks where there is a session', async () => {
    const { browser } = await signedIn(harness);
    const earlier = await startIdentity('/identity');
    onTestFinished(() => earlier.close());
    const { tokens } = await signedIn(earlier);
    const url = signOutUrl({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'http://tasman.localhost:4300/',
      state: 'after',
    });
    const ended = await new Browser().open(url);
    expect(ended.headers.get('location')).toBe('http://tasman.localhost:4300/?state=after');
    const { response } = await browser.follow(url);
    expect(await response?.text()).toContain('Do you want to sign out?');
    expect(await asksForSignIn(browser)).toBe(false);
    const evil = signOutUrl({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'https://evil.example/',
    });
    expect((await new Browser().open(evil)).status).toBe(400);
  });

  it('shows a signed-out page without a redirect URI, and rejects one that is not registered', async () => {
    const { browser, tokens } = await signedIn(harness);
    const evil = { id_token_hint: tokens.id_token, post_logout_redirect_uri: 'https://evil.example/' };
    expect((await browser.follow(signOutUrl(evil))).response?.status).toBe(400);
    expect(await asksForSignIn(browser)).toBe(false);
    const { response } = await browser.follow(signOutUrl({ id_token_hint: tokens.id_token }));
    expect(await response?.text()).toContain('You are signed out');
  });

  it('asks for confirmation without an ID token', async () => {
    const { browser } = await signedIn(harness);
    const { url, response } = await browser.follow(signOutUrl({ client_id: tasman.clientId }));
    const page = (await response?.text()) ?? '';
    expect(page).toContain('Do you want to sign out?');
    expect(await asksForSignIn(browser)).toBe(false);
    const { response: again } = await browser.follow(signOutUrl({ client_id: tasman.clientId }));
    const fresh = (await again?.text()) ?? '';
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(fresh)?.[1] ?? '';
    await browser.follow(formAction(fresh, url), post({ xsrf, logout: 'yes' }));
    expect(await asksForSignIn(browser)).toBe(true);
  });

  it("asks for confirmation with another user's ID token", async () => {
    const { browser } = await signedIn(harness);
    const otherUser = { ...manager, subject: 'user_other', email: 'other@kowhai.example' };
    harness.accounts.push(otherUser);
    const { challenge, verifier } = newVerifier();
    const callback = await signIn(new Browser(), harness, tasman, challenge, otherUser.email);
    const tokens = (await (await exchange(harness, tasman, callback, verifier)).json()) as Tokens;
    const { response } = await browser.follow(signOutUrl({ id_token_hint: tokens.id_token }));
    expect(await response?.text()).toContain('Do you want to sign out?');
  });
});
