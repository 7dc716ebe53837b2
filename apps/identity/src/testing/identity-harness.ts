import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { IdentityAccount } from '../accounts.js';
import { buildIdentity, type Identity } from '../build-identity.js';
import type { IdentityClient, MachineClient } from '../clients.js';
import { Browser } from './browser.js';
import { authorizeUrl, exchangeCode, newVerifier, post, submitSignIn, type Tokens } from './sign-in-flow.js';

export const password = 'consign-demo';

export const tasman: IdentityClient = {
  clientId: 'consign-tasman',
  tenantName: 'Tasman Freight',
  tenantCode: 'TASMAN',
  organisation: 'org_tasman',
  audience: 'urn:consign:tasman',
  redirectUris: ['http://tasman.localhost:4300/signed-in', 'http://localhost:4300/signed-in'],
  postLogoutRedirectUris: ['http://tasman.localhost:4300/'],
  corsOrigins: ['http://tasman.localhost:4300'],
  brand: {
    accent: '#0b6e4f',
    bar: { light: '#013d43', dark: '#012b30' },
    mark: { path: 'M2 8h20v8H2Z', color: '#92cdd4' },
  },
};

export const aurora: IdentityClient = {
  clientId: 'consign-aurora',
  tenantName: 'Aurora Haulage',
  tenantCode: 'AURORA',
  organisation: 'org_aurora',
  audience: 'urn:consign:aurora',
  redirectUris: ['http://aurora.localhost:4300/signed-in'],
  postLogoutRedirectUris: ['http://aurora.localhost:4300/'],
  corsOrigins: ['http://aurora.localhost:4300'],
};

/** A machine client of Tasman. */
export const tracker: MachineClient = {
  clientId: 'tasman-tracker',
  secret: 'a secret of 32 characters or more',
  organisation: 'org_tasman',
  audience: 'urn:consign:tasman',
  permissions: ['Provider.REPORT'],
};

export const manager = {
  subject: 'user_manager',
  email: 'manager@kowhai.example',
  password,
  name: 'Mere Tāwhai',
  givenName: 'Mere',
  familyName: 'Tāwhai',
  nickname: 'mere',
  picture: 'https://pictures.example/mere.png',
  locale: 'en-NZ',
  organisation: 'org_tasman',
  objectId: '3f0b6a1e-90a5-4c0e-8a53-1f3f9d6f8c11',
  permissions: ['Access.DISPATCH', 'Consignment.MAINTAIN'],
};

export interface Harness {
  issuer: string;
  identity: Identity;
  /** May be changed while the provider runs. */
  accounts: IdentityAccount[];
  errors: unknown[];
  close(): Promise<void>;
}

/** Starts an identity provider over HTTP on a free port. */
export async function startIdentity(path = ''): Promise<Harness> {
  const accounts: IdentityAccount[] = [manager];
  const errors: unknown[] = [];
  let identity: Identity | undefined;
  const server = createServer((request, response) => identity?.handler(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  identity = await buildIdentity({
    issuer,
    clients: [tasman, aurora],
    machines: [tracker],
    accounts,
    onError: (error) => errors.push(error),
  });
  return {
    issuer,
    identity,
    accounts,
    errors,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

let shared: Promise<Harness> | undefined;

/** The identity provider that the files of a worker share, with the faults of its start. */
export async function shareIdentity(): Promise<Harness> {
  shared ??= startIdentity();
  const harness = await shared;
  harness.errors.length = 0;
  return harness;
}

export function signIn(
  browser: Browser,
  harness: Harness,
  client: IdentityClient,
  challenge: string,
  email = manager.email,
): Promise<URL> {
  const authorize = authorizeUrl(harness.issuer, client, { code_challenge: challenge });
  return submitSignIn(browser, authorize, { email, password });
}

export function exchange(
  { issuer }: Harness,
  client: IdentityClient,
  callback: URL,
  verifier: string | undefined,
): Promise<Response> {
  return exchangeCode(issuer, client, callback, verifier);
}

export function refresh({ issuer }: Harness, client: IdentityClient, token: string): Promise<Response> {
  return fetch(
    `${issuer}/token`,
    post({ grant_type: 'refresh_token', client_id: client.clientId, refresh_token: token }),
  );
}

/** Signs in to a product; returns the tokens and the browser. */
export async function signedIn(harness: Harness, client = tasman, browser = new Browser()) {
  const { verifier, challenge } = newVerifier();
  const callback = await signIn(browser, harness, client, challenge);
  const response = await exchange(harness, client, callback, verifier);
  return { browser, callback, verifier, tokens: (await response.json()) as Tokens };
}
