import { createHash, randomBytes } from 'node:crypto';

import type { IdentityClient } from '../clients.js';
import { Browser } from './browser.js';

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
}

export function newVerifier(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

export function authorizeUrl(
  issuer: string,
  client: Pick<IdentityClient, 'clientId' | 'redirectUris'>,
  params: Record<string, string | undefined> = {},
): string {
  const all: Record<string, string | undefined> = {
    client_id: client.clientId,
    redirect_uri: client.redirectUris[0],
    response_type: 'code',
    scope: 'openid profile email',
    state: 'product-state',
    nonce: 'product-nonce',
    code_challenge_method: 'S256',
    ...params,
  };
  const entries = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${issuer}/auth?${new URLSearchParams(entries).toString()}`;
}

export function post(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields), headers };
}

export function formAction(page: string, base: string): string {
  const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1] ?? '';
  return new URL(action.replaceAll('&amp;', '&'), base).href;
}

/** Opens the sign-in page, submits it, and returns the redirect URL at the product. */
export async function submitSignIn(
  browser: Browser,
  authorize: string,
  credentials: { email: string; password: string },
): Promise<URL> {
  const page = await browser.follow(authorize);
  const text = await page.response?.text();
  if (text === undefined) return new URL(page.url);
  const submitted = await browser.follow(formAction(text, page.url), post(credentials));
  return new URL(submitted.url);
}

export function exchangeCode(
  issuer: string,
  client: Pick<IdentityClient, 'clientId'>,
  callback: URL,
  verifier: string | undefined,
): Promise<Response> {
  const fields = {
    grant_type: 'authorization_code',
    client_id: client.clientId,
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: `${callback.origin}${callback.pathname}`,
  };
  return fetch(`${issuer}/token`, post(verifier ? { ...fields, code_verifier: verifier } : fields));
}

/** Signs a user in to a product and returns the tokens. */
export async function fetchTokens(
  issuer: string,
  client: Pick<IdentityClient, 'clientId' | 'redirectUris'>,
  credentials: { email: string; password: string },
): Promise<Tokens> {
  const { verifier, challenge } = newVerifier();
  const authorize = authorizeUrl(issuer, client, { code_challenge: challenge });
  const callback = await submitSignIn(new Browser(), authorize, credentials);
  return (await (await exchangeCode(issuer, client, callback, verifier)).json()) as Tokens;
}
